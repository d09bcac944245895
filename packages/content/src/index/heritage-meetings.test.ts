import { PATTERN_IDS } from '@ori/contracts/kim-names';
import type { MeetingsAnswer } from '@ori/contracts/meetings';
import { datingOf } from '@ori/core/heritage/dating';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentData } from '../data/read-data.ts';
import { shippedData } from '../testing/real-content.ts';
import { mappingsOf } from './claim-mappings.ts';
import { meetingsAnswerOf } from './heritage-meetings.ts';

let data: ContentData;
beforeAll(async () => {
  data = await shippedData();
});

const told = (id: MeetingsAnswer['pattern']) =>
  meetingsAnswerOf(id, { data, mappings: mappingsOf(data, 'en', () => []), locale: 'en' });
function verdict(answer: MeetingsAnswer, one: string, other: string): string | undefined {
  return answer.pairs.find(({ earlier, later }) => [one, other].every((id) => id === earlier || id === later))
    ?.verdict;
}

/** Living traditions, dates that a reviewer holds back, and periods told by a dynasty's name only. */
const UNDATED = [
  'ind-zinc',
  'may-round',
  'may-milpa',
  'waf-ifa',
  'waf-numerals',
  'waf-drum',
  'waf-rhythm',
  'pol-compass',
  'pol-zenith',
  'pol-swell',
  'pol-mangareva',
  'pol-matariki',
  'pol-adze',
  'gre-antikythera',
  'and-chuno',
  'and-bridge',
  'sym-complementarity',
  'sym-esu',
  'sym-indra',
  'sym-gold',
  'sym-ogun',
  'sym-maui',
  'sym-change',
];

const apart = (answer: MeetingsAnswer, later: string) =>
  answer.pairs
    .find((pair) => pair.later === later && pair.verdict === 'no-contact')
    ?.told.map((it) => it.claimId);

describe('dates of the mappings', () => {
  it('are read as years, or are known to tell none', () => {
    const { mappings } = data.mappings;
    const undated = mappings.filter(({ date }) => datingOf(withoutDoubt(date) ?? '') === null);
    expect(undated.map(({ id }) => id)).toEqual(UNDATED);
  });
});

describe('meetings of a pattern', () => {
  it('put every idea on the map, and say where only the heartland is known', () => {
    const ideas = PATTERN_IDS.flatMap((id) => [...told(id).ideas]);
    expect(ideas.filter(({ place }) => place === null)).toEqual([]);
    const heartland = ideas.filter(({ place }) => place?.name === null).map(({ id }) => id);
    expect(heartland).toEqual(['ind-sulba', 'ind-chakravala']);
  });

  it('claim a way only with a claim that has sources', () => {
    for (const { pairs } of PATTERN_IDS.map(told))
      for (const pair of pairs.filter(({ verdict: said }) => said === 'documented' || said === 'debated'))
        expect(pair.told.every(({ sources }) => sources.length > 1)).toBe(true);
  });

  it('call debated what scholars debate, and a transmission what a source shows', () => {
    expect(verdict(told('placeValue'), 'ind-zero', 'isl-algorithm')).toBe('documented');
    expect(verdict(told('unknown'), 'mes-quadratic', 'isl-aljabr')).toBe('debated');
    expect(verdict(told('pi'), 'gre-archimedes', 'chi-liuhui')).toBe('too-late');
    expect(verdict(told('placeValue'), 'may-zero', 'ind-zero')).toBe('no-contact');
    expect(verdict(told('twos'), 'ind-pingala', 'waf-ifa')).toBe('undated');
  });

  it('tell of the Americas before 1492 with what was found, and not of later times', () => {
    expect(apart(told('horizon'), 'and-chankillo')).toEqual(['meeting.americas-before-1492']);
    expect(apart(told('skyStories'), 'sym-twins')).toEqual([]);
  });
});
