import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { AttemptAnswer, AttemptInput, Question } from '@ori/contracts/practice';
import { fail, succeed } from '@ori/contracts/result';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { networkFailure } from '../../../lib/failure.ts';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import lesson from '../../../locales/en/lesson.json' with { type: 'json' };
import lessonEs from '../../../locales/es/lesson.json' with { type: 'json' };
import lessonFr from '../../../locales/fr/lesson.json' with { type: 'json' };
import { lessonPractice } from './practice-source.ts';
import type { PracticeCalls } from './practice.calls.ts';
import { PracticePlayer } from './practice-player.tsx';

const question = (item: string): Question => ({
  item,
  skill: 'ma-addunlike',
  skillTitle: 'Add unlike fractions',
  difficulty: 1,
  prompt: `What is ${item}?`,
  figure: null,
  figureText: null,
  answer: { kind: 'integer' },
});

const WORDS = { en: lesson, fr: lessonFr, es: lessonEs };
const LESSON = lessonPractice('a-lesson');
const SILENT = { misconception: null, steps: null, mastery: null, lesson: null, achievements: [] };
const EASIER = { skill: 'ma-addfrac', difficulty: 1 } as const;
const ADDS = { id: 'adds', name: 'Adding the bottoms', question: 'Is that less than you started with?' };

/** Judges as the server does: letters are malformed, 4 is right, all else is the one misconception. */
function judge({ id, answer }: AttemptInput): AttemptAnswer {
  if (!/^\d+$/.test(answer))
    return { ...SILENT, id, verdict: 'malformed', message: 'Please answer with one number.' };
  if (answer === '4')
    return { ...SILENT, id, verdict: 'correct', message: 'Well counted.', lesson: { answered: 1, total: 2 } };
  return {
    ...SILENT,
    id,
    verdict: 'incorrect',
    message: 'Here is something to test:',
    misconception: ADDS,
    easier: EASIER,
    lesson: { answered: 1, total: 2 },
  };
}

function open(returnsMissed = false, language: Locale = 'en') {
  const wire = { reachable: true, held: null as Promise<void> | null };
  const tried: AttemptInput[] = [];
  const answered = new Set<string>();
  const missed = new Set<string>();
  const calls: PracticeCalls = {
    whoIsHere: async () => (wire.reachable ? 'ama' : null),
    hint: async () => fail(networkFailure()),
    questions: async ({ skill }) => {
      if (skill === EASIER.skill) return succeed({ questions: [question('1 + 1')], answered: 0, total: 1 });
      const isOpen = (item: string) => !answered.has(item);
      const left = ['2 + 2', '1 + 3'].filter((item) => isOpen(item) || (returnsMissed && missed.has(item)));
      const asked = left.some(isOpen) ? left.filter(isOpen) : left;
      return succeed({ questions: asked.map(question), answered: answered.size, total: 2 });
    },
    attempt: async (attempt) => {
      tried.push(attempt);
      const { held } = wire;
      wire.held = null;
      if (held) await held;
      if (!wire.reachable) return fail(networkFailure());
      const reply = judge(attempt);
      if (reply.verdict !== 'malformed') answered.add(attempt.item);
      if (reply.verdict === 'incorrect') missed.add(attempt.item);
      else missed.delete(attempt.item);
      return succeed({ ...reply, lesson: reply.lesson && { answered: answered.size, total: 2 } });
    },
  };
  render(
    <I18nextProvider i18n={createI18n(language, { common, dashboard, errors, lesson: WORDS[language] })}>
      <PracticePlayer
        source={LESSON}
        learnerId="ama"
        spoken={false}
        renderDone={() => <p>All done</p>}
        calls={calls}
      />
    </I18nextProvider>,
  );
  return { wire, tried };
}

async function answer(text: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('tells what form is wanted, keeps the question open and moves back to the answer', async () => {
  open();
  await answer('four');
  expect(await screen.findByText('Please answer with one number.')).toBeTruthy();
  const field = screen.getByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByText('0 of 2 answered')).toBeTruthy();
});

it('asks for an answer where there is none, sends nothing, and falls silent once one is begun', async () => {
  const { tried } = open();
  const field = await screen.findByRole('textbox');
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Give your answer first.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '4' } });
  expect(screen.queryByText('Give your answer first.')).toBeNull();
  expect(tried).toEqual([]);
});

it('names the misconception of a wrong answer, asks its question, and moves the focus to the verdict', async () => {
  open();
  await answer('7');
  expect(await screen.findByText('Adding the bottoms')).toBeTruthy();
  expect(screen.getByText('Is that less than you started with?')).toBeTruthy();
  const verdict = screen.getByRole('heading', { name: 'Look again' });
  await waitFor(() => expect(document.activeElement).toBe(verdict));
});

/** Answers the open question wrongly so many times; what was said and offered after each. */
async function missed(times: number): Promise<{ said: string; offered: string[] }[]> {
  const met: { said: string; offered: string[] }[] = [];
  for (let time = 0; time < times; time++) {
    if (time > 0) fireEvent.click(screen.getByRole('button', { name: 'Try this one again' }));
    await answer('7');
    await screen.findByRole('button', { name: 'Try this one again' });
    const verdict = document.querySelector<HTMLElement>('.verdict');
    const offered = [...document.querySelectorAll('.hints button')].map((button) => button.textContent ?? '');
    met.push({ said: verdict?.textContent ?? '', offered });
  }
  return met;
}

it('says something else after each wrong answer in a row, and offers an easier question by the third', async () => {
  open();
  const met = await missed(7);
  for (const [at, { said }] of met.entries()) expect(said).not.toBe(met[at - 1]?.said);
  expect(met.map(({ said }) => said.includes(ADDS.question))).toEqual([true, ...Array(6).fill(false)]);
  expect(met[0]?.offered).toEqual(['Give me a hint']);
  expect(met[1]?.offered).toEqual(['Show me the first step']);
  expect(met[2]?.offered).toEqual(['Try an easier question first']);
  expect(met[3]?.offered).toEqual(['Show me the whole way', 'Try an easier question first']);
});

it('asks the easier question that is offered, and comes back to the one it was for', async () => {
  open();
  await missed(3);
  fireEvent.click(screen.getByRole('button', { name: 'Try an easier question first' }));
  expect(await screen.findByText('What is 1 + 1?')).toBeTruthy();
  await answer('4');
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('What is 2 + 2?')).toBeTruthy();
});

it('counts an answer once that was sent again while its first sending was still on its way', async () => {
  const { wire, tried } = open();
  await screen.findByRole('textbox');
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.held = promise;
  await answer('7');
  fireEvent(window, new Event('online'));
  await screen.findByText('Adding the bottoms');
  resolve();
  await new Promise((done) => setTimeout(done));
  expect(tried.map(({ id }) => id)).toEqual([tried[0]?.id, tried[0]?.id]);
  expect(screen.getByText('Adding the bottoms')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give me a hint' })).toBeTruthy();
});

it('gives each new try an id of its own', async () => {
  const { tried } = open();
  await answer('7');
  fireEvent.click(await screen.findByRole('button', { name: 'Try this one again' }));
  await answer('4');
  await screen.findByText('Well counted.');
  expect(new Set(tried.map(({ id }) => id)).size).toBe(2);
});

it('keeps an answer without a network, says so, and sends it with the same id once it is back', async () => {
  const { wire, tried } = open();
  await screen.findByRole('textbox');
  wire.reachable = false;
  await answer('4');
  expect(await screen.findByText(/Your answer is safe/)).toBeTruthy();
  wire.reachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/1 answer is safe here/)).toBeNull());
  expect(tried.map(({ id }) => id)).toEqual([tried[0]?.id, tried[0]?.id]);
  expect(await screen.findByText('Well counted.')).toBeTruthy();
  expect(screen.queryByText(/Your answer is safe/)).toBeNull();
});

it('goes through all questions to the end', async () => {
  open();
  await answer('4');
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('What is 1 + 3?')).toBeTruthy();
  await answer('4');
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('All done')).toBeTruthy();
});

it.each(LOCALES)(
  'counts what is to be tried again once every question was answered (%s)',
  async (language) => {
    const { practice, question: words } = WORDS[language];
    const counted = (answered: number) =>
      practice.count.replace('{{answered}}', String(answered)).replace('{{total}}', '2');
    const toTryAgain = (missed: number) => practice.toTryAgain.replace('{{missed}}', String(missed));
    open(true, language);
    const reply = async (text: string) => {
      fireEvent.change(await screen.findByRole('textbox'), { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: words.check }));
      return screen.findByRole('button', { name: words.next });
    };
    const first = await reply('7');
    expect(screen.getByText(counted(1))).toBeTruthy();
    fireEvent.click(first);
    const second = await reply('9');
    expect(screen.getByText(counted(2))).toBeTruthy();
    fireEvent.click(second);
    expect(await screen.findByText(toTryAgain(2))).toBeTruthy();
    expect(screen.queryByText(counted(2))).toBeNull();
    fireEvent.click(await reply('4'));
    expect(await screen.findByText(toTryAgain(1))).toBeTruthy();
    fireEvent.click(await reply('4'));
    expect(await screen.findByText('All done')).toBeTruthy();
  },
);
