declare const BATON_VERSION: string | undefined;
declare const BATON_BUGS: string | undefined;

/** The package's version; set by the build. */
export const version: string = typeof BATON_VERSION === 'string' ? BATON_VERSION : '0.0.0-source';

/** Where bugs are reported, from package.json; set by the build, undefined while `project.json` has placeholders. */
export const bugs: string | undefined = typeof BATON_BUGS === 'string' ? BATON_BUGS : undefined;
