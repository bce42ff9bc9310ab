// The pages. The build keeps them in a file of their own, which only commands that show some load.
export { exportedSite } from './export.ts';
export { renderFault, renderPage, renderPart } from './page.ts';
export { dashboardStyle } from './style.ts';
export { renderTimeline, type TimelineFormat } from './timeline.ts';
export { viewOf } from './view.ts';
