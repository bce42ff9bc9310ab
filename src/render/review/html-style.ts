/** What a review needs besides the style of the dashboard: words that stand out, and its records. */
export const reviewStyle = `
.warn{color:var(--accent)}
.record{padding:1rem 0 1.15rem;border-top:1px solid var(--line)}
.record>details{margin:0}.record>details>summary{color:inherit;font-size:var(--m)}
.record h3{display:inline;font-size:var(--l);font-weight:550}.record h3 .kind{color:var(--soft);font-weight:400}
.record:target,dd:target{box-shadow:-1rem 0 0 var(--page),calc(-1rem - 2px) 0 0 var(--accent)}
.record .parts{margin:.5rem 0 0;max-width:52rem}.record .facts{margin-top:.15rem}
.parts ul,.more ul{list-style:none;margin:.1rem 0;padding:0}.parts dd>ul>li{padding-left:1.1rem;text-indent:-1.1rem}
.parts .decided{margin-top:.5rem}.parts .decided:is(:first-child,:first-child+dd){margin-top:0}.parts dd.decided>ul>li:first-child{padding:0;text-indent:0;font-size:var(--m);font-weight:550}
.parts dd details{margin:.1rem 0}
.record .beside{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}.beside>.drawing{margin-top:.5rem}
@media(max-width:56rem){.record .beside{grid-template-columns:minmax(0,1fr)}}
@media print{.record{break-inside:avoid}}
`;
