import type { ThreadAnswer, ThreadMessage, ThreadSummary } from '@ori/contracts/messaging';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createToastStore } from '../../lib/toasts.ts';
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import messages from '../../locales/en/messages.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { createSessionStore } from '../accounts/session-store.ts';
import { InviteTeacher } from './invite-teacher.tsx';
import { MessagesRoom } from './messages-room.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { StillLearningContext } from './still-learning.ts';

const LINK = '018f4e3a-0000-7000-8000-0000000000aa';
const THREAD: ThreadSummary = {
  kind: 'class',
  id: LINK,
  childId: '018f4e3a-0000-7000-8000-000000000001',
  childName: 'Kai',
  teacherName: 'Teo Laurent',
  people: [
    { name: 'Kai', part: 'child', isYou: false },
    { name: 'Nour', part: 'guardian', isYou: true },
    { name: 'Teo Laurent', part: 'teacher', isYou: false },
  ],
  canWrite: true,
  unread: 2,
  last: null,
};
const OPENED: ThreadAnswer = { thread: THREAD, messages: [], nextCursor: null, seenBy: [] };

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

/** A server that answers by path and keeps what was sent to it. */
function serve(answers: Readonly<Record<string, unknown>>, refused: readonly string[] = []): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close(): void {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET')
      sent.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (refused.includes(`${method} ${path}`))
      return new Response(JSON.stringify({ code: 'unavailable', error: 'Connection error' }), {
        status: 503,
      });
    return new Response(JSON.stringify(answers[`${method} ${path}`] ?? { success: true }));
  });
  return sent;
}

function show(part: ReactElement, at = '/'): void {
  const words = englishWords();
  words.addResourceBundle('en', 'dashboard', dashboard);
  words.addResourceBundle('en', 'messages', messages);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = <QueryClientProvider client={client}>{part}</QueryClientProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const THREADS = {
  'GET /api/threads': { threads: [THREAD] },
  [`GET /api/threads/class/${LINK}?first=10`]: OPENED,
};

it('finds threads by child, says who reads each kind, and tells how much is new', async () => {
  serve(THREADS);
  show(<MessagesRoom nobody={<p>nobody</p>} />);
  expect(await screen.findByRole('heading', { name: 'Kai' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Kai with Teo Laurent.*2 new/s })).toBeTruthy();
  expect(screen.getByText(/The parents read along/)).toBeTruthy();
});

it('says at an open thread who reads it, and tells that it was read', async () => {
  const sent = serve(THREADS);
  show(<MessagesRoom nobody={null} />, `/?thread=class.${LINK}`);
  expect(await screen.findByText('Read by Kai, you, and Teo Laurent')).toBeTruthy();
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(`/api/threads/class/${LINK}/read`));
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('keeps what was written when sending fails, and sends it again as the same message', async () => {
  const write = `/api/threads/class/${LINK}/messages`;
  const sent = serve(THREADS, [`POST ${write}`]);
  show(<MessagesRoom nobody={null} />, `/?thread=class.${LINK}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Write to Kai and Teo Laurent/);
  fireEvent.change(field, { target: { value: 'Good morning' } });
  send();
  expect(await screen.findByText('Connection error')).toBeTruthy();
  expect(field.value).toBe('Good morning');
  send();
  const ids = () => sent.filter(({ path }) => path === write).map(({ body }) => (body as { id: string }).id);
  await waitFor(() => expect(ids()).toHaveLength(2));
  expect(new Set(ids()).size).toBe(1);
});

const room = (isStillLearning: boolean) => (
  <StillLearningContext value={isStillLearning}>
    <MessagesRoom nobody={null} />
  </StillLearningContext>
);

/** Whether the browser may leave the site without asking. */
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const elsewhere = () => fireEvent.click(screen.getByRole('button', { name: 'elsewhere' }));

it('keeps a message that was begun when its page is left and opened again, and asks before the site is left', async () => {
  const sent = serve({ ...THREADS, [`POST /api/threads/class/${LINK}/messages`]: { care: null } });
  const room = <MessagesRoom nobody={<p>nobody</p>} />;
  function Pages() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          elsewhere
        </button>
        {isHere && room}
      </>
    );
  }
  show(<Pages />, `/?thread=class.${LINK}`);
  expect(leave()).toBe(true);
  fireEvent.change(await field(), { target: { value: 'About the fractions' } });
  expect(leave()).toBe(false);
  elsewhere();
  elsewhere();
  expect((await field()).value).toBe('About the fractions');
  send();
  send();
  elsewhere();
  elsewhere();
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(leave()).toBe(true);
  expect(sent.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(1);
});

it('reads a message aloud to those who are still learning to read, and to nobody else', async () => {
  const said: string[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', function Utterance(this: EventTarget, text: string) {
    said.push(text);
    return new EventTarget();
  });
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined });
  const message: ThreadMessage = {
    id: '018f4e3a-0000-7000-8000-0000000000bb',
    authorName: 'Teo Laurent',
    authorPart: 'teacher',
    isYours: false,
    text: 'Well counted!',
    writtenAt: '2026-11-20T10:00:00Z',
    withdrawnAt: null,
    withdrawUntil: null,
  };
  serve({ ...THREADS, [`GET /api/threads/class/${LINK}?first=10`]: { ...OPENED, messages: [message] } });
  show(room(false), `/?thread=class.${LINK}`);
  expect(await screen.findByText('Well counted!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Read aloud/ })).toBeNull();
  cleanup();
  show(room(true), `/?thread=class.${LINK}`);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Read aloud what Teo Laurent wrote: Well counted!' }),
  );
  expect(said).toEqual(['Teo Laurent. Well counted!']);
  expect(screen.getByRole('button', { name: 'Stop reading' })).toBeTruthy();
});

it('reads but does not write where a link ended', async () => {
  const closed = { ...THREAD, canWrite: false, unread: 0 };
  serve({ ...THREADS, [`GET /api/threads/class/${LINK}?first=10`]: { ...OPENED, thread: closed } });
  show(<MessagesRoom nobody={null} />, `/?thread=class.${LINK}`);
  expect(await screen.findByText(/This link has ended/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('asks one teacher for each child that was chosen, with what the parent agreed to', async () => {
  const sent = serve({ 'POST /api/child-teachers': { invitedAs: 'teo' } });
  const family = [
    { id: 'a', firstName: 'Zuri' },
    { id: 'b', firstName: 'Kai' },
    { id: 'c', firstName: 'Mina' },
  ];
  show(<InviteTeacher family={family} />);
  fireEvent.change(screen.getByLabelText(/Sacred ID or e-mail/), { target: { value: 'teo' } });
  fireEvent.click(screen.getByRole('button', { name: 'I agree, ask them' }));
  expect(await screen.findByText('Please choose at least one child')).toBeTruthy();
  expect(sent).toEqual([]);
  for (const name of ['Zuri', 'Mina']) fireEvent.click(screen.getByLabelText(name));
  fireEvent.click(screen.getByRole('button', { name: 'I agree, ask them' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { childId: 'a', to: 'teo', grants: { progress: true, records: false, work: false } },
    { childId: 'c', to: 'teo', grants: { progress: true, records: false, work: false } },
  ]);
});

it('keeps choices: what was unticked is muted, quiet hours as typed, no letter without an address', async () => {
  const chosen = {
    muted: ['assignment'],
    quiet: null,
    digest: 'off',
    digestHour: 18,
    hasEmail: false,
    newsletter: false,
  } as const;
  const sent = serve({ 'PUT /api/notifications/choices': chosen });
  show(<NoticeChoices chosen={{ ...chosen, muted: [...chosen.muted] }} reader="parent" />);
  expect(screen.queryByLabelText('How often')).toBeNull();
  fireEvent.click(screen.getByLabelText('Finished lessons'));
  fireEvent.click(screen.getByLabelText('Have quiet hours'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '19:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    muted: ['assignment', 'lesson'],
    quiet: { from: '19:30', until: '07:00' },
    digest: 'off',
    digestHour: 18,
  });
});

it('offers the newsletter to a grown-up whom mail reaches, keeps the word, and offers a child none', async () => {
  const chosen = { muted: [], quiet: null, digest: 'off', digestHour: 18, hasEmail: true } as const;
  const sent = serve({ 'PUT /api/notifications/choices': { ...chosen, newsletter: false } });
  show(<NoticeChoices chosen={{ ...chosen, muted: [], newsletter: true }} reader="student" />);
  const wish = screen.getByLabelText<HTMLInputElement>(/^Write to me about new articles/);
  expect(wish.checked).toBe(true);
  fireEvent.click(wish);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ newsletter: false });
  cleanup();
  show(<NoticeChoices chosen={{ ...chosen, muted: [], newsletter: null }} reader="student" />);
  expect(screen.queryByLabelText(/^Write to me about new articles/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).not.toHaveProperty('newsletter');
});
