import { LOCALES, type Locale, type LocalisedText } from '@ori/contracts/locale';
import { figure as figureShape, type PracticeItem } from '@ori/contracts/practice';
import { judge } from '../judge.ts';

const GARBAGE = ['', '   ', 'ab', '1/0', '3/', '1,2,3', '--4', '∞', '1 2 3 4/5/6', '<b>', '12 bananas', '१२'];

type Shown = { readonly id: string; readonly text: LocalisedText; readonly figure?: unknown };

/** Everything that is shown to be picked, ordered, matched or named. */
function optionsOf({ answerKind }: PracticeItem): readonly Shown[] {
  if (answerKind.kind === 'match') return [...answerKind.left, ...answerKind.right];
  if (answerKind.kind === 'span') return answerKind.segments;
  if (answerKind.kind === 'list')
    return answerKind.labels.map((text, index) => ({ id: String(index), text }));
  return 'options' in answerKind ? answerKind.options : [];
}

/** The kinds whose answer is one number. */
const ONE_NUMBER: ReadonlySet<string> = new Set(['integer', 'rational', 'decimal']);

function localisedTexts(item: PracticeItem): LocalisedText[] {
  const options = optionsOf(item).map((option) => option.text);
  const distractors = item.distractors.flatMap(({ misconception }) => [
    misconception.name,
    misconception.question,
  ]);
  const steps = item.steps.flatMap((step) => [step.text, step.reason]);
  return [
    item.prompt,
    item.nudge,
    ...steps,
    ...options,
    ...distractors,
    ...(item.figureText ? [item.figureText] : []),
  ];
}

function numbersIn(text: string, locale: Locale): string {
  const plain =
    locale === 'en'
      ? text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      : text.replace(/(\d)\u202f(?=\d)/g, '$1').replace(/(\d),(?=\d)/g, '$1.');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join(' ');
}

/** Sentences found good already: most come again and again, in thousands of items. */
const goodTexts = new Set<string>();

/** Texts that are empty, unfinished, or carry other numbers in another language. */
export function textFaults(item: PracticeItem): string[] {
  return localisedTexts(item).flatMap((words) => {
    const key = `${words.en}|${words.fr}|${words.es}`;
    if (goodTexts.has(key)) return [];
    const faults = LOCALES.flatMap((locale) => faultsOfText(words, locale));
    if (faults.length === 0) goodTexts.add(key);
    return faults;
  });
}

function faultsOfText(words: LocalisedText, locale: Locale): string[] {
  const faults: string[] = [];
  if (words[locale].trim() === '') faults.push(`empty ${locale}: ${words.en}`);
  if (/undefined|NaN|Infinity|[{}]|\d{16}|\d\.\d{5}/.test(words[locale]))
    faults.push(`unfinished: ${words[locale]}`);
  if (numbersIn(words[locale], locale) !== numbersIn(words.en, 'en'))
    faults.push(`numbers differ: ${words[locale]}`);
  return faults;
}

/** Values as they compare: numbers by value, choices by words and picture, other kinds as they are written. */
function valueKey(item: PracticeItem, answer: string): string {
  if (ONE_NUMBER.has(item.answerKind.kind)) {
    const [top = Number.NaN, bottom = 1] = answer.split('/').map(Number);
    return (top / bottom).toPrecision(12);
  }
  if (item.answerKind.kind !== 'choice') return answer === '' ? 'no value' : answer;
  const option = optionsOf(item).find(({ id }) => id === answer);
  return option ? JSON.stringify([option.text.en, option.figure]) : `no option ${answer}`;
}

/** Things to pick, order or match that look the same as another of them. */
function twinFaults({ answerKind }: PracticeItem): string[] {
  if (answerKind.kind !== 'order' && answerKind.kind !== 'match') return [];
  const sides = answerKind.kind === 'order' ? [answerKind.options] : [answerKind.left, answerKind.right];
  const looks = sides.map((side) => side.map(({ text, figure }) => JSON.stringify([text.en, figure])));
  return looks.some((side) => new Set(side).size !== side.length) ? ['two options look the same'] : [];
}

/** Answers and distractors that are not different, not finite, or not offered. */
export function valueFaults(item: PracticeItem): string[] {
  const faults = twinFaults(item);
  const keys = [item.answer, ...item.distractors.map(({ answer }) => answer)].map((answer) =>
    valueKey(item, answer),
  );
  if (new Set(keys).size !== keys.length) faults.push(`same value twice: ${keys.join(' ')}`);
  if (keys.some((key) => /NaN|Infinity|no option|no value/.test(key)))
    faults.push(`no value: ${keys.join(' ')}`);
  if (item.distractors.length === 0) faults.push('no distractor');
  if (item.steps.length < 2) faults.push('fewer than two steps');
  if (ONE_NUMBER.has(item.answerKind.kind) && item.answer.length > 12)
    faults.push(`long answer ${item.answer}`);
  return [...faults, ...figureFaults(item)];
}

/** A figure that is not of its shape, or has no words. */
function figureFaults({ figure, figureText }: PracticeItem): string[] {
  if (!figure) return [];
  const faults = figureText ? [] : ['a figure without words'];
  return figureShape.safeParse(figure).success ? faults : [...faults, `figure ${JSON.stringify(figure)}`];
}

/** Decimals with the mark of the language. */
function asTyped(answer: string, locale: Locale): string {
  return locale === 'en' ? answer : answer.replace(/(\d)\.(\d)/g, '$1,$2');
}

/** Wherever the judge does not say what the item says, in this language. */
export function judgeFaults(item: PracticeItem, locale: Locale): string[] {
  const faults: string[] = [];
  const right = judge(item, asTyped(item.answer, locale), locale);
  if (right.verdict !== 'correct') faults.push(`${item.answer} judged ${right.verdict} in ${locale}`);
  for (const { answer, misconception } of item.distractors) {
    const judged = judge(item, asTyped(answer, locale), locale);
    if (judged.verdict !== 'incorrect') faults.push(`${answer} judged ${judged.verdict} in ${locale}`);
    else if (judged.misconception?.id !== misconception.id)
      faults.push(`${answer} traced to ${judged.misconception?.id}`);
  }
  return faults;
}

/** What is nonsense elsewhere but an answer, if a wrong one, of these kinds. */
const sensible: Readonly<Record<string, readonly string[]>> = {
  set: ['1,2,3'],
  list: ['1,2,3'],
  word: ['ab'],
  expression: ['ab', '--4'],
};

/** Typed nonsense that is not called malformed. */
export function garbageFaults(item: PracticeItem, locale: Locale): string[] {
  const nonsense = GARBAGE.filter((garbage) => !(sensible[item.answerKind.kind] ?? []).includes(garbage));
  return nonsense
    .filter((garbage) => judge(item, garbage, locale).verdict !== 'malformed')
    .map((garbage) => `"${garbage}" is not malformed in ${locale}`);
}

/** Help before the last step that already gives the answer away: hint 1, or the first step, which is hint 2. */
export function leakFaults(item: PracticeItem): string[] {
  const helps = [item.nudge, item.steps[0]?.text, item.steps[0]?.reason].map((words) => words?.en ?? '');
  return helps.filter((help) => givesAway(item, help)).map((help) => `told too early: ${help}`);
}

function hasWords(help: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.])${escaped}(?![\\w])`).test(help);
}

const numbers = (words: string) => words.match(/\d+(?:[./]\d+)?/g) ?? [];

function givesAway(item: PracticeItem, help: string): boolean {
  if (item.answerKind.kind === 'choice') {
    const told = item.answerKind.options.filter(
      ({ text }) => hasWords(help, text.en) && !item.prompt.en.includes(text.en),
    );
    return told.some(({ id }) => id === item.answer) && told.length < item.answerKind.options.length;
  }
  if (!ONE_NUMBER.has(item.answerKind.kind)) return item.answer.length > 3 && hasWords(help, item.answer);
  const asked = [...numbers(item.prompt.en), ...(item.prompt.en.match(/\d+/g) ?? [])];
  return (
    numbers(help).some((number) => number === item.answer) && !asked.some((number) => number === item.answer)
  );
}

function longestSentence(text: string): number {
  return Math.max(
    ...text
      .split(/[.?!:]+/)
      .map((sentence) => (sentence.match(/[\p{L}\d]+(?:[’'/-][\p{L}\d]+)*/gu) ?? []).length),
  );
}

/** What a child of five to seven could not manage: long sentences, typing without a picture, five choices. */
export function earlyFaults(item: PracticeItem): string[] {
  const faults: string[] = [];
  for (const words of [item.prompt, item.nudge, ...item.steps.flatMap((step) => [step.text, step.reason])]) {
    for (const locale of LOCALES) {
      if (longestSentence(words[locale]) > 8) faults.push(`long sentence: ${words[locale]}`);
    }
  }
  if (optionsOf(item).length > 4 && item.answerKind.kind !== 'match') faults.push('more than four things');
  if (['choice', 'order', 'match', 'span'].includes(item.answerKind.kind)) return faults;
  if (item.answerKind.kind !== 'integer') faults.push('neither picked nor a whole number');
  if (!item.figure) faults.push('a number without a picture');
  if (Number(item.answer) > 100) faults.push(`large ${item.answer}`);
  return faults;
}
