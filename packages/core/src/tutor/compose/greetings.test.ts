import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import { expect, it } from 'vitest';
import { fitsTier } from '../reading.ts';
import { GREETED_PAGES, greetedPage, pageGreeting, welcome } from './greetings.ts';

it.each([
  ['/dashboard/student/assignments', 'assignments'],
  ['/dashboard/middle/assignments/3', 'assignments'],
  ['/dashboard/student/courses/esl', 'courses'],
  ['/geometry', 'sacred-geometry'],
  ['/consciousness', 'sacred-consciousness'],
  ['/frequencies', 'sacred-consciousness'],
  ['/student-onboarding', 'begin'],
  ['/dashboard/parent', 'dashboard'],
  ['/help', null],
  ['/geometry-club', null],
])('knows %s as %s', (path, page) => {
  expect(greetedPage(path)).toBe(page);
});

it('greets elsewhere in the words of the specification', () => {
  expect(pageGreeting('/help', 'en')).toBe("I'm here if you need any help!");
});

it('greets each of the six pages in words of its own, in every language', () => {
  const paths = [
    '/dashboard/student/assignments',
    '/curriculum',
    '/geometry',
    '/consciousness',
    '/auth',
    '/dashboard',
  ];
  for (const locale of LOCALES) {
    const said = new Set([...paths, '/help'].map((path) => pageGreeting(path, locale)));
    expect(said.size).toBe(GREETED_PAGES.length + 1);
  }
});

it('welcomes by name or without, says it is a computer, and keeps to the tier', () => {
  for (const locale of LOCALES)
    for (const tier of TUTOR_TIERS) {
      const named = welcome(tier, 'Amina', locale);
      expect(named).toContain(', Amina');
      expect(welcome(tier, null, locale)).not.toMatch(/\{name\}| ,|null/);
      expect(fitsTier(named, tier, locale), named).toBe(true);
      if (tier !== 'toddler')
        expect(named).toMatch(/computer tutor|tuteur informatique|tutor de computadora/);
    }
});
