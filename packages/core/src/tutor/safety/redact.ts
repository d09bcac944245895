import type { LocalisedText, Locale } from '@ori/contracts/locale';
import { privateDataIn } from './private-data.ts';
import type { PrivateKind } from './private-data.ts';

const PRIVATE: LocalisedText = { en: '[private]', fr: '[privé]', es: '[privado]' };

export interface Redacted {
  readonly text: string;
  /** What was taken out, each kind once. */
  readonly found: readonly PrivateKind[];
}

/** Pieces can come to light once others are gone, so looks again, a few times at most. */
const ROUNDS = 4;

function once(text: string, marker: string): Redacted {
  const pieces = privateDataIn(text);
  const rest = pieces
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + marker + left.slice(end), text);
  return { text: rest, found: [...new Set(pieces.map(({ kind }) => kind))] };
}

/**
 * Takes private data out of a message before it is kept or sent anywhere: a marker word in the reader's language
 * stands in its place. Doing it twice changes nothing more. Problems stay as they are.
 */
export function redact(text: string, locale: Locale): Redacted {
  let result: Redacted = { text, found: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = once(result.text, PRIVATE[locale]);
    if (next.found.length === 0) return result;
    result = { text: next.text, found: [...new Set([...result.found, ...next.found])] };
  }
  return result;
}
