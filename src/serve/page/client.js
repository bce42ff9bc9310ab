// What a page of the dashboard does beyond reading: it takes the token out of its address, fetches the parts that changed, and
// sends what somebody writes. `npm run generate` makes script.gen.ts from it.
(() => {
  const note = document.getElementById('live');
  const say = (text) => {
    if (note) note.textContent = text;
  };

  const given = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (given) {
    sessionStorage.setItem('baton-token', given);
    history.replaceState(null, '', location.pathname + location.search);
  }

  const partUrl = (id) => {
    const url = new URL(location.href);
    url.hash = '';
    url.searchParams.set('part', id);
    return url;
  };
  const waiting = new Set();
  const isBusy = (part) => part.querySelector('form[data-typed]') !== null;
  const renewWaiting = () => {
    for (const id of waiting) {
      const part = document.getElementById(id);
      if (part && !isBusy(part)) renew(part);
    }
  };

  async function renew(part) {
    if (isBusy(part)) {
      waiting.add(part.id);
      say('Changed; shown once your text is sent');
      return;
    }
    waiting.delete(part.id);
    const answer = await fetch(partUrl(part.id), { headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.body.firstElementChild;
    const here = document.getElementById(part.id);
    if (!fresh || !here || fresh.innerHTML === here.innerHTML) return;
    const open = [...here.querySelectorAll('details')].map((one) => one.open);
    [...fresh.querySelectorAll('details')].forEach((one, at) => {
      one.open = open[at] ?? false;
    });
    const focused = here.contains(document.activeElement) ? document.activeElement : null;
    here.replaceWith(fresh);
    fresh.classList.add('changed');
    if (!focused) return;
    const address = focused.getAttribute('href');
    const again = focused.id
      ? document.getElementById(focused.id)
      : address && fresh.querySelector(`a[href="${CSS.escape(address)}"]`);
    again?.focus();
  }

  const parts = () => [...document.querySelectorAll('section.part')];
  let wasOpen = false;
  const stream = new EventSource('/events');
  stream.addEventListener('open', () => {
    say('');
    // What changed meanwhile is not known.
    if (wasOpen) for (const part of parts()) renew(part);
    wasOpen = true;
  });
  stream.addEventListener('error', () => say('Not connected'));
  stream.addEventListener('message', ({ data }) => {
    const changed = new Set(JSON.parse(data));
    for (const part of parts()) {
      if ((part.dataset.about ?? '').split(' ').some((one) => changed.has(one))) renew(part);
    }
  });

  document.addEventListener('input', ({ target }) => {
    const form = target.closest?.('form[data-send]');
    if (form) form.dataset.typed = 'yes';
  });
  const requests = {
    review: ({ decision }, said) => [
      'baton.reviewDecision',
      {
        decision,
        outcome: said.outcome,
        ...(said.by && { by: said.by }),
        ...(said.actual && { actualResult: said.actual }),
        lessons: said.lessons
          .split('\n')
          .map((one) => one.trim())
          .filter(Boolean),
      },
    ],
    answer: ({ question, thread }, said) => [
      'cstp.recordDecision',
      {
        threadId: thread,
        agentId: said.agent,
        decision: said.decision,
        confidence: Number(said.confidence),
        resolvesQuestions: [question],
      },
    ],
  };

  document.addEventListener('submit', async (event) => {
    const form = event.target;
    const request = requests[form.dataset.send];
    if (!request) return;
    event.preventDefault();
    const output = form.querySelector('output');
    const token = sessionStorage.getItem('baton-token');
    if (!token) {
      output.textContent = 'Open the address that baton serve printed: it has the token.';
      return;
    }
    const [method, params] = request(form.dataset, Object.fromEntries(new FormData(form)));
    output.textContent = '…';
    try {
      const answer = await fetch('/rpc', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      const { error } = await answer.json();
      if (error) {
        const help = error.data?.help ?? error.help;
        output.textContent = help ? `${error.message}. ${help}` : error.message;
        return;
      }
      delete form.dataset.typed;
      form.reset();
      output.textContent = 'Written to the working tree; commit it when you are done.';
      say('Written to the working tree');
      renewWaiting();
    } catch {
      output.textContent = 'The server cannot be reached.';
    }
  });
})();
