import type { User } from '@ori/contracts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, type RouteObject } from 'react-router';
import { useSession, useSessionStore } from '../features/accounts/session.ts';
import { bringToken } from '../features/accounts/tab-token.ts';
import { isGrown } from '../features/help/reader-of.ts';
import { grownVoice } from '../lib/grown-voice.ts';
import { goByZone } from '../lib/local-day.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { BellOf } from './bell-of.tsx';
import { EnoughGate } from './enough-gate.tsx';
import { FamilyGate } from './family-gate.tsx';
import { Guard } from './guard.tsx';
import { HearGate } from './hear-gate.tsx';
import type { PageSource } from './page-routes.tsx';
import { ParentRooms } from './parent-rooms.tsx';
import { redirectRoutes } from './redirect-routes.ts';
import type { PageHandle, PageRow } from './route-rows.ts';
import { SessionEndedGate } from './session-ended-gate.tsx';
import { signedInRows } from './signed-in-routes.ts';

/** What is there beside the pages for everybody signed in, and for some of them. */
function Beside({ user }: { readonly user: User }) {
  return (
    <>
      <BellOf user={user} />
      <SessionEndedGate />
      {user.role === 'parent' && <FamilyGate />}
      {user.role === 'student' && <EnoughGate user={user} />}
    </>
  );
}

function Queries({ user }: { readonly user: User | null }) {
  const [client] = useState(createQueryClient);
  // Before anything beneath is drawn: its days turn at this person's midnight, as the server's do.
  goByZone(user?.timeZone);
  return (
    <QueryClientProvider client={client}>
      {user && <Beside user={user} />}
      <Outlet />
      {user?.role === 'student' && user.ageGroup === 'k2' && <HearGate />}
    </QueryClientProvider>
  );
}

/** What a visitor gathered on this browser goes to the learner who signs in, and theirs comes here. */
function useBroughtProgress(user: User | null): void {
  const learnerId = user?.role === 'student' ? user.id : null;
  useEffect(() => {
    if (learnerId !== null)
      void import('../features/kim/bring-progress.ts').then(({ bringProgress }) => bringProgress());
  }, [learnerId]);
}

/** A tab that was opened beside the one of the sign-in gets a token of its own. */
function useTabToken(user: User | null): void {
  const store = useSessionStore();
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) void bringToken(store);
  }, [store, userId]);
}

/** From the first room on, French and Spanish know whether they speak to a grown-up. */
function useGrownVoice(): void {
  const { i18n } = useTranslation();
  const store = useSessionStore();
  useState(() =>
    i18n.use(
      grownVoice(() => {
        const { user } = store.state();
        return user !== null && isGrown(user);
      }),
    ),
  );
}

/** The pages a parent may open. */
const PARENT_PATHS = signedInRows
  .filter(({ access }) => access === 'signed-in' || access.includes('parent'))
  .map(({ path }) => path);

/** Server state lives here, and is forgotten as soon as another person signs in. */
function SignedIn() {
  const { user } = useSession();
  useBroughtProgress(user);
  useTabToken(user);
  useGrownVoice();
  return (
    <>
      {user?.role === 'parent' && <ParentRooms paths={PARENT_PATHS} />}
      <Queries key={user?.id} user={user} />
    </>
  );
}

function signedInRoute(row: PageRow, source: PageSource): RouteObject {
  const handle: PageHandle = { row, module: null };
  return {
    path: row.path,
    handle,
    lazy: async () => {
      const { Page } = await source.load(row);
      const Guarded = () => (
        <Guard access={row.access}>
          <Page />
        </Guard>
      );
      return { Component: Guarded };
    },
  };
}

/** The signed-in pages behind their guard, and the legacy paths. Only the browser builds this tree. */
export function signedInTree(source: PageSource): RouteObject[] {
  const pages = signedInRows.map((row) => signedInRoute(row, source));
  return [{ id: 'signed-in', Component: SignedIn, children: pages }, ...redirectRoutes];
}
