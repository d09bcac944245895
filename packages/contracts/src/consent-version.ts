/** The version of the consent text a parent agrees to; a new text is a new version. */
export const CONSENT_TEXT_VERSION = '2026-11-7';
/** The version of the terms in force, kept with each account that agrees to them. */
export const TERMS_VERSION = '2026-11-3';
