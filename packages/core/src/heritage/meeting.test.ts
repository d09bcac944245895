import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datingOf } from './dating.ts';
import { type DatedIdea, meetingOf, meetingsOf, type Road } from './meeting.ts';

const idea = (id: string, culture: string, date: string): DatedIdea => ({
  id,
  culture,
  years: datingOf(date),
  place: null,
});
const ARCHIMEDES = idea('gre', 'greek', 'c.250 BCE');
const LIU_HUI = idea('liu', 'china', '263 CE');
const ZU = idea('zu', 'china', 'c.480 CE');
const BELLS = idea('bells', 'china', 'c.433 BCE');
const TUNING = idea('tuning', 'greek', '5th-4th century BCE');
const SILK: Road = { id: 'silk', isDebated: false, from: 77, peoples: [['greek', 'china']] };

const way = (isDebated: boolean): Road => ({ id: 'way', isDebated, from: 263, ideas: ['zu', 'liu'] });

describe('could they have met?', () => {
  it('says how late the later came, and that it could have inherited, where a road was open by then', () => {
    expect(meetingOf(LIU_HUI, ARCHIMEDES, [SILK])).toEqual({
      earlier: 'gre',
      later: 'liu',
      verdict: 'too-late',
      yearsApart: 512,
      distanceKm: null,
      roads: ['silk'],
    });
  });

  it('knows no contact before a road is on record', () => {
    expect(meetingOf(BELLS, TUNING, [SILK])).toMatchObject({
      verdict: 'no-contact',
      yearsApart: 0,
      roads: [],
    });
  });

  it('needs no road within one people', () => {
    expect(meetingOf(LIU_HUI, ZU, []).verdict).toBe('too-late');
    expect(meetingOf(LIU_HUI, idea('pei', 'china', '300 CE'), []).verdict).toBe('in-time');
  });

  it('calls a way documented only where a source shows it, and debated where scholars argue', () => {
    expect(meetingOf(LIU_HUI, ZU, [way(false), SILK])).toMatchObject({
      verdict: 'documented',
      roads: ['way'],
    });
    expect(meetingOf(LIU_HUI, ZU, [way(true)]).verdict).toBe('debated');
  });

  it('judges nothing by years that nobody tells', () => {
    const living = idea('drum', 'west-africa', 'living tradition');
    expect(meetingOf(living, ZU, [SILK])).toMatchObject({ verdict: 'undated', yearsApart: null });
  });

  it('lets what goes on meet what comes later', () => {
    const blue = idea('blue', 'maya', 'c.300 BCE onward');
    const road: Road = { id: 'sea', isDebated: false, from: 600, peoples: [['maya', 'andes']] };
    expect(meetingOf(blue, idea('metal', 'andes', 'c.1st millennium CE'), [road]).verdict).toBe('in-time');
  });

  it('never claims a way without a road, and answers the same whichever is asked of first', () => {
    const years = fc.tuple(fc.integer({ min: -3000, max: 2000 }), fc.nat(400)).map(([from, long]) => ({
      from: from || 1,
      to: from + long || 1,
      isCirca: false,
      isOpen: false,
    }));
    fc.assert(
      fc.property(years, years, (a, b) => {
        fc.pre(a.from !== b.from);
        const one: DatedIdea = { id: 'a', culture: 'x', years: a, place: null };
        const other: DatedIdea = { id: 'b', culture: 'y', years: b, place: null };
        expect(meetingOf(one, other, []).verdict).toBe('no-contact');
        expect(meetingOf(one, other, [])).toEqual(meetingOf(other, one, []));
      }),
    );
  });

  it('pairs each two once', () => {
    expect(meetingsOf([ARCHIMEDES, LIU_HUI, ZU, BELLS], [])).toHaveLength(6);
  });
});
