import type { Locale } from '@ori/contracts/locale';
import type { AnswerKind, ChoiceOption, PracticeItem, Question, ShownOption } from '@ori/contracts/practice';

function shownOptions(options: readonly ChoiceOption[], locale: Locale): ShownOption[] {
  return options.map(({ id, text, figure }) => ({ id, text: text[locale], figure: figure ?? null }));
}

/** The part of the form of a written answer that the browser needs; how exact it must be stays here. */
function writtenForm(kind: Exclude<AnswerKind, PickedKind>, locale: Locale): Question['answer'] {
  switch (kind.kind) {
    case 'integer':
    case 'set':
    case 'word':
      return { kind: kind.kind };
    case 'rational':
      return { kind: 'rational', form: kind.form };
    case 'decimal':
      return { kind: 'decimal', unit: kind.unit ?? null };
    case 'list':
      return { kind: 'list', labels: kind.labels.map((label) => label[locale]) };
    case 'interval':
      return { kind: 'interval', variable: kind.variable };
    case 'expression':
      return { kind: 'expression', form: kind.form, before: kind.before ?? null };
  }
}

type PickedKind = Extract<AnswerKind, { kind: 'choice' | 'order' | 'match' | 'span' }>;

function answerForm(kind: AnswerKind, locale: Locale): Question['answer'] {
  switch (kind.kind) {
    case 'choice':
    case 'order':
      return { kind: kind.kind, options: shownOptions(kind.options, locale) };
    case 'match':
      return {
        kind: 'match',
        left: shownOptions(kind.left, locale),
        right: shownOptions(kind.right, locale),
      };
    case 'span':
      return { kind: 'span', segments: shownOptions(kind.segments, locale), picks: kind.picks };
    default:
      return writtenForm(kind, locale);
  }
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
