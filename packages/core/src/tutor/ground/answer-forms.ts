import type { Locale } from '@ori/contracts/locale';
import type { AnswerKind, ChoiceOption, PracticeItem } from '@ori/contracts/practice';
import { exactValue } from '../../problems/parse-quantity.ts';
import { numberForms } from './number-forms.ts';

const LONGEST = 400;
const COMMON_UP_TO_CHARS = 3;
const AS_ANSWER: Readonly<Record<Locale, readonly string[]>> = {
  en: ['the answer is', 'answer:', 'it is', 'pick', 'choose', 'option', 'choice'],
  fr: ['la réponse est', 'réponse :', 'c’est la', 'choisis', 'option', 'choix'],
  es: ['la respuesta es', 'respuesta:', 'es la', 'elige', 'opción'],
};
/** Words that stand in any sentence: as answers they are known by what stands before them. */
const EVERYDAY =
  /^(?:yes|no|true|false|same|more|less|fewer|equal|first|last|now|then|left|right|up|down|look|think|read|count|oui|non|vrai|faux|pareil|plus|moins|égal|avant|après|gauche|droite|sí|verdadero|falso|igual|más|menos|antes|después|izquierda|derecha)$/i;

/** A text that is so short or so common that it would stand in any sentence. */
function inSentence(text: string, locale: Locale): readonly string[] {
  const isCommon = (text.length <= COMMON_UP_TO_CHARS && !/\d/.test(text)) || EVERYDAY.test(text);
  return isCommon ? AS_ANSWER[locale].map((before) => `${before} ${text}`) : [text];
}

/** An option is told by its letter, or by what it says. */
function optionForms(option: ChoiceOption, locale: Locale): readonly string[] {
  const said = option.text[locale].replace(/[.!]$/, '').trim();
  const lettered = [
    ...AS_ANSWER[locale].map((before) => `${before} ${option.id}`),
    `(${option.id})`,
    `${option.id})`,
  ];
  if (said === '') return lettered;
  const number = /^[-−]?\d+(?:[./]\d+)?$/.test(said)
    ? numberForms(exactValue(said.replace('−', '-')), locale)
    : [];
  return [...lettered, ...inSentence(said, locale), ...number];
}

type KindOf<Name extends AnswerKind['kind']> = Extract<AnswerKind, { kind: Name }>;
type Forms<Name extends AnswerKind['kind']> = (
  item: PracticeItem,
  kind: KindOf<Name>,
  locale: Locale,
) => readonly string[];

const values = (item: PracticeItem) => item.answer.split(';').map(exactValue);
const oneNumber = (item: PracticeItem, locale: Locale) => numberForms(exactValue(item.answer), locale);

function withUnit(item: PracticeItem, { unit }: KindOf<'decimal'>, locale: Locale): readonly string[] {
  const numbers = oneNumber(item, locale);
  return unit === undefined ? numbers : [...numbers, ...numbers.map((number) => `${number} ${unit}`)];
}

/** All values of several at once, in a row: single ones may stand in any step. */
function inARow(item: PracticeItem, locale: Locale): readonly string[] {
  const plain = values(item).map((value) => numberForms(value, locale)[0] ?? '');
  const and = { en: ' and ', fr: ' et ', es: ' y ' }[locale];
  const last = plain.at(-1) ?? '';
  const spoken = plain.length > 1 ? `${plain.slice(0, -1).join(', ')}${and}${last}` : last;
  return [plain.join(', '), plain.join(';'), plain.join('; '), spoken];
}

function labelled(item: PracticeItem, { labels }: KindOf<'list'>, locale: Locale): readonly string[] {
  return values(item).flatMap((value, index) => {
    const label = labels[index]?.[locale] ?? '';
    if (/^\d*$/.test(label)) return [];
    return numberForms(value, locale).flatMap((number) => [`${label} = ${number}`, `${label}: ${number}`]);
  });
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/\^2(?!\d)/g, '²'],
  [/\^3(?!\d)/g, '³'],
  [/\*/g, '·'],
  [/-/g, '−'],
];

const pretty = (text: string) => SIGNS.reduce((so, [from, to]) => so.replace(from, to), text);

/** `3<y<=6`, `3 < y ≤ 6`; `2x^2-3x`, `2x² − 3x`. */
function symbolForms(written: string): readonly string[] {
  const spaced = written
    .replace(/(?:(?<!\s)\s+)?(<=|>=|[<>=+])\s*/g, ' $1 ')
    .replace(/(?<=[\w)])\s*-\s*/g, ' - ');
  return [written, written.replace(/\s/g, ''), spaced, pretty(written), pretty(spaced)];
}

const optionsOf = (options: readonly ChoiceOption[], ids: readonly string[], locale: Locale) =>
  ids.map((id) => options.find((option) => option.id === id)?.text[locale] ?? '');

function orderForms(item: PracticeItem, { options }: KindOf<'order'>, locale: Locale): readonly string[] {
  const ids = item.answer.split(',');
  const texts = optionsOf(options, ids, locale);
  return [...[', ', ' < ', ' > ', ' → ', '; ', ' '].map((mark) => texts.join(mark)), ids.join(', ')];
}

function matchForms(item: PracticeItem, kind: KindOf<'match'>, locale: Locale): readonly string[] {
  return item.answer.split(',').flatMap((pair) => {
    const [left = '', right = ''] = pair.split('-');
    const [a = ''] = optionsOf(kind.left, [left], locale);
    const [b = ''] = optionsOf(kind.right, [right], locale);
    return [pair, `${a}: ${b}`, `${a} → ${b}`, `${a} = ${b}`, `${a} – ${b}`];
  });
}

const FORMS: { readonly [Name in AnswerKind['kind']]: Forms<Name> } = {
  integer: (item, _kind, locale) => oneNumber(item, locale),
  rational: (item, _kind, locale) => oneNumber(item, locale),
  decimal: withUnit,
  set: (item, _kind, locale) => inARow(item, locale),
  list: (item, kind, locale) => [...inARow(item, locale), ...labelled(item, kind, locale)],
  interval: ({ answer }) => symbolForms(answer),
  expression: ({ answer }, { before }) => [
    ...symbolForms(answer),
    ...(before === undefined ? [] : [`${before} ${answer}`]),
  ],
  word: ({ answer }, { accepted }, locale) =>
    [...new Set([answer, ...accepted[locale]])].flatMap((word) => inSentence(word, locale)),
  choice: (item, { options }, locale) =>
    options.filter(({ id }) => id === item.answer).flatMap((option) => optionForms(option, locale)),
  order: orderForms,
  match: matchForms,
  span: (item, { segments }, locale) => optionsOf(segments, item.answer.split(','), locale),
};

function formsFor<Name extends AnswerKind['kind']>(
  item: PracticeItem,
  kind: KindOf<Name>,
  locale: Locale,
): readonly string[] {
  const name: Name = kind.kind;
  const forms: Forms<Name> = FORMS[name];
  return forms(item, kind, locale);
}

/** Every writing in which a practice question's answer may be given away, in a learner's language. */
export function answerFormsOf(item: PracticeItem, locale: Locale): readonly string[] {
  const forms = formsFor(item, item.answerKind, locale);
  return [...new Set(forms.map((form) => form.trim()))].filter(
    (form) => form !== '' && form.length <= LONGEST,
  );
}
