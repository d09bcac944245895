import { LEGAL_VERSIONS } from '@ori/contracts/legal-versions';
import { textPath } from '@ori/contracts/text-names';
import { slugToAgree } from '@ori/core/privacy/legal-versions';

/** Where the terms stand that somebody agrees to who opens an account now: those that come, once they are published. */
export function termsToAgree(): string {
  return textPath('legal', slugToAgree(LEGAL_VERSIONS, 'terms', new Date().toISOString().slice(0, 10)));
}
