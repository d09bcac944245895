import { WORKER } from '../offline/kept-names.ts';

/** The browser's Trusted Types, as far as they are used here: TypeScript's own library lacks them. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}
interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (url: string) => string;
}
interface Factory {
  readonly createPolicy: (name: string, rules: PolicyRules) => Policy;
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

// Libraries clear an element by an empty text; anything else that reaches a sink as plain text is refused.
factory?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) });

const policy = factory?.createPolicy('ori', {
  createHTML: (text) => text,
  createScriptURL: (url) => (url === WORKER ? url : null),
});

/**
 * Marks markup as ours, for browsers that refuse any other (`require-trusted-types-for`). Only for what
 * our server compiled and sanitised, or what our own code printed from parsed values: never for a person's words.
 */
export function trustedMarkup(text: string): string {
  return policy?.createHTML(text) ?? text;
}

/** Marks the address of our own worker as ours. @throws TypeError for any other address */
export function trustedScript(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
