import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { gateSentence } from '../gate/gate-sentence.ts';
import { sentencesOf } from '../gate/sentences-of.ts';
import type { GroundedProblem } from '../ground.ts';
import { mentionsAny } from '../ground/mentions.ts';
import { problemOfSolution } from '../ground/problem-of-solution.ts';
import { fitsTier } from '../reading.ts';
import { ground, listener, samples, type Sample } from '../testing/grounds.ts';
import type { Draft, HintLevel, Move } from '../turn.ts';
import { compose } from './compose.ts';
import { secondQuestion } from './one-question.ts';

const WRITTEN = [
  '3x + 5 = 20',
  '1/2 + 1/3',
  '34 - 2 * 8',
  'x^2 - 5x + 6 = 0',
  '2x - 3 > 7',
  '2(x + 3) - x',
  '7 * 8',
  '4x = 10',
  '√50',
  '-1 < 2x + 3 <= 7',
];
const SEEDS = [1, 5, 11];
const REASONS_BELOW = ['new-problem', 'asked', 'try-first', 'not-the-answer', 'hints-only'] as const;

function hint(problem: GroundedProblem, level: HintLevel, because: string): Move {
  const forbidden = level === 3 ? [] : problem.answerForms;
  return { kind: level === 3 ? 'worked' : 'hint', intent: 'hint', level, because, forbidden };
}
const everythingIn = (draft: Draft) => [
  draft.message,
  ...draft.steps.flatMap(({ text, reason }) => [text, reason]),
  ...draft.relatedTopics,
  ...draft.nextSteps,
  ...draft.suggestedActions,
  ...draft.followUpQuestions,
];

describe.each(LOCALES)('help in %s with real questions', (locale) => {
  const fromItems = samples(locale, 7, SEEDS);
  const fromMessages: readonly Sample[] = WRITTEN.flatMap((message) => {
    const solution = solve(message, locale);
    if (!solution) return [];
    const problem = problemOfSolution(solution, { message, locale });
    return [{ problem, tier: 'middle' as const, locale, skill: message, slip: null }];
  });
  const all = [...fromItems, ...fromMessages];

  it('has more than a hundred problems to be tried on', () => {
    expect(new Set(all.map(({ problem }) => problem.key)).size).toBeGreaterThan(100);
    expect(fromMessages.length).toBe(WRITTEN.length);
  });

  it('never shows the answer below the whole solution, in any writing', () => {
    const faults: string[] = [];
    for (const [index, { problem, tier, skill }] of all.entries())
      for (const level of [0, 1, 2] as const)
        for (const because of REASONS_BELOW) {
          const draft = compose(
            hint(problem, level, because),
            ground({ problem }),
            listener(tier, locale),
            index,
          );
          const rules = {
            locale,
            level,
            forbidden: problem.answerForms,
            problem,
            quoted: [],
            isStrict: false,
          };
          const said = everythingIn(draft).flatMap((text) =>
            sentencesOf(text, locale, true).map((one) => one.text),
          );
          const told = said.filter((one) => gateSentence(one, rules).includes('answer-leak'));
          if (told.length > 0) faults.push(`${skill} level ${level} ${because}: ${told.join(' | ')}`);
          if (mentionsAny(draft.message, problem.answerForms))
            faults.push(`${skill} level ${level}: ${draft.message}`);
        }
    expect(faults).toEqual([]);
  });

  it('shows the answer and every step with the whole solution', () => {
    for (const [index, { problem, tier }] of all.entries()) {
      const { steps } = compose(
        hint(problem, 3, 'asked'),
        ground({ problem }),
        listener(tier, locale),
        index,
      );
      expect(steps.length).toBeGreaterThanOrEqual(problem.steps.length);
      expect(steps.at(-1)?.text).toBe(problem.answer === '' ? steps.at(-1)?.text : problem.answer);
    }
  });

  it('asks at most one question, and says nothing false', () => {
    const faults: string[] = [];
    for (const [index, { problem, tier, skill, slip }] of all.entries()) {
      const work = slip && {
        lines: ['1', '2', slip.answer],
        isSolved: false,
        checked: {
          ok: false,
          line: index % 3,
          misconception: slip.misconception,
          question: slip.misconception.question,
        } as const,
      };
      const check: Move = {
        kind: 'check',
        intent: 'check-work',
        level: 0,
        because: 'first-wrong-line',
        forbidden: problem.answerForms,
      };
      const drafts = [
        ...([0, 1, 2] as const).map((level) =>
          compose(hint(problem, level, 'asked'), ground({ problem }), listener(tier, locale), index),
        ),
        ...(work ? [compose(check, ground({ problem, work }), listener(tier, locale), index)] : []),
      ];
      for (const { message } of drafts) {
        if (secondQuestion(message) !== null) faults.push(`${skill}: two questions: ${message}`);
        const rules = {
          locale,
          level: 0,
          forbidden: problem.answerForms,
          problem,
          quoted: work ? work.lines : [],
          isStrict: false,
        } as const;
        for (const { text } of sentencesOf(message, locale, true)) {
          const found = gateSentence(text, rules);
          if (found.length > 0) faults.push(`${skill}: ${found.join()}: ${text}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('keeps to the tier it is for, but for a rare question that is itself hard', () => {
    const drafts = all.flatMap(({ problem, tier }, index) =>
      ([0, 1, 2] as const).map((level) => ({
        tier,
        message: compose(hint(problem, level, 'asked'), ground({ problem }), listener(tier, locale), index)
          .message,
      })),
    );
    const hard = drafts.filter(({ tier, message }) => !fitsTier(message, tier, locale));
    expect(hard.length / drafts.length).toBeLessThan(0.005);
  });
});
