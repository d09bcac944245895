import { plainWords } from '../safety/readings.ts';

/** Places that features are hashed to. More would mean fewer clashes and a bigger file. */
export const BUCKETS = 2_048;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 4;

const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** FNV-1a, 32 bits, folded to a bucket. */
function bucketOf(feature: string): number {
  let value = HASH_START;
  for (let index = 0; index < feature.length; index += 1)
    value = Math.imul(value ^ feature.charCodeAt(index), HASH_FACTOR);
  return ((value >>> 0) ^ (value >>> 16)) & (BUCKETS - 1);
}

/** Pieces of 3 and 4 letters: they carry a word through its misspellings. */
function piecesOf(word: string): readonly string[] {
  const edged = `<${word}>`;
  const pieces: string[] = [];
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1)
    for (let at = 0; at + length <= edged.length; at += 1) pieces.push(edged.slice(at, at + length));
  return pieces;
}

/**
 * What a message looks like to the classifier: buckets of its words, pairs of words and pieces of words, each once, in
 * order. Every number counts as the same word. At most the first 40 words are looked at.
 */
export function featuresOf(text: string): readonly number[] {
  const words = plainWords(text)
    .split(' ')
    .filter((word) => word !== '.' && word !== '')
    .slice(0, 40)
    .map((word) => (/\d/.test(word) ? '0' : word));
  const pairs = ['^', ...words].map((word, index) => `${word} ${words[index] ?? '$'}`);
  const features = [...words.map((word) => `=${word}`), ...pairs, ...words.flatMap(piecesOf)];
  return [...new Set(features.map(bucketOf))].toSorted((a, b) => a - b);
}
