import type { ChoiceOption, PracticeItem } from '@ori/contracts/practice';
import type { Checker } from './reading.ts';

function hasOne(words: string, clue: string): boolean {
  const escaped = clue.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'i').test(words);
}
/** Whether one of the clues stands in the words, as whole words. */
const has = (words: string, clues: string) => clues.split(';').some((clue) => hasOne(words, clue));

/** All that the learner picks from: options or parts of a text. */
function shownIn({ answerKind }: PracticeItem): readonly ChoiceOption[] {
  if (answerKind.kind === 'choice' || answerKind.kind === 'order') return answerKind.options;
  return answerKind.kind === 'span' ? answerKind.segments : [];
}

/** Whether exactly those are picked whose words hold one of the clues. */
function picksThose(item: PracticeItem, clues: string): boolean {
  const shown = shownIn(item);
  const picked = new Set(item.answer.split(','));
  return picked.size > 0 && shown.every(({ id, text }) => has(text.en, clues) === picked.has(id));
}

/** Where each clue of `a > b > c` stands, in the order of the answer. */
function inOrder(item: PracticeItem, clues: string): boolean {
  const words = new Map(shownIn(item).map(({ id, text }) => [id, text.en]));
  const order = clues.split('>');
  const places = item.answer
    .split(',')
    .map((id) => order.findIndex((clue) => has(words.get(id) ?? '', clue)));
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
}

function isPaired(item: PracticeItem, table: Readonly<Record<string, string>>): boolean {
  if (item.answerKind.kind !== 'match') return false;
  const { left, right } = item.answerKind;
  const chosen = new Set(item.answer.split(','));
  return left.every((one) => {
    const key = Object.keys(table).find((piece) => has(one.text.en, piece)) ?? '';
    return right.every(
      (other) => has(other.text.en, table[key] ?? '\u0000') === chosen.has(`${one.id}-${other.id}`),
    );
  });
}

/**
 * Confirms by clues written for the checks alone. A key is a piece (or several, joined by `&`) of what is seen; its
 * value holds the clues of what is right, `;` between them, or `a > b > c` for an order, or the word to be typed.
 */
export function clueTable(table: Readonly<Record<string, string>>): Checker {
  return (item) => {
    if (item.answerKind.kind === 'match') return isPaired(item, table);
    const seen = [
      item.prompt.en,
      item.figureText?.en ?? '',
      ...shownIn(item).map(({ text }) => text.en),
    ].join(' | ');
    const key = Object.keys(table).find((pieces) => pieces.split('&').every((piece) => has(seen, piece)));
    const clues = table[key ?? ''];
    if (clues === undefined) return false;
    if (item.answerKind.kind === 'word') return item.answer === clues.trim();
    return item.answerKind.kind === 'order' ? inOrder(item, clues) : picksThose(item, clues);
  };
}

/** A piece of the passage, of what it supports, and of the two sentences that support it. */
export type CaseClues = readonly [passage: string, statement: string, evidence: string];

/** Confirms questions about a passage, what it supports and by which sentences. */
export function caseChecker(rows: readonly CaseClues[]): Checker {
  return (item) => {
    const at = item.answerKind.kind === 'span' ? 1 : 0;
    const row = rows.find((clues) => has(item.prompt.en, clues[at]));
    return row !== undefined && picksThose(item, row[at + 1] ?? '');
  };
}
