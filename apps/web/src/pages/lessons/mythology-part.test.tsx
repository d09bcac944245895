import type { KimLevel, Lesson } from '@ori/contracts/content';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import words from '../../locales/en/lesson.json' with { type: 'json' };
import { LaterMythology } from './later-mythology.tsx';

const STORY = 'Thoth wins five days from the Moon.';
const SCIENCE = 'A year has about 365 days.';
const MYTH: NonNullable<Lesson['mythology']> = {
  title: 'Five days won',
  story: `<p><span data-claim="thoth">${STORY}</span></p>`,
  science: `<p><span data-claim="year">${SCIENCE}</span></p>`,
};
const CLAIMS = [
  { id: 'thoth', text: STORY, label: 'tradition', sources: [] },
  { id: 'year', text: SCIENCE, label: 'science', sources: [] },
] satisfies Lesson['claims'];

function lessonAt(level: KimLevel, mythology?: Lesson['mythology']) {
  const lesson = { mythology, claims: CLAIMS } as unknown as Lesson;
  render(
    <I18nextProvider i18n={createI18n('en', { common, lesson: words })}>
      <LaterMythology lesson={lesson} level={level} />
    </I18nextProvider>,
  );
}
const panel = () => screen.findByRole('region', { name: MYTH.title });
/** Long enough for the part to be there, had it been asked for. */
const isAbsent = async () => {
  await import('./mythology-part.tsx');
  await Promise.resolve();
  return screen.queryByRole('region', { name: MYTH.title }) === null;
};

beforeEach(() => localStorage.setItem(LOCAL_KEYS.kimContext, 'true'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the myth from the integrated level on, with the toggle on', async () => {
  lessonAt('integrated', MYTH);
  expect((await panel()).textContent).toContain(STORY);
});

it('keeps story and science in columns of their own, each with its label and its sources', async () => {
  lessonAt('integrated', MYTH);
  const columns = [...(await panel()).querySelectorAll('[data-side]')];
  expect(
    columns.map((column) => [
      column.querySelector('h3')?.textContent,
      column.querySelector('.lesson-text')?.textContent?.includes(STORY),
      [...column.querySelectorAll('button')].map((mark) => [
        mark.dataset['evidence'],
        mark.getAttribute('popovertarget'),
      ]),
    ]),
  ).toEqual([
    [words.mythology.story, true, [['tradition', 'claim-thoth']]],
    [words.mythology.science, false, [['science', 'claim-year']]],
  ]);
});

it('shows no myth below the integrated level', async () => {
  lessonAt('awareness', MYTH);
  expect(await isAbsent()).toBe(true);
});

it('shows no myth until it is asked for', async () => {
  localStorage.removeItem(LOCAL_KEYS.kimContext);
  lessonAt('advanced', MYTH);
  expect(await isAbsent()).toBe(true);
});

it('shows no panel for a lesson without a myth', async () => {
  lessonAt('advanced');
  expect(await isAbsent()).toBe(true);
});
