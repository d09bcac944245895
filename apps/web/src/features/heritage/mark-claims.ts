import type { EvidenceLabel } from '@ori/contracts/content';

/** What the page writes behind a claim's sentences. */
export interface ClaimMark {
  readonly label: EvidenceLabel;
  /** The label in the reader's words. */
  readonly word: string;
}

/** Sentences of one claim that follow each other share one mark. */
const RUN = /(?:<span data-claim="([a-z0-9-]+)">(?:(?!<span data-claim=)[^])*?<\/span>)(?:\s*<span data-claim="\1">(?:(?!<span data-claim=)[^])*?<\/span>)*/g;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Id of the sheet that tells a claim's sources. */
export const sheetIdOf = (claimId: string): string => `claim-${claimId}`;
/** Id of the drawing of a label, kept once on the page. */
export const markIdOf = (label: EvidenceLabel): string => `mark-${label}`;

function button(id: string, { label, word }: ClaimMark): string {
  const icon = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${markIdOf(label)}"></use></svg>`;
  return `<button type="button" class="claim-mark" data-evidence="${label}" popovertarget="${sheetIdOf(id)}">${icon}${escaped(word)}</button>`;
}

/**
 * Puts an evidence mark (icon and word) behind the sentences of each claim in a section's HTML.
 * The mark opens the claim's sheet by the browser's own popover, so it works without any script.
 */
export function markClaims(html: string, markOf: (claimId: string) => ClaimMark | null): string {
  return html.replace(RUN, (sentences: string, id: string) => {
    const mark = markOf(id);
    return mark ? `${sentences}\u00a0${button(id, mark)}` : sentences;
  });
}
