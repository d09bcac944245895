import type { AdminPerson, Overview } from '@ori/contracts/administration';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { ConfigRoom } from './config-room.tsx';
import { OverviewRoom } from './overview-room.tsx';
import { PersonView } from './person-view.tsx';
import { PeopleRoom } from './people-room.tsx';
import { SettingsRoom } from './settings-room.tsx';
import { sizeWords } from './use-figures.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Draws a room whose calls are answered by the first entry that their path begins with. */
function open(room: ReactElement, answers: Readonly<Record<string, unknown>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    calls.push({ method, path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const key = Object.keys(answers).find((each) => `${method} ${path}`.startsWith(each));
    return new Response(JSON.stringify(key ? answers[key] : {}), { status: key ? 200 : 404 });
  });
  renderDashboard(<QueryClientProvider client={new QueryClient()}>{room}</QueryClientProvider>);
  return calls;
}

const LISTED = {
  id: '018f4e3a-0000-7000-8000-000000000001',
  name: 'Mina Okafor',
  sacredId: 'mina',
  email: null,
  role: 'student',
  ageGroup: 'high',
  state: 'active',
  joinedAt: '2026-11-20T10:00:00.000Z',
} as const;
const MINA: AdminPerson = {
  ...LISTED,
  locale: 'en',
  timeZone: 'UTC',
  gradeLevel: 10,
  family: [{ id: '018f4e3a-0000-7000-8000-000000000002', name: 'Nour Okafor', role: 'parent' }],
  teachers: [],
  signIn: {
    hasPin: true,
    hasPassword: false,
    hasGoogle: false,
    isEmailConfirmed: false,
    lastSeenAt: null,
    isLocked: true,
    resetTo: 'grown-up',
  },
  devices: [],
  plan: null,
  vanishesAt: null,
  acts: ['unlock', 'reset', 'suspend', 'remove'],
  roles: [],
};
const PEOPLE = { people: [LISTED], nextCursor: null };

describe('a learner’s record', () => {
  it('is opened for a reason only, and read once', async () => {
    const calls = open(<PeopleRoom />, { 'GET /api/admin/people/': MINA, 'GET /api/admin/people?': PEOPLE });
    fireEvent.click(await screen.findByRole('link', { name: 'Mina Okafor' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Open the record' }));
    expect(screen.getByText('Please choose a reason')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Help with signing in/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Open the record' }));
    expect(await screen.findByRole('heading', { name: 'Mina Okafor' })).toBeTruthy();
    const looks = calls.filter(({ path }) => path.startsWith('/api/admin/people/'));
    expect(looks.map(({ path }) => path)).toEqual([`/api/admin/people/${MINA.id}?reason=sign-in-help`]);
  });

  it('is listed by name where a reason was chosen', async () => {
    const calls = open(<PeopleRoom />, { 'GET /api/admin/people?': PEOPLE });
    fireEvent.change(await screen.findByLabelText('Why you need learners’ names'), {
      target: { value: 'law' },
    });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/admin/people?reason=law'));
    expect(calls.find(({ path }) => path.startsWith('/api/admin/'))?.path).toBe('/api/admin/people?');
  });

  it('names a family’s plan as everybody else reads it', async () => {
    const parent = { ...MINA, role: 'parent' as const, plan: 'coop' };
    open(<PersonView person={parent} reason={null} />, {});
    expect((await screen.findByText('Plan')).nextElementSibling?.textContent).toBe('Homeschool Co-op');
  });

  it('is unlocked at one press, and suspended only once it was asked again', async () => {
    const calls = open(<PeopleRoom />, {
      'POST /api/admin/people/': { ...MINA, signIn: { ...MINA.signIn, isLocked: false }, acts: ['suspend'] },
      'GET /api/admin/people/': MINA,
      'GET /api/admin/people?': PEOPLE,
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Mina Okafor' }));
    fireEvent.click(await screen.findByRole('radio', { name: /The family asked/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Open the record' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Unlock the PIN' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlock the PIN' })).toBeNull());
    const posted = () => calls.filter(({ method }) => method === 'POST');
    expect(posted().map(({ path }) => path.split('/').at(-1))).toEqual(['unlock?reason=family-asked']);
    fireEvent.click(screen.getByRole('button', { name: 'Suspend the account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Suspend the account of Mina Okafor?' });
    expect(posted()).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Suspend the account' }));
    await waitFor(() => expect(posted().at(-1)?.body).toEqual({ suspended: true }));
  });
});

const figures = { learners: 3, minutes: 108, answers: 86, lessons: 2, mastered: 6 };
const QUIET: Overview = {
  people: [{ role: 'parent', all: 1, isNew: 0 }],
  families: { all: 1, isNew: 0 },
  learnt: figures,
  learntBefore: figures,
  waiting: [],
  alarms: [],
  guessing: null,
  failedJobs: [],
  house: {
    version: '0.1.0',
    contentVersion: 'abc',
    schema: '0035_administration',
    startedAt: '2026-11-20T10:00:00.000Z',
    databaseBytes: 34_603_008,
    disk: null,
    backup: null,
  },
};
const NO_LETTERS = { letters: [], nextCursor: null };
const CALM = { 'GET /api/admin/letters': NO_LETTERS, 'GET /api/admin/given-up': { jobs: [] } };

describe('the overview', () => {
  it('says that nothing waits, and tells sizes as people read them', async () => {
    open(<OverviewRoom />, { 'GET /api/admin/overview': QUIET, ...CALM });
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
    expect(screen.getByText('33 MB')).toBeTruthy();
    expect(sizeWords(0, 'en')).toBe('0 byte');
  });

  it('keeps what the set-up lacks before families come in sight, and nothing else of it', async () => {
    const checks = [
      { check: 'operator', state: 'act' },
      { check: 'model', state: 'know' },
    ];
    open(<OverviewRoom />, {
      'GET /api/admin/overview': QUIET,
      ...CALM,
      'GET /api/admin/config': { checks, variables: [] },
    });
    expect(await screen.findByText('Who answers for it')).toBeTruthy();
    expect(screen.queryByText('Language model')).toBeNull();
  });

  it('warns of what the installation noticed by itself, with its numbers', async () => {
    const since = '2026-11-20T10:00:00.000Z';
    const alarms = [
      { kind: 'disk' as const, since, figures: { free: 524_288_000, all: 5_368_709_120 } },
      { kind: 'backup' as const, since, figures: { everyHours: 24, lastAt: null } },
      { kind: 'guessing' as const, since, figures: { failures: 120, networks: 3 } },
    ];
    open(<OverviewRoom />, { 'GET /api/admin/overview': { ...QUIET, alarms }, ...CALM });
    const notice = await screen.findByRole('alert', { name: 'Needs your attention' });
    expect(within(notice).getAllByRole('listitem')).toHaveLength(2);
    expect(notice.textContent).toContain('500 MB of 5 GB are free');
    expect(notice.textContent).toContain('The last good one: none yet.');
  });

  it('leads from what waits to where it is looked after', async () => {
    const waiting: Overview['waiting'] = [
      { kind: 'safety', count: 1, oldest: '2026-11-20T10:00:00.000Z' },
      { kind: 'past-due', count: 2, oldest: null },
    ];
    const failedJobs = [{ job: 'retention', since: '2026-11-20T10:00:00.000Z', times: 3 }];
    open(<OverviewRoom />, {
      'GET /api/admin/overview': { ...QUIET, waiting, failedJobs },
      ...CALM,
    });
    const alert = await screen.findByRole('link', { name: /alert about a child’s safety/ });
    expect(alert.getAttribute('href')).toBe('/admin/security');
    expect(screen.getByRole('link', { name: /payments past due/ }).getAttribute('href')).toBe(
      '/admin/users?state=past-due',
    );
    expect(screen.getByText(/failed 3 times/)).toBeTruthy();
  });
});

it('says first how PINs are being guessed over the installation', async () => {
  const guessing = { failures: 1290, networks: 12, since: '2026-11-20T10:00:00.000Z' };
  open(<OverviewRoom />, {
    'GET /api/admin/overview': { ...QUIET, guessing },
    ...CALM,
  });
  const alarm = await screen.findByRole('alert');
  expect(alarm.textContent).toMatch(/1,290.*12/);
});

it('closes sign-up, and leaves what stays empty to the environment', async () => {
  const settings = {
    isSignUpOpen: true,
    operatorName: null,
    operatorAddress: null,
    operatorPhone: null,
    contact: null,
  };
  const fallback = {
    operatorName: 'Maple Co-op',
    operatorAddress: null,
    operatorPhone: null,
    contact: 'a@maple.example',
  };
  const told = { ...settings, fallback, changes: [] };
  const calls = open(<SettingsRoom />, { 'PUT /api/admin/settings': told, 'GET /api/admin/settings': told });
  fireEvent.click(await screen.findByRole('radio', { name: /Nobody new may open an account/ }));
  const [first, second] = screen.getAllByRole('button', { name: 'Keep' });
  fireEvent.click(first!);
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ isSignUpOpen: false }]));
  expect(screen.getByText('Left empty, it is: Maple Co-op')).toBeTruthy();
  fireEvent.click(second!);
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      operatorName: null,
      operatorAddress: null,
      operatorPhone: null,
      contact: null,
    }),
  );
});

it('puts what is to be done first, and shows no secret', async () => {
  const config = {
    checks: [
      { check: 'offline', state: 'good' },
      { check: 'google', state: 'know' },
      { check: 'mail', state: 'act' },
    ],
    variables: [{ name: 'SESSION_SECRET', source: 'generated', value: null }],
  };
  open(<ConfigRoom />, {
    'GET /api/admin/config': config,
    'GET /api/logs': { entries: [], nextCursor: null },
  });
  await screen.findByText('Nothing was reported.');
  const names = [...document.querySelectorAll('.admin-checks b')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Mail', 'Sign-in by Google', 'Without a network']);
  expect(screen.getByRole('row', { name: 'SESSION_SECRET made by itself secret, not shown' })).toBeTruthy();
});
