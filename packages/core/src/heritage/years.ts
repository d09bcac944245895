/** A span of years; years before the common era are negative. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

const ORDINAL = String.raw`(?<nth>\d{1,2})(?:st|nd|rd|th)(?:\s*-\s*(?<nthTo>\d{1,2})(?:st|nd|rd|th))?`;
const SPAN = String.raw`${ORDINAL}\s+(?<unit>century|centuries|millennium)(?:\s+(?<spanEra>BCE|CE))?`;
const YEAR = String.raw`(?<year>\d{3,4}|\d{1,2}(?=\s+B?CE))(?:\s*(?:-|and c\.)\s*(?<yearTo>\d{2,4}))?(?:s\b)?(?:\s+(?<yearEra>BCE|CE|years ago))?`;
const DATE = new RegExp(`${SPAN}|${YEAR}`, 'gu');
/** "Years ago" in archaeology are told roughly: from 2000. */
const NOW = 2000;

interface Found {
  readonly from: number;
  readonly to: number;
  readonly era: string | undefined;
}

function spanOf(groups: Record<string, string | undefined>): Found {
  const size = groups['unit'] === 'millennium' ? 1000 : 100;
  const first = Number(groups['nth']);
  const last = Number(groups['nthTo'] ?? first);
  const era = groups['spanEra'];
  return era === 'BCE'
    ? { from: first * size, to: (last - 1) * size + 1, era }
    : { from: (first - 1) * size + 1, to: last * size, era };
}

/** `1716-21` ends in 1721: a shorter end borrows the beginning's digits. */
function yearOf(groups: Record<string, string | undefined>): Found {
  const from = groups['year'] ?? '';
  const to = groups['yearTo'] ?? from;
  const whole = to.length < from.length && groups['yearEra'] !== 'BCE' ? from.slice(0, -to.length) + to : to;
  return { from: Number(from), to: Number(whole), era: groups['yearEra'] };
}

/** Eras are written once, after the last number they hold for. */
function withEras(found: readonly Found[]): number[] {
  let era = 'CE';
  return found.toReversed().flatMap((span) => {
    era = span.era ?? era;
    if (era === 'years ago') return [NOW - span.from, NOW - span.to];
    const sign = era === 'BCE' ? -1 : 1;
    return [sign * span.from, sign * span.to];
  });
}

/**
 * The years that a date in words spans, e.g. `c.1850-1550 BCE`, `628 CE`, `11th century; 1261; 1303 CE`.
 * @returns null where no year is told (`living tradition`).
 */
export function yearsOf(date: string): Years | null {
  const found = [...date.replaceAll(/,(?=\d{3})/gu, '').matchAll(DATE)].map(({ groups = {} }) =>
    groups['nth'] === undefined ? yearOf(groups) : spanOf(groups),
  );
  const years = withEras(found);
  return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) };
}
