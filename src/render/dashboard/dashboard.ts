// The pages. The build keeps them in a file of their own, which only commands that show some load.
export { renderPage, renderPart } from './page.ts';
export { dashboardStyle } from './style.ts';
export { viewOf } from './view.ts';
