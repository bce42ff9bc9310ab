/**
 * The style of every page: one scale of type, one accent, thin lines, few boxes; light and dark as the reader's system has it,
 * nothing from elsewhere.
 */
export const dashboardStyle = `
:root{color-scheme:light dark;--ink:#1d1c1a;--soft:#66625a;--line:#e3dfd7;--thread:#b9b3a7;--page:#fdfcfa;--tint:#f4f1eb;--accent:#b03a0c;--s:.8125rem;--m:1rem;--l:1.1875rem;--xl:1.75rem}
@media(prefers-color-scheme:dark){:root{--ink:#ece8e1;--soft:#a39d92;--line:#33302b;--thread:#5d574e;--page:#161513;--tint:#211f1c;--accent:#ff8d5e}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--page);color:var(--ink);font:var(--m)/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--thread);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-color:currentColor}
:focus-visible,input:focus-within{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
main:focus{outline:none}
.skip{position:absolute;left:-99rem}.skip:focus{position:static;display:block;padding:.5rem 1.25rem}
.top{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 2rem;max-width:76rem;margin:0 auto;padding:1rem 1.25rem .75rem;border-bottom:1px solid var(--line)}
.brand{margin:0}.brand :is(a,b){font-weight:650;text-decoration:none}.brand span{color:var(--soft);font-size:var(--s);margin-left:.4rem}
.top ul{display:flex;flex-wrap:wrap;gap:.1rem 1.25rem;list-style:none;margin:0;padding:0}
.top nav a{display:inline-block;padding:.2rem 0;text-decoration:none;color:var(--soft)}
.top nav a:hover{color:var(--ink)}
.top nav a[aria-current]{color:var(--ink);box-shadow:0 2px var(--accent)}
.live{margin:0 0 0 auto;color:var(--soft);font-size:var(--s)}
main{max-width:76rem;margin:0 auto;padding:2rem 1.25rem 5rem}
h1{font-size:var(--xl);font-weight:400;line-height:1.25;letter-spacing:-.012em;margin:0 0 .5rem;max-width:48rem;text-wrap:balance}
h1 code{font-size:.8em}
h2{font-size:var(--l);font-weight:600;line-height:1.3;margin:2.25rem 0 .5rem}
h3{font-size:var(--m);font-weight:600;line-height:1.4;margin:0}
h2 .soft{font-weight:400}
p{margin:0}
.big{font-variant-numeric:tabular-nums;color:var(--accent)}
.facts{color:var(--soft);font-size:var(--s);line-height:1.6}
.facts>span{display:inline-block;max-width:100%;margin-right:.2rem}.facts>span:not(:last-child)::after{content:"·";margin-left:.45rem;color:var(--thread)}
.soft{color:var(--soft)}.alert{color:var(--accent);font-weight:600}
.notice{margin:1rem 0 0;padding-left:.75rem;border-left:2px solid var(--accent)}
.empty{color:var(--soft);padding:2rem 0}
code{font:.875em/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.command .option{white-space:nowrap}.command{margin-top:.15rem;color:var(--soft);font-size:var(--s)}
.prose{white-space:pre-wrap;max-width:44rem;margin:.5rem 0}
.tag{border:1px solid var(--accent);border-radius:1rem;padding:0 .5em;color:var(--accent)}
.rows{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.rows>li{padding:.7rem 0;border-bottom:1px solid var(--line)}
.rows ul{margin:.1rem 0;padding-left:1.1rem;font-size:var(--s)}
.aged>li{display:grid;grid-template-columns:4.25rem minmax(0,1fr);gap:0 1rem}
.age{color:var(--soft);font-size:var(--s);line-height:1.85;font-variant-numeric:tabular-nums}
.lead{font-weight:550}.lead a{text-decoration:none}.lead a:hover{text-decoration:underline;text-decoration-thickness:1px}
.files{columns:2 22rem;column-gap:3rem}.files>li{break-inside:avoid}
.with-drawing{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.5rem}.with-drawing>div{flex:1 1 20rem}
ins{text-decoration:none;background:var(--tint);box-shadow:0 1px var(--accent)}del{color:var(--soft)}
svg{overflow:visible}
svg text{fill:var(--soft);font-size:var(--s)}
.mark{overflow:visible}
.mark circle{fill:var(--page);stroke:var(--ink);stroke-width:1.5}
.mark path{fill:var(--ink)}
.mark.success circle{fill:var(--ink)}
.mark.failure circle{stroke:none}.mark.failure path{fill:none;stroke:var(--accent);stroke-width:2.25;stroke-linecap:round}
.mark.abandoned circle{stroke:var(--soft);stroke-dasharray:2 2}
.key{vertical-align:-.25em;flex:none}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;list-style:none;margin:1rem 0 0;padding:0;color:var(--soft);font-size:var(--s)}
.sure{white-space:nowrap}.sure svg{vertical-align:.2em;margin-right:.15rem}.sure rect{fill:var(--ink)}.sure .rest{fill:var(--line)}
.threads{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.thread{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:0 2.5rem;align-items:center}
.threads>.thread{padding:.7rem 0;border-bottom:1px solid var(--line)}
.thread>svg{width:100%}
.thread line{stroke:var(--thread);stroke-width:1}
.axis svg text{text-anchor:middle}
.over .lead{font-weight:400}
.lines :is(path,line){fill:none;stroke:var(--thread);stroke-width:1.5}
.lanes{flex:none;display:block}
.timeline{display:flex;gap:.75rem}
.labels,.stops{list-style:none;margin:0;padding:0;min-width:0;flex:1}
.labels>li{height:46px;display:flex;flex-direction:column;justify-content:center;line-height:1.35}
.labels .what{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-decoration:none}
.labels a.what:hover{text-decoration:underline}
.labels .meta{position:relative;color:var(--soft);font-size:var(--s);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.event{color:var(--soft);font-size:var(--s)}.event em{font-style:normal;color:var(--ink)}
.task{fill:var(--page);stroke:var(--ink);stroke-width:1.5}.task.success{fill:var(--ink)}.task.failure{stroke:var(--accent);fill:var(--accent)}.task.partial{fill:var(--thread)}
.drawing{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding-bottom:1rem}.beside{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:0 3.5rem}
.decisions{list-style:none;margin:0;padding:0}
.decision{padding:.9rem 0 1.1rem;border-top:1px solid var(--line)}
.decision h3{font-size:var(--l);font-weight:550;margin:.15rem 0 .4rem}
.decision:target{box-shadow:-1rem 0 0 var(--page),calc(-1rem - 2px) 0 0 var(--accent)}
.parts{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:.1rem 1rem;margin:0;font-size:.9375rem}
.parts dt{color:var(--soft);font-size:var(--s);line-height:1.75}.parts dd{margin:0;grid-column:2}
.outcome{margin:.7rem 0 0;padding-left:.75rem;border-left:2px solid var(--thread)}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--soft);font-size:var(--s)}summary:hover{color:var(--ink)}
.steps{margin:.3rem 0;padding-left:1.4rem}
.stops>li{position:relative}.rail{position:absolute;top:0;left:0;height:100%}.rail .again{stroke:var(--accent);stroke-dasharray:2 4}
.rail circle{fill:var(--page);stroke:var(--thread);stroke-width:1.5}.rail .done{fill:var(--ink);stroke:var(--ink)}.rail .end{stroke:var(--ink)}
.passes-1>li{padding-left:62px!important}.passes-2>li{padding-left:84px!important}.passes-3>li{padding-left:106px!important}.passes-4>li{padding-left:128px!important}
.back{color:var(--accent)}:is(path,line).back{stroke:var(--accent)!important;fill:none}
.stops>li{min-height:46px;padding:11px 0}
.stop{margin:0;line-height:1.5}.stop .found{color:var(--soft)}.stop strong{font-weight:550}.stop summary{color:inherit;font-size:var(--m);list-style-position:outside}
.stop .soft+.found::before{content:"· "}.stop .back{display:block}
.small-path line{stroke:var(--line);stroke-width:1.5}.small-path circle{fill:var(--page);stroke:var(--thread);stroke-width:1.5}.small-path .done{fill:var(--ink);stroke:var(--ink)}.small-path .back{stroke-width:1.5}
.chain{list-style:none;margin:0 0 .5rem;padding:0}
.chain>li{padding:.1rem 0 1.25rem 1.5rem;position:relative}
.chain>li:not(:last-child)::after{content:"";position:absolute;left:5px;top:1rem;bottom:-.5rem;border-left:1.5px solid var(--thread)}
.chain>li::before{content:"";position:absolute;z-index:1;left:0;top:.5rem;width:11px;height:11px;border-radius:50%;background:var(--page);border:1.5px solid var(--ink)}
.chain>.taken::before{background:var(--ink)}.chain>.late::before{border-color:var(--accent)}
.chain ul{margin:.1rem 0;padding-left:1.1rem}
.part:empty{display:none}.chart{margin:1.5rem 0;max-width:26rem}.chart svg{width:100%;height:auto}.chart figcaption{color:var(--soft);font-size:var(--s);margin-top:.5rem}.bin{display:block}
.grid{stroke:var(--line);fill:none}.ideal{stroke:var(--thread);stroke-dasharray:3 4}.curve{fill:none;stroke:var(--accent);stroke-width:1.75}.dots circle{fill:var(--accent)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{text-align:right;padding:.45rem 0 .45rem 1.5rem;border-bottom:1px solid var(--line);font-weight:400;white-space:nowrap}th:first-child{text-align:left;padding-left:0}tbody th{white-space:normal;min-width:4rem}thead th{color:var(--soft);font-size:var(--s)}
.scroll{overflow-x:auto;max-width:48rem}
form p{margin:0}label{display:block;color:var(--soft);font-size:var(--s)}
input,select,textarea,button{font:inherit;color:inherit;background:var(--page);border:1px solid var(--thread);border-radius:3px;padding:.3rem .5rem;max-width:100%}
textarea{width:100%;max-width:34rem;display:block}
button{cursor:pointer;border-color:var(--ink)}button:hover{background:var(--tint)}
.filter{display:flex;flex-wrap:wrap;gap:.5rem .9rem;align-items:end;margin:1rem 0 .5rem}.filter p{min-width:0;max-width:100%}.filter select{max-width:12rem}.filter input{width:9.5rem}.filter :is(input,select,button){height:2.25rem}.axis{margin-top:1rem}
.write form{display:grid;gap:.6rem;padding:.6rem 0 .3rem}output{color:var(--accent);font-size:var(--s)}
.pager{display:flex;gap:1.5rem;justify-content:space-between;margin-top:1.5rem;color:var(--soft);font-size:var(--s)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.changed{animation:changed 2.4s ease-out}@keyframes changed{from{background:var(--tint)}}
@media(min-width:56rem){main.view-handoffs{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 3.5rem;align-items:start}main.view-handoffs>#head{grid-column:1/-1}}
@media(max-width:56rem){.drawing{position:static;max-height:none}.beside{grid-template-columns:minmax(0,1fr)}}
@media(max-width:44rem){.filter{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}.filter :is(input,select){width:100%;max-width:none}.thread{grid-template-columns:minmax(0,1fr);gap:.2rem}.aged>li{grid-template-columns:minmax(0,1fr)}.age:empty{display:none}.parts{grid-template-columns:minmax(0,1fr)}.parts dd{grid-column:1}.parts dt{margin-top:.3rem}th,td{padding-left:.6rem}.axis svg text:first-child{text-anchor:start}main{padding-top:1.5rem}.top{padding-top:.75rem}}
@media(prefers-reduced-motion:reduce){.changed{animation:none}}
@media print{.top nav,.write,.skip{display:none}}
`;
