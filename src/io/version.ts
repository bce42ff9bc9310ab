declare const BATON_VERSION: string | undefined;

/** The package's version; set by the build. */
export const version: string = typeof BATON_VERSION === 'string' ? BATON_VERSION : '0.0.0-source';
