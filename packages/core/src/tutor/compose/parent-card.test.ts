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
  done: { minutes: 25, answers: 8, right: 6, lessonsCompleted: 1 },
  rightAlone: 5,
  lessonsFinished: ['Fractions of the Eye'],
  lessonsStarted: [],
  skills: [{ skill: 'sc-light', title: 'Light', subject: 'science', answered: 3, missed: 0 }, FRACTIONS],
  asked: 0,
  helped: [],
};
const NOTHING = { minutes: 0, answers: 0, right: 0, lessonsCompleted: 0 };
const IDLE: ChildDay = { ...DAY, done: NOTHING, rightAlone: 0, lessonsFinished: [], skills: [] };

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

  it('speaks of no minutes where the answers came back on paper', () => {
    const paper = { ...DAY, done: { ...DAY.done, minutes: 0 }, lessonsFinished: [] };
    expect(parentCardWords(paper, 'en', 0).today).toBe(
      'Amina answered 8 questions today, 5 right on the first try.',
    );
    for (const locale of LOCALES) expect(parentCardWords(paper, locale, 0).today).not.toMatch(/\b0\b|minut/);
  });

  it('does not call one slip being stuck', () => {
    const skills = [{ ...FRACTIONS, missed: 1 }];
    const card = parentCardWords({ ...DAY, skills }, 'en', 0);
    expect(card.stuck).toBeNull();
    expect(card.askTonight).toContain('Add unlike fractions');
  });

  it('says plainly that nothing was done, and still has something for the evening', () => {
    const card = parentCardWords(IDLE, 'en', 1);
    expect(card).toMatchObject({ today: 'Amina has not worked here today.', stuck: null });
    expect(card.askTonight).toMatch(/\?/);
    expect(card.kitchenTable.length).toBeGreaterThan(20);
  });

  it('says of a lesson that was only opened that it was started, and never that nothing was done', () => {
    const opened = { ...IDLE, lessonsStarted: ['Gou and Gu'] };
    expect(parentCardWords(opened, 'en', 0).today).toBe('Amina started today: Gou and Gu.');
    expect(parentCardWords({ ...opened, asked: 1 }, 'en', 0).today).toBe(
      'Amina started today: Gou and Gu. Amina asked Ori 1 question today.',
    );
    const finished = { ...opened, done: { ...NOTHING, lessonsCompleted: 1 }, lessonsFinished: ['Light'] };
    expect(parentCardWords(finished, 'en', 0).today).toBe(
      'Amina finished today: Light. Started: Gou and Gu.',
    );
    for (const locale of LOCALES)
      expect(parentCardWords(opened, locale, 0).today).toMatch(/^Amina .*Gou and Gu\.$/);
  });

  it('tells of a day on which help was only asked for, and where it took a shown step', () => {
    const { skill, title, subject } = FRACTIONS;
    const helped = [
      { skill: 'sc-light', title: 'Light', subject: 'science', level: 1 },
      { skill, title, subject, level: 3 },
    ];
    const card = parentCardWords({ ...IDLE, asked: 4, helped }, 'en', 0);
    expect(card.today).toBe('Amina asked Ori 4 questions today.');
    expect(card.stuck).toBe('It stuck at “Add unlike fractions”: a step had to be shown.');
    expect(card.askTonight).toContain('Add unlike fractions');
    const pointed = parentCardWords({ ...IDLE, asked: 1, helped: helped.slice(0, 1) }, 'en', 0);
    expect(pointed).toMatchObject({ today: 'Amina asked Ori 1 question today.', stuck: null });
    expect(pointed.askTonight).toContain('Light');
    for (const locale of LOCALES)
      expect(parentCardWords({ ...DAY, asked: 2 }, locale, 0).today).toMatch(/Ori/);
  });

  it('is whole in each language, with one question for tonight', () => {
    for (const locale of LOCALES)
      for (const variety of [0, 1, -3]) {
        const { today, stuck, askTonight, kitchenTable } = parentCardWords(DAY, locale, variety);
        const all = [today, stuck ?? '', askTonight, kitchenTable].join(' ');
        expect(all).not.toMatch(/[{}]|undefined|\.\./);
        expect((askTonight.match(/\?/g) ?? []).length).toBe(1);
      }
    expect(
      parentCardWords({ ...DAY, done: { ...DAY.done, minutes: 1, answers: 1 }, rightAlone: 1 }, 'fr', 0)
        .today,
    ).toContain('a travaillé 1 minute aujourd’hui et répondu à 1 question (justes du premier coup\u202f: 1)');
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
