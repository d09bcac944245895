import { fail, succeed } from '@ori/contracts/result';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { networkFailure } from '../../lib/failure.ts';
import { createI18n } from '../../lib/i18n.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import { FamilyBoardSwitch } from './family-board-switch.tsx';

const FAMILY = [
  { id: 'zuri', firstName: 'Zuri' },
  { id: 'kai', firstName: 'Kai' },
];
afterEach(cleanup);

function open(isTaken: boolean, preferences: Record<string, unknown> = {}) {
  const kept: unknown[] = [];
  const keep = async (changes: object) => {
    kept.push(changes);
    return isTaken ? succeed(null) : fail(networkFailure());
  };
  render(
    <I18nextProvider i18n={createI18n('en', { common, dashboard, errors })}>
      <FamilyBoardSwitch preferences={preferences} family={FAMILY} keep={keep} />
    </I18nextProvider>,
  );
  return { kept, box: (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }) };
}

it('is off until a parent turns it on, and that is kept', async () => {
  const { kept, box } = open(true);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(box(/family board/));
  await waitFor(() => expect(kept).toEqual([{ leaderboard: true }]));
  expect(box(/family board/).checked).toBe(true);
});

it('lets each child be left out while the board is on', async () => {
  const { kept, box } = open(true, { leaderboard: true, 'leaderboard.kai': false });
  expect([box(/Zuri/).checked, box(/Kai/).checked]).toEqual([true, false]);
  fireEvent.click(box(/Zuri/));
  await waitFor(() => expect(kept).toEqual([{ 'leaderboard.zuri': false }]));
});

it('goes back when it is not taken', async () => {
  const { box } = open(false);
  fireEvent.click(box(/family board/));
  await waitFor(() => expect(box(/family board/).getAttribute('aria-invalid')).toBe('true'));
  expect(box(/family board/).checked).toBe(false);
});
