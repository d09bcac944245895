import { couldTheyHaveMetProps } from '@ori/contracts/meeting-labs';
import type { MeetingIdea, MeetingPair } from '@ori/contracts/meetings';
import { describe, expect, it } from 'vitest';
import { labPropsOf } from './lab-props.ts';
import { groundsOf, pairNumbers } from './pair-numbers.ts';

const idea = (id: string, culture: string): MeetingIdea => ({
  id,
  culture,
  cultureName: culture,
  modernConcept: 'now',
  ancestralConcept: `idea ${id}`,
  connection: 'They are alike.',
  relation: 'independent-discovery',
  label: 'record',
  date: 'c.300 BCE',
  sources: [{ id: 's', text: 'A tablet', primary: true }],
  lang: 'en',
  review: 'edited',
  years: { from: -300, to: -300, isCirca: true, isOpen: false },
  place: { lat: 1, lon: 2, name: null },
});
const SILK = {
  text: 'A road.',
  claimId: 'meeting.road',
  label: 'record' as const,
  sources: [{ id: 's', text: 'A list', primary: true }],
};
const pair = (earlier: string, later: string, told: MeetingPair['told']): MeetingPair => ({
  earlier,
  later,
  verdict: 'too-late',
  yearsApart: 12,
  distanceKm: 340,
  told,
});
const IDEAS = [idea('a', 'kemet'), idea('b', 'kemet'), idea('c', 'greek')];
const PAIRS = [pair('a', 'b', []), pair('a', 'c', [SILK]), pair('c', 'b', [SILK])];

describe('a pattern as the page shows it', () => {
  it('names a pair by its numbers, the smaller first', () => {
    expect(PAIRS.map((it) => pairNumbers(it, IDEAS))).toEqual(['1–2', '1–3', '2–3']);
  });

  it('tells each road once, with the pairs it is said of', () => {
    expect(groundsOf(PAIRS, IDEAS)).toEqual([{ statement: SILK, pairs: ['1–3', '2–3'] }]);
  });

  it('gives the lab what it asks for, and knows who is of one people', () => {
    const props = labPropsOf({ pattern: 'pi', ideas: IDEAS, pairs: PAIRS, others: [] });
    expect(couldTheyHaveMetProps.safeParse(props).error).toBeUndefined();
    expect(props.pairs.map((it) => it.isOnePeople)).toEqual([true, false, false]);
  });
});
