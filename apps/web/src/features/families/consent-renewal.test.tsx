import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import type { Child } from '@ori/contracts/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AN_INSTALLATION } from '../../testing/an-installation.ts';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { ConsentRenewal } from './consent-renewal.tsx';

const FIRST = { on: '2026-11-22', text: 'First version.' };
const LATER = { on: '2026-12-01', text: 'Teachers see less.' };

const child = (id: string, firstName: string, version: string): Child => ({
  id,
  firstName,
  sacredId: id,
  ageGroup: 'elementary',
  birthMonth: null,
  birthYear: null,
  gradeLevel: null,
  isActive: true,
  pictureKey: false,
  locked: false,
  addedAt: '2026-11-22T12:00:00.000Z',
  consent: {
    version,
    givenAt: '2026-11-22T12:00:00.000Z',
    method: 'email-plus',
    revokedAt: null,
    confirmBy: null,
  },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server with these children, whose consents can be renewed and ended; tells what was asked of it. */
function open(family: Child[]) {
  let children = family;
  const asked: string[] = [];
  const consent = (id: string, changes: Partial<NonNullable<Child['consent']>>) => {
    children = children.map((each) =>
      each.id === id ? { ...each, consent: { ...each.consent!, ...changes } } : each,
    );
  };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    const id = /children\/([^/]+)/.exec(path)?.[1] ?? '';
    if (method !== 'GET') asked.push(`${method} ${path} ${body}`);
    if (method === 'PUT') consent(id, { version: CONSENT_TEXT_VERSION });
    if (method === 'PATCH') consent(id, { revokedAt: '2026-12-02T12:00:00.000Z' });
    if (path === '/api/legal/privacy')
      return Response.json({ text: { changes: [LATER, FIRST] }, installation: AN_INSTALLATION });
    if (path.startsWith('/api/legal/')) return Response.json({ text: { changes: [FIRST] } });
    return Response.json({ success: true, children, child: children[0] });
  });
  document.cookie = 'ori_csrf=token';
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <ConsentRenewal />
    </QueryClientProvider>,
  );
  return asked;
}

it('asks again for those whose consent was given to an older text, and says only what changed since', async () => {
  const asked = open([child('a', 'Kofi', '2026-11-1'), child('b', 'Ama', CONSENT_TEXT_VERSION)]);
  expect(await screen.findByText('Teachers see less.')).toBeTruthy();
  expect(screen.queryByText('First version.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I agree for Kofi' }));
  await waitFor(() => expect(screen.queryByText('Teachers see less.')).toBeNull());
  const body = JSON.stringify({ consentVersion: CONSENT_TEXT_VERSION });
  expect(asked).toEqual([`PUT /api/families/children/a/consent ${body}`]);
});

it('lets a consent be ended instead, child by child', async () => {
  const asked = open([child('a', 'Kofi', '2026-11-1'), child('b', 'Ama', '2026-11-1')]);
  await screen.findByRole('button', { name: 'I agree for Kofi and Ama' });
  fireEvent.click(screen.getByRole('button', { name: 'I do not agree' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke consent for Ama' }));
  await screen.findByRole('button', { name: 'I agree for Kofi', hidden: true });
  expect(asked).toEqual(['PATCH /api/families/children/b {"consent":false}']);
});

it('says nothing where every consent is to the text in force', async () => {
  open([child('b', 'Ama', CONSENT_TEXT_VERSION)]);
  await new Promise((done) => setTimeout(done, 30));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('asks for the address to be confirmed where a consent of before rests on it, and says until when', async () => {
  const kofi = child('a', 'Kofi', CONSENT_TEXT_VERSION);
  const owing = { ...kofi, consent: { ...kofi.consent!, confirmBy: '2026-12-28T12:00:00.000Z' } };
  open([owing, child('b', 'Ama', CONSENT_TEXT_VERSION)]);
  await screen.findByText(/^Your consent for Kofi was given before.*by December 28, 2026/);
  const way = screen.getByRole('link', { name: 'Confirm my address' });
  expect(way.getAttribute('href')).toBe('/dashboard/parent/profile');
});
