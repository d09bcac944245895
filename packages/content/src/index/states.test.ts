import { deadlinesOf } from '@ori/core/records/deadlines';
import { requirementsOf } from '@ori/core/records/requirements';
import { minutesByStateSubject } from '@ori/core/records/state-minutes';
import { pathwayOf, stateProfileOf } from '@ori/core/records/state-profile';
import type { StateProfile } from '@ori/contracts/states';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedData } from '../testing/real-content.ts';
import { stateProfiles } from './states.ts';

let states: StateProfile[];
beforeAll(async () => {
  states = stateProfiles(await shippedData());
});
function pathwayIn(code: string, pathway: string | null) {
  const profile = stateProfileOf(states, code);
  if (!profile) throw new Error(`no law of ${code}`);
  return pathwayOf(profile, pathway);
}
const year = { id: 'y', startsOn: '2026-09-08', endsOn: '2027-06-11' };

describe('the dates of each state for a child of grade 5, from 8 September 2026 to 11 June 2027', () => {
  it.each([
    ['US-PA', 'home-education', ['2026-08-01 affidavit', '2027-06-11 tests', '2027-06-30 certificate']],
    ['US-PA', 'private-tutor', ['2026-09-08 credential']],
    [
      'US-NY',
      null,
      [
        '2026-07-01 intent',
        '2026-08-15 ihip',
        '2026-11-15 quarterly',
        '2027-01-24 quarterly',
        '2027-04-03 quarterly',
        '2027-06-11 quarterly',
        '2027-06-11 assessment',
      ],
    ],
    ['US-MO', null, []],
    ['US-GA', null, ['2026-09-01 intent', '2027-06-11 report']],
    ['US-FL', null, ['2026-10-08 notice', '2027-06-11 evaluation']],
    ['US-OH', null, ['2026-08-30 notice']],
    ['US-VA', null, ['2026-08-15 notice', '2027-08-01 progress']],
    ['US-CO', null, ['2026-08-25 notice', '2027-06-11 evaluation']],
    ['US-SC', 'option-3', ['2026-09-08 membership', '2027-01-24 semiannual', '2027-06-11 semiannual']],
    [
      'US-SC',
      'option-1',
      ['2026-09-08 approval', '2027-01-24 semiannual', '2027-06-11 semiannual', '2027-06-11 tests'],
    ],
    ['US-CA', null, ['2026-10-15 affidavit']],
    ['US-CA', 'tutor', []],
    ['US-WA', null, ['2026-09-15 intent', '2027-06-11 assessment']],
    ['US-TX', null, []],
  ])('%s %s', (code, pathway, dates) => {
    const found = deadlinesOf(pathwayIn(code, pathway), { ...year, grade: 5 });
    expect(found.map(({ duty, dueOn }) => `${dueOn} ${duty.id}`)).toEqual(dates);
  });
});

describe('the time each state asks for', () => {
  it.each([
    ['US-PA', 6, 180, 900],
    ['US-PA', 7, 180, 990],
    ['US-NY', 3, 180, 900],
    ['US-NY', 9, 180, 990],
    ['US-MO', 4, null, 1000],
    ['US-GA', 4, 180, null],
    ['US-CO', 4, 172, null],
    ['US-SC', 4, 180, null],
    ['US-WA', 0, null, 450],
    ['US-WA', 4, null, 1000],
  ])('%s in grade %i', (code, grade, days, hours) => {
    const pathway = pathwayIn(code, null);
    const measures = pathway.time.filter(({ grades }) => grades.from <= grade && grade <= grades.to);
    expect(measures.map((measure) => [measure.days, measure.hours])).toEqual([[days, hours]]);
  });

  it('is none in Florida, Ohio, Virginia, Texas and for a private school in California', () => {
    const asked = ['US-FL', 'US-OH', 'US-VA', 'US-TX', 'US-CA'].map((code) => pathwayIn(code, null).time);
    expect(asked.flat()).toEqual([]);
  });
});

describe('a year in Missouri', () => {
  const entry = { stateSubject: null, isCore: null, kind: 'lesson', struckAt: null } as const;
  const at = (minutes: number, place: 'home' | 'away') =>
    ({ ...entry, subject: 'math', minutes: minutes * 60, place }) as const;

  it('needs 1,000 hours, 600 of them core and 400 of these at home', () => {
    const pathway = pathwayIn('US-MO', 'home-school');
    const stateOf = (home: number, away: number, other: number) => {
      const log = [at(home, 'home'), at(away, 'away'), { ...at(other, 'home'), subject: 'life' as const }];
      const minutes = minutesByStateSubject(pathway, 6, log);
      const soFar = { days: 0, minutes, filed: [], ownDates: [] };
      return requirementsOf(pathway, { ...year, grade: 6 }, soFar, '2027-06-12').time[0]?.state;
    };
    expect(stateOf(400, 200, 400)).toBe('done');
    expect(stateOf(399, 201, 400)).toBe('short');
    expect(stateOf(400, 199, 401)).toBe('short');
    expect(stateOf(400, 200, 399)).toBe('short');
  });
});

const pathways = () => states.flatMap(({ code, pathways: ways }) => ways.map((way) => ({ code, ...way })));

const textOf = (way: ReturnType<typeof pathways>[number], id: string) =>
  way.rules.find((rule) => rule.id === id)?.text.en ?? '';

describe('what is told of a rule agrees with its words', () => {
  it('days and hours: “or” where one is enough, the equivalent where the hours stand for the days', () => {
    const both = pathways().flatMap((way) =>
      way.time
        .filter(({ days, hours }) => days !== null && hours !== null)
        .map(({ rule, isEquivalent }) => ({ code: way.code, isEquivalent, text: textOf(way, rule) })),
    );
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['US-NY', 'US-PA']));
    for (const { isEquivalent, text } of both) {
      expect(text.includes('equivalent'), text).toBe(isEquivalent);
      expect(text.includes(', or '), text).toBe(!isEquivalent);
    }
  });

  it('a day that depends on a letter, a plan or nothing the law names is told as the law tells it', () => {
    const duties = pathways().flatMap((way) =>
      way.duties.map(({ id, rule, due, dueNote }) => ({
        name: `${way.code} ${id}`,
        depends: due.on === 'parts' || textOf(way, rule).includes('whichever is later'),
        isNoted: dueNote !== null,
        letterDays: due.on === 'date' ? due.letterDays : undefined,
        rule: textOf(way, rule),
      })),
    );
    const depends = duties.filter((duty) => duty.depends);
    expect(depends.map(({ name }) => name)).toEqual(['US-NY ihip', 'US-NY quarterly', 'US-SC semiannual', 'US-SC semiannual']);
    expect(depends.filter(({ isNoted }) => !isNoted)).toEqual([]);
    const counted = duties.filter(({ letterDays }) => letterDays !== undefined);
    expect(counted.map(({ name, letterDays }) => [name, letterDays])).toEqual([['US-NY ihip', 28]]);
    for (const { rule } of counted) expect(rule).toContain('within four weeks of receiving');
  });
});
