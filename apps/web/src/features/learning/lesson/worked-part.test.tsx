import type { Lesson, SectionFigure } from '@ori/contracts/content';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/fr/common.json' with { type: 'json' };
import words from '../../../locales/fr/lesson.json' with { type: 'json' };
import { ExamplePart } from './worked-part.tsx';

const EXAMPLE: Lesson['worked'] = {
  problem: '<p>Share seven loaves.</p>',
  steps: [
    { text: '<p>Halve each loaf.</p>', reason: 'Halves are fair.' },
    { text: '<p>Count them.</p>', reason: 'None is lost.' },
  ],
};
const FADED: Lesson['worked'] = {
  ...EXAMPLE,
  steps: EXAMPLE.steps.map((step) => ({ ...step, hidden: true })),
};
const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? null;

afterEach(cleanup);

it('names the lesson’s own language on its text, and leaves the words around it to the reader’s', () => {
  render(
    <I18nextProvider i18n={createI18n('fr', { common, lesson: words })}>
      <ExamplePart example={EXAMPLE} lang="en" />
    </I18nextProvider>,
  );
  for (const text of ['Share seven loaves.', 'Halve each loaf.', 'Halves are fair.'])
    expect([text, languageOf(text)]).toEqual([text, 'en']);
  expect(languageOf(words.worked.why)).toBeNull();
  expect(screen.getByRole('button').closest('[lang]')).toBeNull();
});

function drawFaded(spoken: boolean) {
  render(
    <I18nextProvider i18n={createI18n('fr', { common, lesson: words })}>
      <ExamplePart example={FADED} lang="fr" faded spoken={spoken} />
    </I18nextProvider>,
  );
}

it('asks those who do not write yet to say their step, and others to write it', () => {
  drawFaded(true);
  expect(screen.queryAllByRole('textbox')).toHaveLength(0);
  expect(screen.getAllByText(words.faded.say)).toHaveLength(2);
  cleanup();
  drawFaded(false);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

it('shows what is to be counted, and says it thing by thing', async () => {
  const alt = 'Une cuillère, une cuillère, une cuillère.';
  const figure: SectionFigure = { drawing: { type: 'pictures', names: ['spoon', 'spoon', 'spoon'] }, alt };
  render(
    <I18nextProvider i18n={createI18n('fr', { common, lesson: words })}>
      <ExamplePart example={{ ...EXAMPLE, figure }} lang="fr" />
    </I18nextProvider>,
  );
  const drawn = await screen.findByRole('img', { name: alt });
  expect(drawn.querySelectorAll('g[transform]')).toHaveLength(3);
});
