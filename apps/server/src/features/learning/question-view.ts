import type { Locale } from '@ori/contracts/locale';
import type { AnswerKind, PracticeItem, Question } from '@ori/contracts/practice';

/** The part of an answer's form that the browser needs; how exact it must be stays here. */
function answerForm(kind: AnswerKind, locale: Locale): Question['answer'] {
  switch (kind.kind) {
    case 'integer':
      return { kind: 'integer' };
    case 'rational':
      return { kind: 'rational', form: kind.form };
    case 'decimal':
      return { kind: 'decimal', unit: kind.unit ?? null };
    case 'choice':
      return {
        kind: 'choice',
        options: kind.options.map(({ id, text, figure }) => ({
          id,
          text: text[locale],
          figure: figure ?? null,
        })),
      };
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
