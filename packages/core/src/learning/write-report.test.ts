import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { type ReportFacts, writeReport } from './write-report.ts';

const FACTS: ReportFacts = {
  childId: '018f4e3a-0000-7000-8000-00000000000a',
  firstName: 'Lina',
  from: '2026-11-01',
  to: '2026-11-21',
  daysWorked: 12,
  minutes: 320,
  answers: 210,
  right: 160,
  lessons: [{ title: 'Gou and Gu', on: '2026-11-03' }],
  mastered: [{ title: 'Right triangles', subject: 'Mathematics', on: '2026-11-12' }],
  overcome: [{ title: 'Right triangles', misconception: 'Adds the sides', seenOn: '2026-11-09' }],
  stuck: [{ title: 'Unlike parts', misconception: null, ask: null }],
  next: [{ title: 'Slopes', has: ['Ratios', 'Points'] }],
};

describe('a progress report', () => {
  it('says in words what was counted, and what comes next', () => {
    const report = writeReport(FACTS, 'en');
    expect(report.lead).toBe(
      'Lina worked on 12 days, 5 h 20 min in all, and gave 210 answers, 160 of them right.',
    );
    expect(report.figures.map(({ value }) => value)).toEqual(['12', '5 h 20 min', '1', '1']);
    expect(report.sections.map(({ id }) => id)).toEqual(['learnt', 'overcome', 'lessons', 'stuck', 'next']);
    expect(report.sections[1]?.items).toEqual([
      { head: 'Right triangles', text: 'Adds the sides. Last seen on November 9, 2026.' },
    ]);
  });

  it('leaves out what there was none of, and does not talk of nothing as work', () => {
    const empty = { ...FACTS, daysWorked: 0, minutes: 0, answers: 0, right: 0 };
    const none = { lessons: [], mastered: [], overcome: [], stuck: [], next: [] };
    const report = writeReport({ ...empty, ...none }, 'en');
    expect(report.lead).toBe('Lina gave no answers here in this time.');
    expect(report.sections).toEqual([]);
  });

  it('names what its figures count, and says that paper takes no time instead of none', () => {
    const report = writeReport({ ...FACTS, daysWorked: 1, minutes: 0, answers: 10, right: 8 }, 'en');
    expect(report.figures.slice(0, 2)).toEqual([
      { label: 'Days with answers', value: '1' },
      { label: 'Time on answers', value: 'not measured' },
    ]);
    expect(report.lead).toBe(
      'Lina worked on 1 day and gave 10 answers, 8 of them right, on paper, where no time is measured.',
    );
    expect(report.foot).toContain('away from the screen stands in the school record');
  });

  it.each(LOCALES)('is a whole document in %s', (locale) => {
    const report = writeReport(FACTS, locale);
    expect(report.sections).toHaveLength(5);
    expect(JSON.stringify(report)).not.toMatch(/undefined|NaN|\[object/);
    expect(report.span).toContain('2026');
  });
});
