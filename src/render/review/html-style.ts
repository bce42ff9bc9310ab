/** The style of the page: light and dark as the reader's system has it, no fonts or images from elsewhere. */
export const reviewStyle = `
:root{color-scheme:light dark;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--page:#fff;--card:#f6f8fa;--good:#116329;--bad:#b3261e;--warn:#7d4e00;--code:#e7ebf0;--accent:#0550ae}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9aa4af;--line:#343b44;--page:#0d1117;--card:#151b23;--good:#5bd075;--bad:#ff8a80;--warn:#e3b341;--code:#262d36;--accent:#79b8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:1.7rem;line-height:1.25;margin:0 0 .35rem;text-wrap:balance}
h2{font-size:1.02rem;margin:2.25rem 0 .6rem}
h3{font-size:1rem;line-height:1.4;margin:0;overflow-wrap:anywhere}
p{margin:.25rem 0}
.meta,.path,.change{color:var(--soft);font-size:.88rem}
.path{overflow-wrap:anywhere}
code{background:var(--code);border-radius:4px;padding:.05em .35em;font:.86em/1.45 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
.good{color:var(--good)}.bad{color:var(--bad);font-weight:600}.warn{color:var(--warn)}.dim{color:var(--soft)}.strong{font-weight:600}
.errors h1 .sign,.error>.sign{color:var(--bad)}.warnings h1 .sign,.warning>.sign{color:var(--warn)}.clean h1 .sign,.same h1 .sign{color:var(--good)}.info>.sign{color:var(--accent)}
.list{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:8px}
.list>li{position:relative;padding:.55rem .9rem .55rem 2.35rem;overflow-wrap:anywhere}
.list>li+li{border-top:1px solid var(--line)}
.list>li>.sign{position:absolute;left:.9rem}
.list ul{margin:.15rem 0 0;padding-left:1.1rem;color:var(--soft)}
article{border:1px solid var(--line);border-radius:8px;margin:0 0 1rem;overflow:hidden}
article>header{background:var(--card);border-bottom:1px solid var(--line);padding:.7rem 1rem}
.kind{color:var(--soft);font-weight:600;font-size:.78rem;letter-spacing:.06em;text-transform:uppercase;margin-right:.4rem}
.badge{float:right;margin-left:.75rem;font-size:.82rem;font-weight:600}
dl{display:grid;grid-template-columns:7.5rem 1fr;gap:.4rem 1rem;margin:0;padding:.8rem 1rem}
dt{color:var(--soft);font-size:.88rem;padding-top:.1rem}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
dd ul{list-style:none;margin:.2rem 0 0;padding:0}
dd li{padding:.1rem 0}
summary{color:var(--accent);font-size:.88rem;cursor:pointer;width:fit-content}
.checks{border-top:1px solid var(--line)}
@media(max-width:40rem){dl{grid-template-columns:1fr;gap:.1rem}dd{margin-bottom:.5rem}}
@media print{article{break-inside:avoid}}
`;
