import type { Locale } from '@ori/contracts/locale';
import { redact } from './redact.ts';
import { triage } from './triage.ts';
import type { Triage } from './triage.ts';

export const EXCERPT_MAX_CHARS = 140;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The least of a child's words that says why an adult is told: the sentence that spoke, without private data. */
export function minimalExcerpt(text: string, found: Triage, locale: Locale): string {
  const spoke = sentencesOf(text).find((sentence) => triage(sentence)?.category === found.category);
  const { text: plain } = redact(spoke ?? text, locale);
  return plain.length <= EXCERPT_MAX_CHARS ? plain : `${plain.slice(0, EXCERPT_MAX_CHARS - 1).trimEnd()}…`;
}
