import type { Locale } from '@ori/contracts/locale';
import type { AnswerKind, PracticeItem } from '@ori/contracts/practice';
import { exactValue } from '../../problems/parse-quantity.ts';
import { formatRational, type Rational } from '../../maths/rational.ts';
import { decimalText } from '../../maths/written-number.ts';
import type { GroundedProblem } from '../ground.ts';
import { answerFormsOf } from './answer-forms.ts';
import { lettersIn, markMaths } from './mark-maths.ts';
import { taskOf } from './task-of.ts';

const textsOf = (
  options: readonly { id: string; text: Readonly<Record<Locale, string>> }[],
  ids: string,
  locale: Locale,
) =>
  ids
    .split(',')
    .map((id) => options.find((option) => option.id === id)?.text[locale] ?? id)
    .join(', ');

function numberText(value: Rational, locale: Locale): string {
  return decimalText(value, locale) ?? formatRational(value);
}

/** `5/2` stays a fraction where a fraction is asked for. */
function valueText(answer: string, kind: AnswerKind['kind'], locale: Locale): string {
  const value = exactValue(answer);
  return kind === 'rational' ? formatRational(value) : numberText(value, locale);
}

/** `Coal: not renewable`, with the space French wants. */
function labelledText(label: string, value: string, locale: Locale): string {
  return `${label.replace(/\.$/, '')}${locale === 'fr' ? '\u00a0' : ''}: ${value}`;
}

function pairsText(answer: string, kind: Extract<AnswerKind, { kind: 'match' }>, locale: Locale): string {
  return answer
    .split(',')
    .map((pair) => {
      const [left = '', right = ''] = pair.split('-');
      return labelledText(textsOf(kind.left, left, locale), textsOf(kind.right, right, locale), locale);
    })
    .join('; ');
}

const severalText = (answer: string, locale: Locale) =>
  answer.split(';').map((one) => numberText(exactValue(one), locale));

/** `x = 7; y = 3` where every label is a letter, else `quotient: 54; remainder: 4`. */
function listText(answer: string, { labels }: Extract<AnswerKind, { kind: 'list' }>, locale: Locale): string {
  const names = labels.map((label) => label[locale]);
  const isLetters = names.every((name) => /^\p{L}$/u.test(name));
  return severalText(answer, locale)
    .map((value, index) => {
      const name = names[index] ?? '';
      return isLetters ? `${name} = ${value}` : labelledText(name, value, locale);
    })
    .join('; ');
}

function pickedText({ answer, answerKind: kind }: PracticeItem, locale: Locale): string | null {
  if (kind.kind === 'choice' || kind.kind === 'order') return textsOf(kind.options, answer, locale);
  if (kind.kind === 'span') return textsOf(kind.segments, answer, locale);
  if (kind.kind === 'match') return pairsText(answer, kind, locale);
  return kind.kind === 'word' ? (kind.accepted[locale][0] ?? answer) : null;
}

/** The answer as a learner reads it, plain: an option's words, a number with the language's marks and its unit. */
export function answerText(item: PracticeItem, locale: Locale): string {
  const { answer, answerKind: kind } = item;
  const picked = pickedText(item, locale);
  if (picked !== null) return picked;
  if (kind.kind === 'set') return severalText(answer, locale).join('; ');
  if (kind.kind === 'list') return listText(answer, kind, locale);
  if (kind.kind === 'interval' || kind.kind === 'expression') return answer;
  const unit = kind.kind === 'decimal' && kind.unit !== undefined ? ` ${kind.unit}` : '';
  return `${valueText(answer, kind.kind, locale)}${unit}`;
}

const PICKED_KINDS: ReadonlySet<AnswerKind['kind']> = new Set(['choice', 'order', 'match', 'span', 'word']);
const NUMBER_KINDS: ReadonlySet<AnswerKind['kind']> = new Set(['integer', 'rational', 'decimal']);

/** The task in symbols, where the question is one number asked for in symbols. */
function taskOfItem(item: PracticeItem, locale: Locale): string | null {
  const { kind } = item.answerKind;
  if (kind === 'interval' || kind === 'expression') return taskOf(item.prompt[locale], [item.answer], locale);
  if (!NUMBER_KINDS.has(kind)) return null;
  const [, letter] = /(?<!\p{L})([a-z])\s*=\s*[?□]/u.exec(item.prompt[locale]) ?? [];
  const value = valueText(item.answer, kind, locale);
  return taskOf(item.prompt[locale], letter === undefined ? [value] : [`${letter} = ${value}`], locale);
}

/** A lone number or a formula as an answer is maths. */
function markAnswer(plain: string, locale: Locale): string {
  return /^[-−]?(?:\d+[.,/\u202f])*\d+$/u.test(plain) ? `$${plain}$` : markMaths(plain, locale);
}

/** What the tutor may say of a practice question. `key` names the question however it is asked: its reference. */
export function problemOfItem(
  item: PracticeItem,
  about: {
    readonly key: string;
    readonly skill: string;
    readonly skillTitle: string;
    readonly locale: Locale;
  },
): GroundedProblem {
  const { key, skill, skillTitle, locale } = about;
  const letters = lettersIn(item.prompt[locale], locale);
  const say = (text: Readonly<Record<Locale, string>>) => markMaths(text[locale], locale, letters);
  return {
    key: `item:${key}`,
    source: 'item',
    statement: say(item.prompt),
    task: taskOfItem(item, locale),
    isPicked: PICKED_KINDS.has(item.answerKind.kind),
    skill,
    skillTitle,
    nudge: say(item.nudge),
    steps: item.steps.map(({ text, reason }) => ({ text: say(text), reason: say(reason) })),
    answer: markAnswer(answerText(item, locale), locale),
    answerForms: answerFormsOf(item, locale),
  };
}
