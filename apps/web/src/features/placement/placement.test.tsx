import type { PlacementAnswerInput, PlacementRun } from '@ori/contracts/placement';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { PlacementResultView } from './placement-result.tsx';
import { PlacementView } from './placement-view.tsx';
import type { QuestionSlot } from './question-slot.ts';

const RUN: PlacementRun = {
  id: '018f4e3a-0000-7000-8000-000000000001',
  subject: 'math',
  state: 'open',
  asked: 0,
  atMost: 25,
  question: {
    item: 'item-number-0',
    skill: 'ma-add20',
    skillTitle: 'Add to 20',
    difficulty: 2,
    prompt: 'What is 9 + 4?',
    figure: null,
    figureText: null,
    answer: { kind: 'integer' },
  },
  result: null,
  startedAt: '2026-11-21T08:00:00.000Z',
  endedAt: null,
};
const OVER: PlacementRun = {
  ...RUN,
  state: 'stopped',
  question: null,
  endedAt: '2026-11-21T08:05:00.000Z',
  result: {
    startHere: null,
    startSkills: [{ id: 'ma-array', title: 'Arrays' }],
    known: [{ id: 'ma-even', title: 'Even and odd' }],
    unknown: [{ id: 'ma-array', title: 'Arrays' }],
  },
};

const reply = (value: unknown) => new Response(JSON.stringify(value));

/** A walk on the server: whatever is answered, the next question follows; letters are no number. */
function serve() {
  const answers: PlacementAnswerInput[] = [];
  const server = { run: null as PlacementRun | null, answers };
  const next = (): PlacementRun => {
    const asked = answers.length;
    const question = RUN.question && { ...RUN.question, item: `item-number-${asked}` };
    return { ...RUN, asked, question: question && { ...question, prompt: `Question ${asked}` } };
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return reply({ placements: server.run ? [server.run] : [] });
    if (path.endsWith('/stop')) return reply((server.run = OVER));
    if (!path.endsWith('/answers')) return reply((server.run = next()));
    const input = JSON.parse(typeof body === 'string' ? body : '{}') as PlacementAnswerInput;
    if (input.answer !== null && !/^\d+$/.test(input.answer))
      return reply({ run: server.run, message: 'Please answer with one number.' });
    answers.push(input);
    return reply({ run: (server.run = next()), message: null });
  });
  return server;
}

const Slot: QuestionSlot = ({ question, value, onChange, error }) => (
  <label>
    {question.prompt}
    <input value={value} onChange={(event) => onChange(event.target.value)} />
    <p>{error}</p>
  </label>
);

let made = 0;
const newId = () => `018f4e3a-0000-7000-8000-00000000000${(made += 1)}`;

beforeEach(() => {
  made = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function begin() {
  const server = serve();
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <PlacementView slot={Slot} newId={newId} homeTo="/dashboard/middle" isYoung={false} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Math/ }));
  await screen.findByRole('textbox');
  return server;
}

async function give(answer: string) {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: answer } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
}

describe('a walk to a place to start', () => {
  it('goes on to the next question, and never says right or wrong', async () => {
    const server = await begin();
    for (const answer of ['13', '99', '7']) {
      const asked = server.answers.length;
      await give(answer);
      await screen.findByText(`Question ${asked + 1}`);
      expect(document.body.textContent).not.toMatch(/\b(right|wrong|correct|incorrect|mistake)\b/i);
    }
    expect(new Set(server.answers.map(({ id }) => id)).size).toBe(3);
  });

  it('takes “I don’t know this yet” as an answer', async () => {
    const server = await begin();
    fireEvent.click(screen.getByRole('button', { name: 'I don’t know this yet' }));
    await screen.findByText('Question 1');
    expect(server.answers.map(({ answer }) => answer)).toEqual([null]);
  });

  it('lets the question stand when the answer was none, and counts nothing', async () => {
    const server = await begin();
    await give('thirteen');
    expect(await screen.findByText('Please answer with one number.')).toBeTruthy();
    expect(server.answers).toEqual([]);
    await give('13');
    await waitFor(() => expect(server.answers.map(({ answer }) => answer)).toEqual(['13']));
  });

  it('can be left and taken up again, and ended at any time with a place to start', async () => {
    await begin();
    fireEvent.click(screen.getByRole('button', { name: 'Go on later' }));
    fireEvent.click(await screen.findByRole('button', { name: /Go on where you stopped/ }));
    fireEvent.click(await screen.findByRole('button', { name: /That is enough/ }));
    const start = await screen.findByRole('link', { name: 'Arrays' });
    expect(start.getAttribute('href')).toBe('/dashboard/practice?skill=ma-array');
    expect(screen.getByText('Even and odd')).toBeTruthy();
    expect(screen.getByText(/This is no grade/)).toBeTruthy();
  });
});

const show = (run: PlacementRun) =>
  renderDashboard(<PlacementResultView run={run} homeTo="/" onOther={() => undefined} />);

describe('the result of a placement', () => {
  const EARLY = /Done after 9 questions/;

  it('says so when nothing was left to decide before the last question', async () => {
    show({ ...OVER, state: 'finished', asked: 9 });
    expect(await screen.findByText(EARLY)).toBeTruthy();
  });

  it('does not say so to whoever stopped, or was asked everything', async () => {
    show({ ...OVER, asked: 9 });
    show({ ...OVER, state: 'finished', asked: 25 });
    expect((await screen.findAllByText(/no grade/)).length).toBe(2);
    expect(screen.queryByText(/Done after/)).toBeNull();
  });
});
