/** Where the package is published: what findings and reports link to. It follows from the package's name alone. */
export const packagePage = 'https://www.npmjs.com/package/git-baton';

/** Where a rule's page is published with the package. */
export function docsUrl(ruleId: string): string {
  return `https://unpkg.com/git-baton/dist/rules/${ruleId}.md`;
}
