import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { checkInText } from './check-in.ts';
import { parentCardWords, type ChildDay } from './parent-card.ts';

const FRACTIONS = {
  skill: 'ma-addunlike',
  title: 'Add unlike fractions',
  subject: 'math',
  answered: 5,
  missed: 3,
};
const DAY: ChildDay = {
  firstName: 'Amina',
  minutes: 25,
  answered: 8,
  right: 5,
  lessonsFinished: ['Fractions of the Eye'],
  skills: [{ skill: 'sc-light', title: 'Light', subject: 'science', answered: 3, missed: 0 }, FRACTIONS],
};

describe('Ori’s card for a grown-up', () => {
  it('tells the day in counted figures, and where it stuck', () => {
    const card = parentCardWords(DAY, 'en', 0);
    expect(card.today).toBe(
      'Amina worked for 25 minutes today and answered 8 questions, 5 right on the first try. Finished: Fractions of the Eye.',
    );
    expect(card.stuck).toBe('It stuck at “Add unlike fractions”: 3 of 5 missed.');
    expect(card.askTonight).toContain('Add unlike fractions');
    expect(card.kitchenTable).toMatch(/equal parts.*Add unlike fractions/);
  });

  it('does not call one slip being stuck', () => {
    const skills = [{ ...FRACTIONS, missed: 1 }];
    const card = parentCardWords({ ...DAY, skills }, 'en', 0);
    expect(card.stuck).toBeNull();
    expect(card.askTonight).toContain('Add unlike fractions');
  });

  it('says plainly that nothing was done, and still has something for the evening', () => {
    const idle = { firstName: 'Amina', minutes: 0, answered: 0, right: 0, lessonsFinished: [], skills: [] };
    const card = parentCardWords(idle, 'en', 1);
    expect(card).toMatchObject({ today: 'Amina has not worked here today.', stuck: null });
    expect(card.askTonight).toMatch(/\?/);
    expect(card.kitchenTable.length).toBeGreaterThan(20);
  });

  it('is whole in each language, with one question for tonight', () => {
    for (const locale of LOCALES)
      for (const variety of [0, 1, -3]) {
        const { today, stuck, askTonight, kitchenTable } = parentCardWords(DAY, locale, variety);
        const all = [today, stuck ?? '', askTonight, kitchenTable].join(' ');
        expect(all).not.toMatch(/[{}]|undefined|\.\./);
        expect((askTonight.match(/\?/g) ?? []).length).toBe(1);
      }
    expect(parentCardWords({ ...DAY, minutes: 1, answered: 1, right: 1 }, 'fr', 0).today).toContain(
      'a travaillé 1 minute aujourd’hui et répondu à 1 question,',
    );
  });
});

describe('check-ins', () => {
  it('speak to the grown-up of the days away, and to the learner without a word of them', () => {
    const facts = { firstName: 'Amina', daysAway: 1, dueReviews: 2 };
    expect(checkInText('inactive', facts, 'en')).toContain('Amina has not been here for 1 day.');
    for (const locale of LOCALES) {
      expect(checkInText('inactive', { ...facts, daysAway: 9 }, locale)).toContain('9');
      for (const reason of ['welcome-back', 'requested'] as const)
        expect(checkInText(reason, facts, locale)).not.toMatch(/\d|miss|manqu|extrañ|long|away/i);
    }
    expect(checkInText('due-reviews', facts, 'fr')).toContain('2 compétences à revoir');
  });
});
