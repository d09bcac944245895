import type { Question } from '@ori/contracts/practice';
import { fail, succeed } from '@ori/contracts/result';
import type { TutorMessage } from '@ori/contracts/tutor';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkFailure } from '../../../lib/failure.ts';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import tutor from '../../../locales/en/tutor.json' with { type: 'json' };
import { aMessage } from '../testing/a-message.ts';
import { keptWords, rememberLearner } from '../untold/kept-words.ts';
import type { WorkHelpInput } from './work-help.calls.ts';
import { WorkHelp } from './work-help.tsx';

const QUESTION: Question = {
  item: 'a-signed-item',
  skill: 'ma-linear',
  skillTitle: 'Linear equations',
  difficulty: 1,
  prompt: 'Solve 3x + 5 = 20',
  figure: null,
  figureText: null,
  answer: { kind: 'integer' },
};

const told = aMessage().metadata;

function open(replies: readonly (TutorMessage | null)[], question = QUESTION, spoken = false) {
  const asked: WorkHelpInput[] = [];
  const levels: number[] = [];
  const twins: Question[] = [];
  const waiting = [...replies];
  const calls = {
    ask: async (input: WorkHelpInput) => {
      asked.push(input);
      const reply = waiting.shift();
      return reply ? succeed({ sessionId: reply.id, reply }) : fail(networkFailure());
    },
    reportWrong: async () => true,
  };
  render(
    <I18nextProvider i18n={createI18n('en', { common, errors, tutor })}>
      <MemoryRouter>
        <WorkHelp
          question={question}
          lessonId="a-lesson"
          spoken={spoken}
          onLevel={(level) => levels.push(level)}
          onTwin={(twin) => twins.push(twin)}
          renderHints={(most) => <p>{`${most} short hints`}</p>}
          calls={calls}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { asked, levels, twins };
}

beforeEach(() => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for a hint on the question in hand, shows it in place and counts it as help', async () => {
  const { asked, levels } = open([aMessage({ content: 'What undoes the 5?' })]);
  fireEvent.click(screen.getByRole('button', { name: 'A hint, please' }));
  expect(await screen.findByText('What undoes the 5?')).toBeTruthy();
  expect(asked[0]).toMatchObject({ kind: 'hint', place: { item: 'a-signed-item', lessonId: 'a-lesson' } });
  expect(levels).toEqual([1]);
});

it('sends the lines that were written and marks the one that does not follow, until it is changed', async () => {
  const { asked, levels } = open([
    aMessage({ metadata: { ...told, move: 'check', because: 'first-wrong-line', wrongLine: 1 } }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Check my steps' }));
  fireEvent.change(screen.getByLabelText('Line 1'), { target: { value: '3x + 5 = 20' } });
  fireEvent.change(screen.getByLabelText('Line 2'), { target: { value: '3x = 25' } });
  fireEvent.click(screen.getByRole('button', { name: 'Look at my lines' }));
  expect(await screen.findByText('Look at this line again')).toBeTruthy();
  expect(asked[0]?.place.work).toEqual(['3x + 5 = 20', '3x = 25']);
  expect(screen.getByLabelText('Line 2').getAttribute('aria-invalid')).toBe('true');
  expect(levels).toEqual([]);
  fireEvent.change(screen.getByLabelText('Line 2'), { target: { value: '3x = 15' } });
  expect(screen.queryByText('Look at this line again')).toBeNull();
});

it('offers the unaided question after a whole solution, whose steps unfold one by one', async () => {
  const twin = { ...QUESTION, item: 'another-item', prompt: 'Solve 2x + 1 = 9' };
  const steps = [
    { text: '$3x = 15$', reason: '' },
    { text: '$x = 5$', reason: '' },
  ];
  const { twins, levels } = open([
    aMessage({ steps, twin, metadata: { ...told, move: 'worked', level: 3 } }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'A hint, please' }));
  expect(await screen.findByText('Solve 2x + 1 = 9')).toBeTruthy();
  expect(document.querySelectorAll('.tutor-steps li')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /Next step/ }));
  expect(document.querySelectorAll('.tutor-steps li')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try this one now' }));
  expect(twins).toEqual([twin]);
  expect(levels).toEqual([3]);
});

it.each([
  ['tutor-off', '3 short hints'],
  ['quiet-time', '2 short hints'],
])('leaves the question’s own hints where a grown-up set %s', async (because, hints) => {
  open([aMessage({ metadata: { ...told, move: 'limit', level: null, because } })]);
  expect(screen.queryByText(hints)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'A hint, please' }));
  expect(await screen.findByText(hints)).toBeTruthy();
});

it('asks for no working where an answer is picked', () => {
  open([], { ...QUESTION, answer: { kind: 'choice', options: [] } });
  expect(screen.queryByRole('button', { name: 'Check my steps' })).toBeNull();
});

it('has one button and nothing to type for those who do not read yet', async () => {
  open([aMessage({ content: 'Count the dots.' })], QUESTION, true);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Help me' }));
  expect(await screen.findByText('Count the dots.')).toBeTruthy();
});

it('says in kind words when the server can’t be reached, leads to the worked example, and can be asked again', async () => {
  open([null, aMessage({ content: 'What undoes the 5?' })]);
  fireEvent.click(screen.getByRole('button', { name: 'A hint, please' }));
  expect(await screen.findByText(/there is no network\. What you wrote stays here/)).toBeTruthy();
  expect(screen.queryByText('Network error')).toBeNull();
  const worked = screen.getByRole('link', { name: 'See the worked example in this lesson' });
  expect(worked.getAttribute('href')).toBe('#worked');
  fireEvent.click(screen.getByRole('button', { name: 'A hint, please' }));
  expect(await screen.findByText('What undoes the 5?')).toBeTruthy();
  expect(screen.queryByText(/there is no network/)).toBeNull();
});

it('meets distress with care where no answer comes', async () => {
  open([null]);
  fireEvent.click(screen.getByRole('button', { name: 'Check my steps' }));
  // The rules come as soon as one can write.
  await import('../care-here.ts');
  await new Promise((resolve) => setTimeout(resolve, 0));
  fireEvent.change(screen.getByLabelText('Line 1'), { target: { value: 'I want to die' } });
  fireEvent.click(screen.getByRole('button', { name: 'Look at my lines' }));
  expect(await screen.findByText(/You matter/)).toBeTruthy();
  expect(screen.queryByText(/there is no network/)).toBeNull();
});

it('answers lines in distress with care where nothing arrives, and keeps word for the learner’s grown-ups', async () => {
  rememberLearner('018f4e3a-0000-7000-8000-000000000011');
  open([]);
  fireEvent.click(screen.getByRole('button', { name: 'Check my steps' }));
  fireEvent.change(screen.getByLabelText('Line 1'), { target: { value: 'I want to die' } });
  await import('../care-here.ts');
  fireEvent.click(screen.getByRole('button', { name: 'Look at my lines' }));
  expect(await screen.findByText(/nobody knows yet/)).toBeTruthy();
  const [word] = keptWords(Date.now());
  expect(word).toMatchObject({ learnerId: '018f4e3a-0000-7000-8000-000000000011', category: 'self-harm' });
  expect(word?.dueMs).toBeLessThanOrEqual(Date.now());
  localStorage.clear();
});
