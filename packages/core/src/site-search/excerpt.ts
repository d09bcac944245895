import type { MarkedText } from '@ori/contracts/site-search';
import { plainLetters, rootOf } from '../tutor/ground/content-words.ts';
import type { SiteEntry } from './site-entry.ts';

const EXCERPT_MAX = 240;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** How many of the words a text has, or begins others of its words with. */
function countIn(text: string, hits: ReadonlySet<string>): number {
  const plain = plainLetters(text);
  return [...hits].filter((hit) => plain.includes(hit)).length;
}

/** The passage that has most of the words: what the entry says of itself, unless another has more of them. */
function tellingPassage(
  { title, place, text, about, passages }: SiteEntry,
  hits: ReadonlySet<string>,
): string {
  if (countIn(`${title} ${place} ${text}`, hits) >= hits.size) return text;
  const known = countIn(text, hits);
  if (known > 0 && countIn(`${title} ${place} ${text} ${about.join(' ')}`, hits) >= hits.size) return text;
  let best = { text, count: known };
  for (const passage of passages) {
    const count = countIn(passage, hits);
    if (count > best.count) best = { text: passage, count };
  }
  return best.text;
}

/** A French guillemet that closes stands a space off, and belongs to its sentence. */
const SENTENCE_END = /[.!?…](?:\s?»|["”)])?\s+/g;

/** The sentence with the first of the words, and what follows it as far as there is room. */
function around(text: string, hits: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_MAX) return text;
  const met = [...text.matchAll(WORD)].find(({ 0: word }) => hits.has(rootOf(plainLetters(word))));
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length);
  const from = ends.findLast((end) => end <= (met?.index ?? 0)) ?? 0;
  const to = ends.findLast((end) => end > from && end - from <= EXCERPT_MAX) ?? text.length;
  if (to - from <= EXCERPT_MAX) return text.slice(from, to).trim();
  const cut = text.slice(from, from + EXCERPT_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_MAX / 2)).trimEnd()}…`;
}

/** A text in pieces, each a word that was looked for or what stands between. */
export function marked(text: string, hits: ReadonlySet<string>): MarkedText[] {
  const pieces: { text: string; isHit: boolean }[] = [];
  let told = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!hits.has(rootOf(plainLetters(word)))) continue;
    if (index > told) pieces.push({ text: text.slice(told, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    told = index + word.length;
  }
  if (told < text.length) pieces.push({ text: text.slice(told), isHit: false });
  return pieces;
}

/** A sentence or two of an entry around the words that were met, with these marked. */
export function excerptOf(entry: SiteEntry, hits: ReadonlySet<string>): MarkedText[] {
  const text = tellingPassage(entry, hits).replaceAll('$', '');
  return marked(around(text, hits), hits);
}
