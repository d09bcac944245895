import type { KimLevel, Lesson } from '@ori/contracts/content';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import { LOCAL_KEYS } from '../../lib/storage-keys.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import words from '../../locales/en/lesson.json' with { type: 'json' };
import { MythologyPart } from './mythology-part.tsx';

const MYTH = 'In one telling, Thoth wins five days from the moon.';

function panelAt(level: KimLevel, mythology?: string) {
  const lesson = { mythology } as Lesson;
  render(
    <I18nextProvider i18n={createI18n('en', { common, lesson: words })}>
      <MythologyPart lesson={lesson} level={level} />
    </I18nextProvider>,
  );
  return screen.queryByRole('region', { name: words.part.mythology });
}

beforeEach(() => localStorage.setItem(LOCAL_KEYS.kimContext, 'true'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the myth from the integrated level on, with the toggle on', () => {
  expect(panelAt('integrated', MYTH)?.textContent).toContain(MYTH);
});

it('shows no myth below the integrated level', () => {
  expect(panelAt('awareness', MYTH)).toBeNull();
});

it('shows no myth until it is asked for', () => {
  localStorage.removeItem(LOCAL_KEYS.kimContext);
  expect(panelAt('advanced', MYTH)).toBeNull();
});

it('shows no panel for a lesson without a myth', () => {
  expect(panelAt('advanced')).toBeNull();
});
