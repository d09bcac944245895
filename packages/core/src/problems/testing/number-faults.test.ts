import { DIFFICULTIES, type PracticeItem } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf, practisedSkills } from './practice.ts';
import { stillFaults, tailFaults } from './number-faults.ts';

const SEEDS = 120;
/** Whether two counts are alike is what these ask: `3 = 3` is what was found. */
const COMPARE_COUNTS: ReadonlySet<string> = new Set(['ma-compare10', 'sc-balance']);

const words = (said: string) => ({ en: said, fr: said, es: said });
const step = (said: string) => ({ text: words(said), reason: words('Why.') });
const GOOD: PracticeItem = {
  prompt: words('2/3 + 1/3 = ?'),
  nudge: words('Look.'),
  steps: [step('2 + 1 = 3'), step('2/3 + 1/3 = 3/3 = 1')],
  answerKind: { kind: 'decimal', tolerance: 0 },
  answer: '1',
  distractors: [],
};

describe('what is looked for', () => {
  it('is not found where it is not', () => {
    expect([...tailFaults(GOOD), ...stillFaults(GOOD)]).toEqual([]);
    expect(stillFaults({ ...GOOD, steps: [step('2 × 3 = 3 + 3'), step('so 3 = 6 ÷ 2')] })).toEqual([]);
  });

  it('is found in any language, and in wrong answers', () => {
    expect(tailFaults({ ...GOOD, answer: '0.06999999999999999' })).toHaveLength(1);
    expect(tailFaults({ ...GOOD, prompt: { ...words('?'), fr: '220,00000000000003 km' } })).toHaveLength(1);
    expect(stillFaults({ ...GOOD, steps: [step('1/11 = 1/11')] })).not.toEqual([]);
    expect(stillFaults({ ...GOOD, steps: [step('5 fields fit: $5/36$ = 5/36.')] })).not.toEqual([]);
    expect(stillFaults({ ...GOOD, steps: [step('x = 9'), step('x = 9')] })).not.toEqual([]);
  });
});

/** The first faults of a skill's practice, each with its question. */
function faultsOf(skill: string, faultsIn: (item: PracticeItem) => readonly string[]): readonly string[] {
  const generate = generatorOf(skill);
  if (generate === null) return [`${skill} has no generator`];
  const items = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => generate(seed, difficulty)),
  );
  const found = items.flatMap((item) =>
    faultsIn(item).map((fault) => `${skill}: ${fault} | ${item.prompt.en}`),
  );
  return found.slice(0, 2);
}

describe('the practice of all skills', () => {
  it('shows and expects no number with a binary fraction’s tail, and works no step that says nothing', () => {
    const faults = practisedSkills().flatMap((skill) =>
      faultsOf(skill, (item) => [
        ...tailFaults(item),
        ...(COMPARE_COUNTS.has(skill) ? [] : stillFaults(item)),
      ]),
    );
    expect(faults).toEqual([]);
  });
});
