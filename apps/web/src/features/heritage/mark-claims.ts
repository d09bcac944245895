import type { EvidenceLabel } from '@ori/contracts/content';

/** What the page writes behind a claim's sentences. */
export interface ClaimMark {
  readonly label: EvidenceLabel;
  /** The label in the reader's words. */
  readonly word: string;
  /** The reader's language, where the text may be in another. */
  readonly lang?: string;
}

const OPENING = /<span data-claim="([a-z0-9-]+)">/g;
const SPAN = /<(\/?)span\b[^<>]*>/g;

interface Found {
  readonly id: string;
  /** Where its opening tag starts, and where its closing tag ends. */
  readonly start: number;
  readonly end: number;
}

/** Spans may stand inside a claim (maths does), so closing tags are counted. */
function endOfSpan(html: string, start: number): number {
  let depth = 0;
  SPAN.lastIndex = start;
  for (let tag = SPAN.exec(html); tag; tag = SPAN.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return SPAN.lastIndex;
  }
  return html.length;
}

function claimsIn(html: string): Found[] {
  return [...html.matchAll(OPENING)].map((match) => ({
    id: match[1] ?? '',
    start: match.index,
    end: endOfSpan(html, match.index),
  }));
}

/** Sentences of one claim that follow each other share one mark: the last of a run carries it. */
function endsOfRuns(html: string): Found[] {
  const found = claimsIn(html);
  return found.filter((claim, index) => {
    const next = found[index + 1];
    return next?.id !== claim.id || html.slice(claim.end, next.start).trim() !== '';
  });
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Id of the sheet that tells a claim's sources. */
export const sheetIdOf = (claimId: string): string => `claim-${claimId}`;
/** Id of the drawing of a label, kept once on the page. */
export const markIdOf = (label: EvidenceLabel): string => `mark-${label}`;

function button(id: string, { label, word, lang }: ClaimMark): string {
  const icon = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${markIdOf(label)}"></use></svg>`;
  return `<button type="button" class="claim-mark" data-evidence="${label}" popovertarget="${sheetIdOf(id)}"${lang ? ` lang="${lang}"` : ''}>${icon}${escaped(word)}</button>`;
}

/**
 * Puts an evidence mark (icon and word) behind the sentences of each claim in a section's HTML.
 * The mark opens the claim's sheet by the browser's own popover, so it works without any script.
 */
export function markClaims(html: string, markOf: (claimId: string) => ClaimMark | null): string {
  let marked = '';
  let from = 0;
  for (const { id, end } of endsOfRuns(html)) {
    const mark = markOf(id);
    marked += html.slice(from, end) + (mark ? `\u00a0${button(id, mark)}` : '');
    from = end;
  }
  return marked + html.slice(from);
}
