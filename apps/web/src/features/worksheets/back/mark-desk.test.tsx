import type {
  MarkSheetInput,
  SheetFace,
  SheetKey,
  SheetResults,
  VoidSheetInput,
} from '@ori/contracts/worksheets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { MarkDesk } from './mark-desk.tsx';

const question = (number: number): SheetFace['questions'][number] => ({
  number,
  skill: 'ma-add20',
  skillTitle: 'Add',
  difficulty: 1,
  prompt: `${number} + 1 = ?`,
  figure: null,
  figureText: null,
  answer: { kind: 'integer' },
});
const FACE: SheetFace = {
  code: 'abcdefghjkmn',
  address: null,
  spec: {
    kind: 'practice',
    variant: 'skills',
    skills: ['ma-add20'],
    level: 'easy',
    count: 3,
    columns: 1,
    space: 'line',
    locale: 'en',
    seed: 1,
  },
  title: 'Add',
  instruction: '',
  steps: [],
  practises: [],
  questions: [1, 2, 3].map(question),
  tasks: [],
};
const KEY: SheetKey = {
  answers: [1, 2, 3].map((number) => ({ number, answer: String(number + 1), drawing: null, alt: '' })),
};
const FAMILY = [
  { id: 'a', firstName: 'Ada' },
  { id: 'b', firstName: 'Bayo' },
];
const ANSWERED = { answeredAt: '2026-11-01T10:00:00Z' } as const;

/** The server: question 1 of Bayo's came back before, and what `meanwhile` says from another tab. */
function serve(has: readonly string[] = [], meanwhile: SheetResults['results'] = []) {
  const sent: MarkSheetInput[] = [];
  const before: SheetResults = {
    results: [{ number: 1, verdict: 'correct', ...ANSWERED }],
    unreadable: [],
    takenBack: [],
  };
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body?: string }) => {
    if (path.endsWith('/key')) return Response.json(KEY);
    if (path.startsWith('/api/worksheets/given'))
      return Response.json({
        sheets: has.some((id) => path.endsWith(`=${id}`)) ? [{ code: FACE.code }] : [],
      });
    if (path.endsWith('/take-back')) {
      const { reason } = JSON.parse(init?.body ?? '{}') as VoidSheetInput;
      const takenBack = before.results.map((one) => ({
        ...one,
        takenBackAt: '2026-11-02T10:00:00Z',
        reason,
      }));
      return Response.json({ results: [], unreadable: [], takenBack });
    }
    if (!path.endsWith('/marks')) return Response.json(before);
    const told = JSON.parse(init?.body ?? '{}') as MarkSheetInput;
    sent.push(told);
    const stays = [...before.results, ...meanwhile];
    const now = told.marks
      .filter(({ number }) => stays.every((one) => one.number !== number))
      .map(({ number, right }) => {
        return { number, verdict: right ? ('correct' as const) : ('incorrect' as const), ...ANSWERED };
      });
    return Response.json({ results: [...stays, ...now], unreadable: [], takenBack: [] });
  });
  return sent;
}

function open(asked: string | null) {
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <MarkDesk face={FACE} code="abcdefghjkmn" family={FAMILY} asked={asked} />
    </QueryClientProvider>,
  );
}

const taps = (number: number) => screen.findByRole('radiogroup', { name: new RegExp(`\\b${number}$`) });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('marking paper', () => {
  it.each([[[]], [['a', 'b']]])(
    'asks whose it is before anything can be tapped, given to %j',
    async (has) => {
      serve(has);
      open(null);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.queryByRole('radiogroup')).toBeNull();
      expect(screen.getByRole('radio', { name: 'Ada', checked: false })).toBeTruthy();
    },
  );

  it('knows whose it is where one child alone was given it, and lets that be changed', async () => {
    serve(['b']);
    open(null);
    await taps(2);
    expect(screen.getByRole('radio', { name: 'Bayo', checked: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Ada' }));
    expect(screen.getByRole('radio', { name: 'Ada', checked: true })).toBeTruthy();
  });

  it('sends what was tapped, and what is left as right at a press; what came back before stays', async () => {
    const sent = serve();
    open('b');
    const second = await taps(2);
    expect((await taps(1)).querySelectorAll('input:disabled')).toHaveLength(2);
    const [, wrong] = second.querySelectorAll('input');
    if (wrong) fireEvent.click(wrong);
    fireEvent.click(screen.getByRole('button', { name: /others are right/i }));
    fireEvent.click(screen.getByRole('button', { name: /count 2/i }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /Count this for Bayo/ }));
    const yes = screen.getByRole('button', { name: 'Yes, count them' });
    yes.focus();
    fireEvent.click(yes);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      childId: 'b',
      marks: [
        { number: 2, right: false },
        { number: 3, right: true },
      ],
    });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Bayo: 2 of 3/));
    expect(document.activeElement?.textContent).toMatch(/Bayo: 2 of 3/);
    expect(screen.queryByRole('button', { name: /count/i })).toBeNull();
  });

  it('says once more what will be counted, so that a tap that went astray can be changed or wiped', async () => {
    const sent = serve();
    open('b');
    const second = await taps(2);
    const [right, wrong] = second.querySelectorAll('input');
    if (wrong) fireEvent.click(wrong);
    fireEvent.click(screen.getByRole('button', { name: /others are right/i }));
    fireEvent.click(screen.getByRole('button', { name: /count 2/i }));
    expect(screen.getByRole('group', { name: 'Count this for Bayo?' }).textContent).toMatch(
      /1 right\. Wrong: question 2\./,
    );
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Change something' }));
    if (right) fireEvent.click(right);
    fireEvent.click(screen.getByRole('button', { name: /count 2/i }));
    expect(screen.getByRole('group', { name: 'Count this for Bayo?' }).textContent).toMatch(/None wrong/);
    fireEvent.click(screen.getByRole('button', { name: 'Change something' }));
    fireEvent.click(screen.getByRole('button', { name: 'Wipe the taps' }));
    expect(second.querySelectorAll('input:checked')).toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('keeps the taps of a paper for the child it is of, where another was chosen first', async () => {
    const sent = serve();
    open('a');
    const [, wrong] = (await taps(2)).querySelectorAll('input');
    if (wrong) fireEvent.click(wrong);
    fireEvent.click(screen.getByRole('radio', { name: 'Bayo' }));
    await waitFor(async () => expect((await taps(2)).querySelectorAll('input:checked')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Count 1 answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, count them' }));
    await waitFor(() => expect(sent).toEqual([{ childId: 'b', marks: [{ number: 2, right: false }] }]));
    fireEvent.click(screen.getByRole('radio', { name: 'Ada' }));
    await waitFor(async () => expect((await taps(2)).querySelectorAll('input:checked')).toHaveLength(0));
  });

  it('says which questions another tab had counted otherwise, and that those marks stay', async () => {
    serve([], [{ number: 2, verdict: 'incorrect', ...ANSWERED }]);
    open('b');
    await taps(2);
    fireEvent.click(screen.getByRole('button', { name: 'All right' }));
    fireEvent.click(screen.getByRole('button', { name: 'Count 2 answers' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, count them' }));
    expect(await screen.findByText(/^Question 2 had come back before, and otherwise/)).toBeTruthy();
    expect(screen.getByText('Bayo: 2 of 3 right, out of 3 on the sheet.')).toBeTruthy();
  });

  it('takes a mark back that was counted by mistake, tells when and why, and lets it be marked anew', async () => {
    serve();
    open('b');
    expect((await taps(1)).querySelectorAll('input:disabled')).toHaveLength(2);
    const send = screen.getByRole('button', { name: /^Take 0/, hidden: true });
    expect((send as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Question 1: right', hidden: true }));
    const take = screen.getByRole('button', { name: 'Take 1 mark back', hidden: true });
    take.focus();
    fireEvent.click(take);
    await waitFor(async () => expect((await taps(1)).querySelectorAll('input:disabled')).toHaveLength(0));
    expect(document.activeElement?.textContent).toMatch(/Nothing of Bayo’s has come back yet/);
    expect(screen.getByRole('region', { name: 'Taken back' }).textContent).toMatch(
      /Question 1, marked right on Nov 1. Taken back on Nov 2: I tapped wrong/,
    );
  });
});
