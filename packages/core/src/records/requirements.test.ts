import type { StateDuty, StatePathway, StateSubject } from '@ori/contracts/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requirementsOf, type SoFar } from './requirements.ts';
import { type CountedEntry, minutesByStateSubject } from './state-minutes.ts';
import { inLocale, pathwayOf, stateProfileOf } from './state-profile.ts';

const text = { en: 'It', fr: 'Cela', es: 'Eso' };
const all = { from: 0, to: 12 };
const subject = (
  id: string,
  takes: StateSubject['takes'],
  more: Partial<StateSubject> = {},
): StateSubject => ({
  id,
  name: id.toUpperCase(),
  rule: 'r',
  grades: all,
  takes,
  kinds: [],
  isCore: true,
  ...more,
});
const notice: StateDuty = {
  id: 'notice',
  type: 'intent',
  rule: 'r',
  what: text,
  to: text,
  due: { on: 'date', at: 'start', month: 9, day: 1, lateDays: 30 },
  dueNote: null,
  grades: all,
  onlyGrades: null,
  isOnce: false,
  isSent: true,
  officialForm: false,
};
const PATHWAY: Pick<StatePathway, 'subjects' | 'duties' | 'time'> = {
  subjects: [
    subject('reading', ['language']),
    subject('writing', ['language']),
    subject('maths', ['math']),
    subject('civics', ['social']),
    subject('cooking', ['social'], { isCore: false }),
    subject('music', [], { kinds: ['music'], isCore: false }),
  ],
  duties: [notice],
  time: [
    {
      rule: 'r',
      grades: all,
      days: null,
      hours: 10,
      dayMinutes: null,
      coreHours: 6,
      coreHoursAtHome: 4,
      isEquivalent: false,
    },
  ],
};
const entry = (changes: Partial<CountedEntry>): CountedEntry => ({
  subject: 'math',
  stateSubject: null,
  isCore: null,
  place: 'home',
  kind: 'lesson',
  minutes: 30,
  struckAt: null,
  ...changes,
});
const year = { id: 'y', startsOn: '2026-08-24', endsOn: '2027-05-28', grade: 4 };
const soFar = (entries: CountedEntry[], more: Partial<SoFar> = {}): SoFar => ({
  days: 0,
  minutes: minutesByStateSubject(PATHWAY, year.grade, entries),
  filed: [],
  ownDates: [],
  ...more,
});

describe('minutes by the state’s subjects', () => {
  it('go to the one subject that takes them, to the one a person named, and by kind to music', () => {
    const { subjects, shared, unplaced } = minutesByStateSubject(PATHWAY, 4, [
      entry({}),
      entry({ subject: 'language', stateSubject: 'WRITING', minutes: 20 }),
      entry({ kind: 'music', minutes: 15 }),
      entry({ subject: 'language', minutes: 10 }),
      entry({ subject: 'science', minutes: 5 }),
      entry({ minutes: 99, struckAt: '2026-09-01T10:00:00.000Z' }),
    ]);
    const known = Object.fromEntries(subjects.map((each) => [each.subject.id, each.minutes]));
    expect(known).toEqual({ reading: 0, writing: 20, maths: 30, civics: 0, cooking: 0, music: 15 });
    expect(shared.map(({ among, minutes }) => [among.map(({ id }) => id), minutes])).toEqual([
      [['reading', 'writing'], 10],
    ]);
    expect(unplaced).toBe(5);
  });

  it('are core where a person says so or all possible subjects are, at home where they were', () => {
    const counted = minutesByStateSubject(PATHWAY, 4, [
      entry({ subject: 'language', minutes: 10 }),
      entry({ minutes: 20, place: 'away' }),
      entry({ subject: 'social', minutes: 40 }),
      entry({ subject: 'science', isCore: true, minutes: 5 }),
      entry({ minutes: 7, isCore: false }),
    ]);
    expect(counted).toMatchObject({ core: 35, coreAtHome: 15, coreUnknown: 40, total: 82 });
  });

  it('are never lost and never counted twice', () => {
    const entries = fc.array(
      fc.record({
        subject: fc.constantFrom('math', 'science', 'language', 'social', 'life'),
        stateSubject: fc.constantFrom(null, 'maths', 'CIVICS', 'nobody’s'),
        isCore: fc.constantFrom(null, true, false),
        place: fc.constantFrom('home', 'away'),
        kind: fc.constantFrom('lesson', 'music', 'sport', 'book'),
        minutes: fc.integer({ min: 1, max: 300 }),
        struckAt: fc.constantFrom(null, '2026-09-01T10:00:00.000Z'),
      }),
    );
    fc.assert(
      fc.property(entries, (log) => {
        const { subjects, shared, unplaced, total, core, coreAtHome, coreUnknown } = minutesByStateSubject(
          PATHWAY,
          4,
          log,
        );
        const parts = [...subjects, ...shared].reduce((sum, { minutes }) => sum + minutes, unplaced);
        const counted = log.reduce((sum, { minutes, struckAt }) => sum + (struckAt ? 0 : minutes), 0);
        return parts === total && total === counted && coreAtHome <= core && core + coreUnknown <= total;
      }),
    );
  });
});

const stateOn = (today: string, filed: SoFar['filed'] = []) =>
  requirementsOf(PATHWAY, year, soFar([], { filed }), today).duties[0]?.state;
const stateOf = (entries: CountedEntry[], today: string) =>
  requirementsOf(PATHWAY, year, soFar(entries), today).time[0]?.state;

describe('what is due', () => {
  const sent = { id: 'f', yearId: 'y', dutyId: 'notice', part: null, sentOn: '2026-08-20' };

  it('is later, then soon, then overdue, and done once it was handed in', () => {
    const days = ['2026-07-01', '2026-08-10', '2026-09-24'];
    expect(days.map((today) => stateOn(today))).toEqual(['later', 'soon', 'overdue']);
    expect(stateOn('2026-09-24', [sent])).toBe('done');
  });

  it('depends, between the date and a beginner’s own, on whether the family begins this year', () => {
    expect(stateOn('2026-09-02')).toBe('unknown');
    expect(stateOn('2026-09-02', [{ ...sent, yearId: 'last' }])).toBe('overdue');
  });

  it('is never overdue by a day that depends on what only the family knows, until the family names it', () => {
    const near = {
      ...PATHWAY,
      duties: [{ ...notice, dueNote: { en: 'Later', fr: 'Plus tard', es: 'Luego' } }],
    };
    const states = ['2026-07-01', '2026-08-10', '2026-09-24'].map(
      (today) => requirementsOf(near, year, soFar([]), today).duties[0]?.state,
    );
    expect(states).toEqual(['later', 'soon', 'unknown']);
    const ownDates = [{ dutyId: 'notice', part: null, dueOn: '2026-09-20' }];
    const named = ['2026-08-10', '2026-09-02', '2026-09-24'].map(
      (today) => requirementsOf(near, year, soFar([], { ownDates }), today).duties[0]?.state,
    );
    expect(named).toEqual(['later', 'soon', 'overdue']);
  });

  it('is done by what was handed in for another year only where once is enough', () => {
    const once = { ...PATHWAY, duties: [{ ...notice, isOnce: true }] };
    const filed = [{ ...sent, yearId: 'last' }];
    expect(requirementsOf(once, year, soFar([], { filed }), '2026-09-24').duties[0]?.state).toBe('done');
    expect(stateOn('2026-09-24', filed)).toBe('overdue');
  });

  it('is never done without being handed in, whatever the day and the log', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60_000 }), (date, minutes) => {
        const today = date.toISOString().slice(0, 10);
        const { duties } = requirementsOf(PATHWAY, year, soFar([entry({ minutes })]), today);
        return duties.every(({ state }) => state !== 'done');
      }),
    );
  });
});

describe('the time of a year', () => {
  it('is reached only with its core hours, and these at home', () => {
    expect(stateOf([entry({ minutes: 600 })], '2026-12-01')).toBe('done');
    expect(stateOf([entry({ minutes: 600, place: 'away' })], '2026-12-01')).toBe('running');
    expect(stateOf([entry({ minutes: 600, place: 'away' })], '2027-06-01')).toBe('short');
  });

  it('cannot be told where nobody said what was core', () => {
    expect(stateOf([entry({ subject: 'social', minutes: 600 })], '2027-06-01')).toBe('unknown');
  });

  it('is reached by days alone where the law wants one of the two', () => {
    const either = { ...PATHWAY.time[0]!, days: 180, coreHours: null, coreHoursAtHome: null };
    const found = [179.5, 180].map(
      (days) =>
        requirementsOf({ ...PATHWAY, time: [either] }, year, soFar([], { days }), '2027-05-01').time[0]
          ?.state,
    );
    expect(found).toEqual(['running', 'done']);
  });

  it('is reached by hours alone where they are the equivalent of the days', () => {
    const ours = {
      ...PATHWAY.time[0]!,
      days: 180,
      coreHours: null,
      coreHoursAtHome: null,
      isEquivalent: true,
    };
    const stateWith = (days: number, minutes: number) =>
      requirementsOf({ ...PATHWAY, time: [ours] }, year, soFar([entry({ minutes })], { days }), '2027-06-01')
        .time[0]?.state;
    expect([stateWith(180, 60), stateWith(90, 600)]).toEqual(['short', 'done']);
  });

  it('tells subjects with nothing logged from those that only may have something', () => {
    const { subjects } = requirementsOf(PATHWAY, year, soFar([entry({ subject: 'language' })]), '2026-12-01');
    expect(subjects.map(({ subject: { id }, state }) => `${id} ${state}`)).toEqual([
      'reading unknown',
      'writing unknown',
      'maths missing',
      'civics missing',
      'cooking missing',
      'music missing',
    ]);
  });
});

describe('a state', () => {
  it('that was not read is nobody’s profile, and an unknown pathway is the usual one', () => {
    expect(stateProfileOf([], 'US-PA')).toBeNull();
    const usual = { id: 'usual' } as StatePathway;
    const profile = { pathways: [usual] } as Parameters<typeof pathwayOf>[0];
    expect(pathwayOf(profile, 'no-such')).toBe(usual);
  });

  it('is told in one language, down to the last sentence', () => {
    expect(inLocale({ a: [text, null], b: { c: text, d: 3 } }, 'fr')).toEqual({
      a: ['Cela', null],
      b: { c: 'Cela', d: 3 },
    });
  });
});
