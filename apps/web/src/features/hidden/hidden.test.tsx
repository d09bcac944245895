import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HiddenStory } from '@ori/contracts/hidden-stories';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import hidden from '../../locales/en/hidden.json' with { type: 'json' };
import { HEIGHT, WIDTH } from './drawing.ts';
import { LENSES } from './lenses.ts';
import { nodalLines } from './nodal-lines.ts';
import { drawingOf } from './story-drawing.tsx';
import { StoryPanel } from './story-panel.tsx';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const STORY: HiddenStory = {
  id: 'eunice-foote',
  year: 1856,
  region: 'americas',
  field: 'physics',
  voices: ['women'],
  name: 'Eunice Foote',
  when: '1856',
  where: 'New York State',
  guess: { question: 'Who published it?', options: ['John Tyndall', 'Eunice Foote'], answer: 1 },
  did: { text: 'She filled cylinders.', claimId: 'story.eunice-foote-did', label: 'record', sources: [] },
  told: { text: 'He is named alone.', claimId: 'story.eunice-foote-told', label: 'record', sources: [] },
  next: { to: '/frequencies', text: 'Try it' },
};

afterEach(cleanup);

it('has a drawing for every story that is told, within its field', () => {
  const { stories } = JSON.parse(read('../../../../../content/hidden-stories.json')) as {
    stories: { id: string }[];
  };
  expect(stories.filter(({ id }) => drawingOf(id) === null)).toEqual([]);
  for (const { id } of stories) {
    const { lines, lit } = drawingOf(id) ?? { lines: '', lit: '' };
    const places = [...`${lines}${lit}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/gu)];
    expect(`${lines}${lit}`).not.toContain('NaN');
    for (const [, x, y] of places) {
      expect([id, Number(x) > -8 && Number(x) < WIDTH + 8]).toEqual([id, true]);
      expect([id, Number(y) > -8 && Number(y) < HEIGHT + 8]).toEqual([id, true]);
    }
  }
});

it('draws the resting lines of a plate alike on both sides of its diagonal', () => {
  const places = [...nodalLines({ x: 0, y: 0, size: 1 }).matchAll(/[ML]([\d.]+) ([\d.]+)/gu)];
  const seen = new Set(places.map(([, x, y]) => `${x} ${y}`));
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter(([, x, y]) => !seen.has(`${y} ${x}`))).toEqual([]);
});

it('hides by its sheet what each lens leaves out', () => {
  const sheet = read('hidden.css');
  const lenses = Object.values(LENSES).flat();
  expect(
    lenses.filter((lens) => !sheet.includes(`#lens-${lens}:checked) .hs:not([data-lens~='${lens}']`)),
  ).toEqual([]);
});

it('says whether a guess was right, and keeps the story readable whatever was guessed', () => {
  render(
    <I18nextProvider i18n={createI18n('en', { common, hidden })}>
      <MemoryRouter>
        <StoryPanel story={STORY} evidence={({ claimId }) => <i>{claimId}</i>} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByLabelText(/John Tyndall/u));
  expect(screen.getByRole('status').textContent).toBe(hidden.guess.wrong);
  fireEvent.click(screen.getByLabelText(/Eunice Foote/u));
  expect(screen.getByRole('status').textContent).toBe(hidden.guess.right);
  expect(screen.getByText(STORY.did.text).closest('[id]')?.id).toBe(STORY.did.claimId);
  expect(screen.getByText('story.eunice-foote-told')).toBeDefined();
});
