import type { Locale } from '@ori/contracts/locale';
import type { Nodes, Parents } from 'mdast';
import { parseMarkdown, wordsOf } from './markdown.ts';

export interface Sentence {
  readonly text: string;
  /** The claim that the sentence is marked as belonging to. */
  readonly claim: string | null;
}

/** Abbreviations after which a full stop ends no sentence. */
const ABBREVIATIONS =
  /(?<=^|[\s(«“])(c|ca|av|apr|p|pp|no|vol|St|Dr|Mr|Ms|Mrs|Prof|a|e|d|J|EE|UU|etc|cf|fig|vs|env|aprox)\.(?=[\s-])/giu;
const STOP = '\uE000';
/** What closes a quotation belongs to its sentence; a French guillemet stands a space off. */
const SENTENCE_END = /(?<=[.!?…](?:\s?»|[”"'’)])*)\s+(?=[\p{Lu}\p{N}¿¡«“"(])/u;
const ENDED = /[.!?…](?:\s?»|[”"'’)])*$/u;

/** The sentences of inline text or of a section's nodes, each with its claim. Headings are not sentences. */
export function sentencesOf(nodes: readonly Nodes[], locale: Locale): Sentence[] {
  return nodes.flatMap((node) => sentencesOfNode(node, locale));
}

/** The sentences of a line of Markdown. */
export function sentencesOfText(text: string, locale: Locale): Sentence[] {
  return sentencesOf(parseMarkdown(text).children, locale);
}

/** Words of a text: runs without white space that hold a letter or a digit; `3 500` with a narrow space is one. */
export function countWords(text: string): number {
  return text
    .replace(/(?<=\d)[\u00A0\u202F](?=\d{3})/gu, '')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function sentencesOfNode(node: Nodes, locale: Locale): Sentence[] {
  if (node.type === 'paragraph' || node.type === 'tableCell') return sentencesOfLine(node);
  if (node.type === 'heading' || !('children' in node)) return [];
  return sentencesOf(node.children, locale);
}

/** A claim directive is a run of its own; what stands around it belongs to no claim. */
function sentencesOfLine(line: Parents): Sentence[] {
  const runs: { text: string; claim: string | null }[] = [];
  for (const child of line.children) {
    const claim = claimOf(child);
    const last = runs.at(-1);
    if (claim === null && last?.claim === null) last.text += wordsOf(child);
    else runs.push({ text: wordsOf(child), claim });
  }
  return runs.flatMap(({ text, claim }) =>
    splitSentences(text).map((sentence) => ({ text: sentence, claim })),
  );
}

function claimOf(node: Nodes): string | null {
  if (node.type !== 'textDirective' || node.name !== 'claim') return null;
  return node.attributes?.['id'] ?? '';
}

/** The sentences of a plain text. */
export function splitSentences(text: string): string[] {
  return text
    .replace(ABBREVIATIONS, `$1${STOP}`)
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(STOP, '.').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Whether a text ends as a whole sentence does, with its full stop or its like. */
export function endsSentence(text: string): boolean {
  return ENDED.test(text);
}
