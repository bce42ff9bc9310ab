import type { StdioServerTransport, Transport } from './sdk.ts';

type Message = Parameters<NonNullable<Transport['onmessage']>>[0];
type Extra = Parameters<NonNullable<Transport['onmessage']>>[1];

/** What stays open until the client ends it, and has no answer. */
const subscribes = 'subscriptions/listen';

/** A transport that knows which requests are not answered yet, so that a server can answer them before it ends. */
export class DrainingTransport implements Transport {
  onmessage?: (message: Message, extra?: Extra) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #wire: StdioServerTransport;
  readonly #open = new Set<string | number>();
  #drained: (() => void)[] = [];
  #close: () => void = () => {};
  /** Resolves once it is closed, by whichever side. */
  readonly closed: Promise<void>;

  constructor(wire: StdioServerTransport) {
    this.#wire = wire;
    this.closed = new Promise((resolve) => {
      this.#close = resolve;
    });
  }

  async start(): Promise<void> {
    this.#wire.onmessage = (message: Message) => {
      this.#receive(message);
      this.onmessage?.(message);
    };
    this.#wire.onclose = () => {
      // Nobody can be answered any more.
      this.#open.clear();
      this.#report();
      this.#close();
      this.onclose?.();
    };
    this.#wire.onerror = (error: Error) => this.onerror?.(error);
    await this.#wire.start();
  }

  async send(message: Message): Promise<void> {
    try {
      await this.#wire.send(message);
    } finally {
      if (!('method' in message) && message.id !== undefined) this.#settle(message.id);
    }
  }

  close(): Promise<void> {
    return this.#wire.close();
  }

  /** Resolves when each request that came in has its answer, was cancelled, or cannot be answered. */
  drained(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => void this.#drained.push(resolve));
  }

  #receive(message: Message): void {
    if (!('method' in message)) return;
    if ('id' in message) {
      if (message.method !== subscribes) this.#open.add(message.id);
    } else if (message.method === 'notifications/cancelled') {
      this.#settle(message.params?.requestId as string | number);
    }
  }

  #settle(id: string | number): void {
    this.#open.delete(id);
    this.#report();
  }

  #report(): void {
    if (this.#open.size > 0) return;
    for (const resolve of this.#drained) resolve();
    this.#drained = [];
  }
}
