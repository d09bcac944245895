import type { SynthesisWork } from '@ori/contracts/kim-synthesis';
import { RUBRIC } from '@ori/contracts/kim-names';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSynthesis, type MappingFacts } from './check-synthesis.ts';
import { isLongEnough } from './claim-length.ts';
import { judgeGuess, mayTry } from './judge-guess.ts';
import { passes } from './score-synthesis.ts';

const FACTS: Readonly<Record<string, MappingFacts>> = {
  'ind-pingala': { culture: 'india', relation: 'independent-discovery', label: 'record' },
  'waf-ifa': { culture: 'west-africa', relation: 'analogy', label: 'tradition' },
  'ind-sulba': { culture: 'india', relation: 'independent-discovery', label: 'record' },
};
const chosen = (id: string) => ({
  id,
  label: FACTS[id]!.label,
  source: 'PLO09',
  relation: FACTS[id]!.relation,
});
const WHOLE: SynthesisWork = {
  patternId: 'twos',
  mappings: [chosen('ind-pingala'), chosen('waf-ifa')],
  couldHaveMet: 'no',
  metBecause: 'No record of a meeting.',
  same: 'Doubling.',
  different: 'Verse, and divination.',
  unknown: 'How old the words are.',
  claim: 'Both doubled. They used it for verse and for divination. I found no record that they met.',
  weDoNotKnow: 'how old the counting words are',
};
const check = (changes: Partial<SynthesisWork>, band: '3-5' | '6-8' = '3-5') =>
  checkSynthesis({ ...WHOLE, ...changes }, band, (id) => FACTS[id], [
    { pattern: /first ever/i, unless: null, why: 'Say what is known.' },
  ]).map(({ kind, code }) => `${kind} ${code}`);

it('finds nothing to say of a whole synthesis, and everything that is missing of an empty one', () => {
  expect(check({})).toEqual([]);
  const empty = { mappings: [], couldHaveMet: null, same: ' ', claim: '', weDoNotKnow: '' };
  expect(check(empty)).toEqual([
    'missing mappings-few',
    'missing meeting-missing',
    'missing table-missing',
    'missing claim-short',
    'missing unknown-missing',
  ]);
});

it('asks for two cultures, for label, source and relation, and looks twice at those that differ', () => {
  expect(check({ mappings: [chosen('ind-pingala'), chosen('ind-sulba')] })).toEqual(['missing cultures-few']);
  expect(
    check({ mappings: [chosen('ind-pingala'), { ...chosen('waf-ifa'), source: null, label: null }] }),
  ).toEqual(['missing label-missing', 'missing source-missing']);
  const direct = { ...chosen('waf-ifa'), relation: 'direct-transmission', label: 'science' } as const;
  expect(check({ mappings: [chosen('ind-pingala'), direct] })).toEqual([
    'look label-differs',
    'look relation-differs',
  ]);
  expect(check({ same: 'They were the FIRST EVER.' })).toEqual(['look phrase']);
});

it('counts sentences for the young and words for the older', () => {
  expect(isLongEnough('Two and two.', 'K-2')).toBe(true);
  expect(isLongEnough('One. Two!', '3-5')).toBe(false);
  expect(isLongEnough('One. Two! Three?', '3-5')).toBe(true);
  expect(check({}, '6-8')).toEqual(['missing claim-short']);
  expect(isLongEnough('mot '.repeat(96), '6-8')).toBe(true);
  expect(isLongEnough('mot '.repeat(95), '6-8')).toBe(false);
});

it('passes nine of twelve without a zero, and nothing else', () => {
  const score = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.tuple(score, score, score, score), (given) => {
      const [accuracy, evidence, relation, respect] = given;
      const sum = accuracy + evidence + relation + respect;
      expect(passes({ accuracy, evidence, relation, respect })).toBe(sum >= 9 && !given.includes(0));
    }),
  );
  expect(RUBRIC).toHaveLength(4);
});

it('calls a guess right only when both halves are, and gives one try a day', () => {
  const card = { relation: 'analogy', label: 'tradition' } as const;
  expect(judgeGuess(card, card).isRight).toBe(true);
  expect(judgeGuess(card, { ...card, label: 'record' })).toEqual({
    relationRight: true,
    labelRight: false,
    isRight: false,
  });
  expect([
    mayTry(null, '2026-11-21'),
    mayTry('2026-11-21', '2026-11-21'),
    mayTry('2026-11-20', '2026-11-21'),
  ]).toEqual([true, false, true]);
});
