import type { Locale } from '@ori/contracts/locale';
import type { ChoiceOption, PracticeItem } from '@ori/contracts/practice';
import { answerText } from '../tutor/ground/problem-of-item.ts';

const LETTERS = 'ABCDEFGHIJKLMNOP';
const COLON: Readonly<Record<Locale, string>> = { en: ': ', fr: '\u202f: ', es: ': ' };
const SEMICOLON: Readonly<Record<Locale, string>> = { en: '; ', fr: '\u202f; ', es: '; ' };

const letterIn = (options: readonly ChoiceOption[], id: string): string =>
  LETTERS[options.findIndex((option) => option.id === id)] ?? '';

/** The words of an option; a full stop is left out where other words follow. */
function wordsOf(options: readonly ChoiceOption[], id: string, locale: Locale): string {
  return (options.find((option) => option.id === id)?.text[locale] ?? id).replace(/(?<!\.)\.$/, '');
}

/** A minus is a minus, with a space on both sides between two things: so a formula is read as one. */
function signed(answer: string): string {
  return answer
    .replaceAll(/(?<=[\p{L}\d)²³])\s*([+−-])\s*(?=[\p{L}\d(√])/gu, ' $1 ')
    .replaceAll(/-(?=\s|[\p{L}\d(√])/gu, '−');
}

/** The letters that stand on the paper, `Duck: D; Horse: B`. */
function pairs(
  answer: string,
  { left, right }: Extract<PracticeItem['answerKind'], { kind: 'match' }>,
  locale: Locale,
) {
  return answer
    .split(',')
    .map((pair) => pair.split('-'))
    .map(([one = '', other = '']) => wordsOf(left, one, locale) + COLON[locale] + letterIn(right, other))
    .join(SEMICOLON[locale]);
}

/** The letter alone stands for a picture: its words may name a letter of their own. */
function choice(answer: string, options: readonly ChoiceOption[], locale: Locale): string {
  const option = options.find(({ id }) => id === answer);
  const letter = letterIn(options, answer);
  return option === undefined || option.figure !== undefined ? letter : `${letter}. ${option.text[locale]}`;
}

type PickedKind = Extract<PracticeItem['answerKind'], { kind: 'choice' | 'match' | 'order' | 'span' }>;

function picked(answer: string, kind: PickedKind, locale: Locale): string {
  if (kind.kind === 'choice') return choice(answer, kind.options, locale);
  if (kind.kind === 'match') return pairs(answer, kind, locale);
  const [all, between] = kind.kind === 'order' ? [kind.options, ' → '] : [kind.segments, SEMICOLON[locale]];
  return answer
    .split(',')
    .map((id) => wordsOf(all, id, locale))
    .join(between);
}

const isPicked = (kind: PracticeItem['answerKind']): kind is PickedKind =>
  ['choice', 'match', 'order', 'span'].includes(kind.kind);

/** The answer as somebody needs it who has the paper in hand: with the letters that are printed there. */
export function keyText(item: PracticeItem, locale: Locale): string {
  const { answer, answerKind: kind } = item;
  if (isPicked(kind)) return picked(answer, kind, locale);
  const words = answerText(item, locale);
  return kind.kind === 'word' ? words : signed(words);
}
