import type { Locale } from '@ori/contracts/locale';
import type { AnswerKind, ChoiceOption, PracticeItem, Question, ShownOption } from '@ori/contracts/practice';

function shownOptions(options: readonly ChoiceOption[], locale: Locale): ShownOption[] {
  return options.map(({ id, text, figure }) => ({ id, text: text[locale], figure: figure ?? null }));
}

type Kind = AnswerKind['kind'];
type KindOf<Name extends Kind> = Extract<AnswerKind, { kind: Name }>;
type FormOf<Name extends Kind> = (kind: KindOf<Name>, locale: Locale) => Question['answer'];

/** The part of an answer's form that the browser needs; how exact it must be stays here. */
const FORMS: { readonly [Name in Kind]: FormOf<Name> } = {
  integer: () => ({ kind: 'integer' }),
  rational: ({ form }) => ({ kind: 'rational', form }),
  decimal: ({ unit }) => ({ kind: 'decimal', unit: unit ?? null }),
  set: () => ({ kind: 'set' }),
  list: ({ labels }, locale) => ({ kind: 'list', labels: labels.map((label) => label[locale]) }),
  interval: ({ variable }) => ({ kind: 'interval', variable }),
  expression: ({ form, before }) => ({ kind: 'expression', form, before: before ?? null }),
  word: () => ({ kind: 'word' }),
  choice: ({ options }, locale) => ({ kind: 'choice', options: shownOptions(options, locale) }),
  order: ({ options }, locale) => ({ kind: 'order', options: shownOptions(options, locale) }),
  match: ({ left, right }, locale) => ({
    kind: 'match',
    left: shownOptions(left, locale),
    right: shownOptions(right, locale),
  }),
  span: ({ segments, picks }, locale) => ({ kind: 'span', segments: shownOptions(segments, locale), picks }),
};

function answerForm<Name extends Kind>(kind: KindOf<Name>, locale: Locale): Question['answer'] {
  const name: Name = kind.kind;
  return FORMS[name](kind, locale);
}

interface Shown {
  /** The signed reference. */
  readonly item: string;
  readonly skill: string;
  readonly skillTitle: string;
  readonly difficulty: number;
}

/** A question as the browser may hold it, built field by field, so that the answer cannot leak with it. */
export function presentQuestion(shown: Shown, item: PracticeItem, locale: Locale): Question {
  return {
    ...shown,
    prompt: item.prompt[locale],
    figure: item.figure ?? null,
    figureText: item.figureText?.[locale] ?? null,
    answer: answerForm(item.answerKind, locale),
  };
}

/** The worked steps in one language. */
export function presentSteps(item: PracticeItem, locale: Locale): { text: string; reason: string }[] {
  return item.steps.map(({ text, reason }) => ({ text: text[locale], reason: reason[locale] }));
}
