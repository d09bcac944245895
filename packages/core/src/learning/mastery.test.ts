import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  chanceOf,
  countAnswer,
  isStruggling,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  TYPICAL_ITEM,
  type LearnerState,
  type SkillState,
} from './mastery.ts';

const SOLVED = { solved: true, aided: false };
const MISSED = { solved: false, aided: false };
const AIDED = { solved: false, aided: true };
const counted = fc.constantFrom(SOLVED, MISSED, AIDED);
const difficulty = fc.constantFrom(...Object.values(ITEM_DIFFICULTY));
const log = fc.array(fc.tuple(counted, difficulty), { maxLength: 60 });

interface State {
  readonly learner: LearnerState;
  readonly skill: SkillState;
}
const START: State = { learner: NEW_LEARNER, skill: NEW_SKILL };

function play(answers: readonly (readonly [typeof SOLVED, number])[], start = START): State[] {
  const states = [start];
  for (const [answer, itemDifficulty] of answers) {
    const { learner, skill } = states.at(-1) ?? start;
    states.push(afterAnswer(learner, skill, answer, itemDifficulty));
  }
  return states;
}

describe('the chance of a right answer', () => {
  it('starts at σ(0.6) for a typical item of a new skill', () => {
    expect(chanceOf(NEW_LEARNER, NEW_SKILL)).toBeCloseTo(1 / (1 + Math.exp(-0.6)), 12);
  });

  it('moves by .16 and .32 of the surprise, in the learner and in the skill', () => {
    const surprise = 1 - chanceOf(NEW_LEARNER, NEW_SKILL, TYPICAL_ITEM);
    const { learner, skill } = afterAnswer(NEW_LEARNER, NEW_SKILL, SOLVED, TYPICAL_ITEM);
    expect(learner.ability).toBeCloseTo(0.16 * surprise, 12);
    expect(skill.ability).toBeCloseTo(0.32 * surprise, 12);
  });

  it('rises with each solved item and falls with each missed one', () => {
    fc.assert(
      fc.property(log, difficulty, (answers, itemDifficulty) => {
        const { learner, skill } = play(answers).at(-1) ?? START;
        const now = chanceOf(learner, skill);
        const better = afterAnswer(learner, skill, SOLVED, itemDifficulty);
        const worse = afterAnswer(learner, skill, MISSED, itemDifficulty);
        expect(chanceOf(better.learner, better.skill)).toBeGreaterThan(now);
        expect(chanceOf(worse.learner, worse.skill)).toBeLessThan(now);
      }),
    );
  });
});

describe('mastery', () => {
  it('comes only at a chance of .85, after four unaided answers, with the last two right', () => {
    fc.assert(
      fc.property(log, (answers) => {
        play(answers).forEach((state, index, states) => {
          const before = states[index - 1];
          if (!state.skill.mastered || before?.skill.mastered) return;
          const lastTwo = answers.slice(index - 2, index);
          expect(chanceOf(state.learner, state.skill)).toBeGreaterThanOrEqual(0.85);
          expect(answers.slice(0, index).filter(([answer]) => !answer.aided).length).toBeGreaterThanOrEqual(
            4,
          );
          expect(lastTwo.map(([answer]) => answer.solved)).toEqual([true, true]);
        });
      }),
    );
  });

  it('is reached by steady right answers, but not by four of them from a cold start', () => {
    const states = play(Array.from({ length: 20 }, () => [SOLVED, TYPICAL_ITEM] as const));
    expect(states[4]?.skill.mastered).toBe(false);
    expect(states.at(-1)?.skill.mastered).toBe(true);
  });

  it('is reached after four answers by a learner known to be able', () => {
    const able = { learner: { ability: 3 }, skill: NEW_SKILL };
    const states = play(
      Array.from({ length: 4 }, () => [SOLVED, TYPICAL_ITEM] as const),
      able,
    );
    expect(states.map(({ skill }) => skill.mastered)).toEqual([false, false, false, false, true]);
  });

  it('does not count aided answers among the four', () => {
    const able = { learner: { ability: 3 }, skill: NEW_SKILL };
    const aided = Array.from({ length: 4 }, () => [AIDED, TYPICAL_ITEM] as const);
    const own = Array.from({ length: 3 }, () => [SOLVED, TYPICAL_ITEM] as const);
    expect(play([...aided, ...own], able).at(-1)?.skill.mastered).toBe(false);
  });

  it('is never taken away', () => {
    fc.assert(
      fc.property(log, (answers) => {
        const mastered = { learner: { ability: 2 }, skill: { ...NEW_SKILL, mastered: true } };
        expect(play(answers, mastered).every(({ skill }) => skill.mastered)).toBe(true);
      }),
    );
  });
});

const given = (hintLevel: number) => countAnswer({ verdict: 'correct', hintLevel, first: true });

describe('counting an answer', () => {
  it('leaves out malformed ones and second tries', () => {
    expect(countAnswer({ verdict: 'malformed', hintLevel: 0, first: true })).toBeNull();
    expect(countAnswer({ verdict: 'correct', hintLevel: 0, first: false })).toBeNull();
  });

  it('takes a right answer after hint 1 as solved, after hint 2 or 3 as not solved', () => {
    expect([0, 1, 2, 3].map((level) => given(level)?.solved)).toEqual([true, true, false, false]);
    expect(given(2)?.aided).toBe(true);
  });
});

describe('struggling', () => {
  it('needs four answers and less than an even chance', () => {
    const states = play(Array.from({ length: 6 }, () => [MISSED, TYPICAL_ITEM] as const));
    expect(states.map(({ learner, skill }) => isStruggling(learner, skill))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
