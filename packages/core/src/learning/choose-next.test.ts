import type { Band } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseNext, readySkills, type ChooseFrom } from './choose-next.ts';
import { skillGraph, type SkillNode } from './skill-graph.ts';
import { standingOf, type SkillRecord } from './skill-standing.ts';

const NOW = new Date('2026-03-08T12:00:00Z');
const node = (id: string, prerequisites: string[] = [], band: Band = '3-5'): SkillNode => {
  return { id, subject: 'math', band, depth: prerequisites.length, prerequisites };
};
const graph = skillGraph([node('count'), node('add', ['count']), node('times', ['add']), node('shape')]);
const base: SkillRecord = {
  chance: 0.7,
  answers: 5,
  mastered: false,
  placed: false,
  stuck: false,
  dueAt: null,
};
const due = (hours: number): SkillRecord => {
  return { ...base, mastered: true, chance: 0.9, dueAt: new Date(NOW.getTime() + hours * 3_600_000) };
};
function from(records: Record<string, SkillRecord>, more: Partial<ChooseFrom> = {}): ChooseFrom {
  const all = new Map(Object.entries(records));
  return { graph, records: all, canAsk: () => true, ageGroup: 'elementary', now: NOW, ...more };
}
const asked = (chosen: ChooseFrom, count = 8) =>
  chooseNext(chosen, count).map((one) => `${one.reason} ${one.skill}`);

describe('what to practise next', () => {
  it('is what is due, then what goes badly, then what was begun, then what is new', () => {
    const records = { count: due(-1), add: { ...base, stuck: true }, times: base };
    expect(asked(from(records)).slice(0, 4)).toEqual([
      'review count',
      'struggling add',
      'learning times',
      'next shape',
    ]);
  });

  it('leaves alone what is mastered and not due, and what needs others first', () => {
    expect(new Set(asked(from({ count: due(24) })))).toEqual(new Set(['next add', 'next shape']));
  });

  it('asks the longest overdue first, each of them once', () => {
    const records = { count: due(-1), add: due(-50), shape: due(-20) };
    expect(asked(from(records, { canAsk: (id) => id !== 'times' }))).toEqual([
      'review add',
      'review shape',
      'review count',
    ]);
  });

  it('takes what placement judged known for held', () => {
    expect(readySkills(from({ count: { ...base, answers: 0, placed: true } }))).toContain('add');
  });

  it('prefers what is written for the age', () => {
    const both = skillGraph([node('easy', [], 'K-2'), node('own'), node('far', [], '9-12')]);
    expect(readySkills(from({}, { graph: both }))).toEqual(['own', 'easy', 'far']);
  });

  describe('for somebody of whom nothing is known yet', () => {
    const years = skillGraph([
      node('count', [], 'K-2'),
      node('fractions', ['count'], '3-5'),
      node('unlike', ['fractions'], '3-5'),
      node('ratio', ['unlike'], '6-8'),
      node('greeting', [], 'esl'),
    ]);
    const first = (ageGroup: AgeGroup, records = {}) =>
      readySkills(from(records, { graph: years, ageGroup }))[0];

    it.each([
      ['k2', 'count'],
      ['elementary', 'fractions'],
      ['middle', 'ratio'],
      ['adult', 'ratio'],
    ] as const)('begins at the age itself: %s with %s', (ageGroup, skill) => {
      expect(first(ageGroup)).toBe(skill);
    });

    it('takes nothing for granted that placement judged unknown', () => {
      expect(first('elementary', { count: { ...base, answers: 0, chance: 0.4 } })).toBe('count');
    });

    it('goes one step back where it goes badly', () => {
      expect(first('middle', { ratio: { ...base, stuck: true, chance: 0.3 } })).toBe('unlike');
    });
  });

  it('is empty when nothing can be asked', () => {
    expect(chooseNext(from({ count: due(-1) }, { canAsk: () => false }), 8)).toEqual([]);
  });

  it('never asks what cannot be asked, is never longer than wanted, and is the same twice', () => {
    const record = fc.record({
      chance: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      answers: fc.nat(9),
      mastered: fc.boolean(),
      placed: fc.boolean(),
      stuck: fc.boolean(),
      dueAt: fc.option(fc.constantFrom(NOW, new Date(NOW.getTime() + 1), new Date(0))),
    });
    const records = fc.dictionary(fc.constantFrom('count', 'add', 'times', 'shape'), record);
    fc.assert(
      fc.property(records, fc.integer({ min: 1, max: 12 }), (kept, count) => {
        const chosen = from(kept, { canAsk: (id) => id !== 'shape' });
        const choices = chooseNext(chosen, count);
        expect(choices.length).toBeLessThanOrEqual(count);
        expect(choices.map(({ skill }) => skill)).not.toContain('shape');
        expect(chooseNext(chosen, count)).toEqual(choices);
      }),
    );
  });
});

describe('where a learner stands with a skill', () => {
  it('is told apart', () => {
    const records = new Map(Object.entries({ count: due(24), add: base }));
    const of = (id: string) => standingOf(graph.nodes.get(id)!, records, NOW);
    expect(['count', 'add', 'times', 'shape'].map(of)).toEqual(['mastered', 'learning', 'later', 'ready']);
    expect(standingOf(graph.nodes.get('count')!, new Map([['count', due(-1)]]), NOW)).toBe('due');
  });
});

describe('the skill graph', () => {
  it('reaches down and up with distances, past prerequisites that are no skill of it', () => {
    expect([...graph.below('times')]).toEqual([
      ['add', 1],
      ['count', 2],
    ]);
    expect([...graph.above('count')]).toEqual([
      ['add', 1],
      ['times', 2],
    ]);
    expect([...skillGraph([node('alone', ['elsewhere'])]).below('alone')]).toEqual([]);
  });
});
