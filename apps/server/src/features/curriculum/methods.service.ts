import type { Lesson } from '@ori/contracts/content';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { JudgedChoice, MethodsAnswer } from '@ori/contracts/learning-methods';
import type { Locale } from '@ori/contracts/locale';
import { METHODS } from '@ori/contracts/method-names';
import type { Generator, PracticeItem } from '@ori/contracts/practice';
import type { Judgement } from '@ori/core/problems/judgement';

export interface MethodsDeps {
  readonly content: {
    heritage(locale: Locale): { readonly claims: readonly LedgerClaim[] };
    lesson(id: string, locale: Locale): Lesson | null;
    skillTitle(id: string, locale: Locale): string;
  };
  readonly generatorOf: (skill: string) => Generator | null;
  readonly judge: (item: PracticeItem, answer: string, locale: Locale) => Judgement;
}

/** What the page teaches, from the worked example to the unaided twin: one skill all the way. */
const LESSON = 'adding-unlike-parts';
const SKILL = 'ma-addunlike';
const DIFFICULTY = 2;

/** The right answer and the wrong ones that have a reason, in the order of their signs: the place tells nothing. */
function choicesOf(item: PracticeItem, judge: MethodsDeps['judge'], locale: Locale): JudgedChoice[] {
  const answers = [item.answer, ...item.distractors.map(({ answer }) => answer)];
  return answers
    .toSorted((one, other) => one.localeCompare(other))
    .map((answer) => {
      const { verdict, misconception } = judge(item, answer, locale);
      return {
        answer,
        isRight: verdict === 'correct',
        misconception: misconception && {
          name: misconception.name[locale],
          question: misconception.question[locale],
        },
      };
    });
}

/** How we teach, shown on what is really taught: the lesson as it stands, questions as a learner gets them. */
export function createMethodsService({ content, generatorOf, judge }: MethodsDeps) {
  function itemOf(seed: number): PracticeItem {
    const make = generatorOf(SKILL);
    if (make === null) throw new Error(`${SKILL} has no questions`);
    return make(seed, DIFFICULTY);
  }

  /** The next seed whose question is another one. */
  function twinOf(item: PracticeItem, n: number): PracticeItem {
    for (let seed = n + 1; ; seed += 1) {
      const twin = itemOf(seed);
      if (twin.prompt.en !== item.prompt.en) return twin;
    }
  }

  function questionOf(item: PracticeItem, n: number, locale: Locale): MethodsAnswer['question'] {
    return {
      n,
      skill: SKILL,
      skillTitle: content.skillTitle(SKILL, locale),
      prompt: item.prompt[locale],
      figure: item.figure ?? null,
      figureText: item.figureText?.[locale] ?? null,
      nudge: item.nudge[locale],
      steps: item.steps.map(({ text, reason }) => ({ text: text[locale], reason: reason[locale] })),
      choices: choicesOf(item, judge, locale),
    };
  }

  function evidenceIn(locale: Locale): MethodsAnswer['evidence'] {
    const { claims } = content.heritage(locale);
    return METHODS.flatMap((method) => {
      const claim = claims.find(({ id }) => id === `method.${method}`);
      if (!claim) return [];
      const { id, text, label, sources } = claim;
      return [{ method, statement: { text, claimId: id, label, sources } }];
    });
  }

  return (n: number, locale: Locale): MethodsAnswer => {
    const item = itemOf(n);
    const twin = twinOf(item, n);
    const lesson = content.lesson(LESSON, locale);
    return {
      evidence: evidenceIn(locale),
      lesson: lesson && {
        id: lesson.id,
        title: lesson.title,
        lang: lesson.locale,
        worked: lesson.worked,
        faded: lesson.faded,
      },
      question: questionOf(item, n, locale),
      twin: { prompt: twin.prompt[locale], choices: choicesOf(twin, judge, locale) },
    };
  };
}
export type MethodsService = ReturnType<typeof createMethodsService>;
