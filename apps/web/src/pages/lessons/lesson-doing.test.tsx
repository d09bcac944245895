import type { Lesson } from '@ori/contracts/content';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import words from '../../locales/en/lesson.json' with { type: 'json' };
import { LessonDoing } from './lesson-doing.tsx';

const sorting = (title: string): Lesson['interactives'][number] => ({
  component: 'sort-into',
  title,
  description: 'Two cards and two groups.',
  props: {
    groups: [
      { id: 'even', words: 'even' },
      { id: 'odd', words: 'odd' },
    ],
    cards: [
      { words: '2', group: 'even', why: 'Two pairs up.' },
      { words: '3', group: 'odd', why: 'One is left.' },
    ],
  },
  predict: { question: 'Which is it?', options: ['even', 'odd'], reveal: 'Look.' },
});

it('asks two predictions of one kind apart: an answer to the second leaves the first alone', () => {
  const example = { problem: 'Two socks.', steps: [] };
  const lesson: ComponentProps<typeof LessonDoing>['lesson'] = {
    band: '3-5',
    locale: 'en',
    interactives: [sorting('Numbers'), sorting('Socks')],
    worked: example,
    faded: example,
  };
  const host = document.createElement('div');
  host.innerHTML = renderToString(
    <I18nextProvider i18n={createI18n('en', { common, lesson: words })}>
      <LessonDoing lesson={lesson} practice={null} />
    </I18nextProvider>,
  );
  const names = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(2);
});
