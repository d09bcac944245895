import type { Schedule } from '@ori/contracts/planning';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FamilyWeek } from './family-week.tsx';
import { drawWithToasts } from './testing/open-part.tsx';

const MINA = { id: '018f4e3a-0000-7000-8000-000000000003', firstName: 'Mina', ageGroup: 'middle' } as const;
const WEDNESDAY = '2026-11-18';
const LOST = { from: WEDNESDAY, to: WEDNESDAY, reason: 'sick', title: null } as const;

/** A week whose Wednesday is lost once that is said; `undo` is how taking it back is answered. */
async function open(undo: Response) {
  let rests: Schedule['rests'] = [];
  const week = { childId: MINA.id, today: WEDNESDAY, from: '2026-11-16', to: '2026-11-22', entries: [] };
  const timetable = [{ weekday: 3, subject: 'math', minutes: 30 }];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/undo')) return undo;
    if (!path.includes('sick-day'))
      return Response.json({ ...week, timetable, rests, closed: [], behind: 0, mayEdit: true });
    rests = [{ id: 'r', childId: MINA.id, ...LOST }];
    const madeAt = '2026-11-18T15:00:00Z';
    return Response.json({ change: { id: 'c', kind: 'sick', day: WEDNESDAY, madeAt, moved: [] } });
  });
  drawWithToasts(<FamilyWeek onOwn={() => undefined}>{[MINA]}</FamilyWeek>);
  return screen.findByRole('button', { name: /^Mina is ill on Wednesday, November 18/ });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${WEDNESDAY}T15:00:00`) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves whoever pressed by key at the day that is lost, once its button is gone', async () => {
  const button = await open(Response.json({ success: true }));
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mina, Wednesday, November 18');
});

it('says what to take back first where something newer stands in the way', async () => {
  fireEvent.click(await open(Response.json({ code: 'moved-on' }, { status: 409 })));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Something newer moved after it/)).toBeTruthy();
});
