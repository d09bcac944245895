import { type QueryCacheNotifyEvent, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Drafts = Readonly<Record<string, string>>;

/** Kept beside what the server told: as long as the person is signed in, for nobody after them, and in no storage. */
const DRAFTS = ['message-drafts'] as const;
const NONE: Drafts = {};

const keptIn = (client: QueryClient): Drafts => client.getQueryData<Drafts>(DRAFTS) ?? NONE;

/** What was begun and not sent, by thread. Another page does not lose it; before leaving the site the browser asks. */
export function useDrafts() {
  const client = useQueryClient();
  // Drawn from here: the client tells of a change only after the key press, and the cursor would jump.
  const [drafts, setDrafts] = useState(() => keptIn(client));
  // What was sent before the page was left may go out after it was opened again.
  useEffect(() => {
    const follow = ({ query }: QueryCacheNotifyEvent) => {
      if (query.queryKey[0] === DRAFTS[0]) setDrafts(keptIn(client));
    };
    return client.getQueryCache().subscribe(follow);
  }, [client]);
  const isBegun = Object.values(drafts).some((text) => text.trim() !== '');
  useEffect(() => {
    if (!isBegun) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBegun]);
  const keep = (at: string, text: string) => {
    const next = { ...keptIn(client), [at]: text };
    client.setQueryDefaults(DRAFTS, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData<Drafts>(DRAFTS, next);
    setDrafts(next);
  };
  /** Forgets what went out, unless something else was typed by then. */
  const drop = (at: string, sent: string) => {
    if (keptIn(client)[at] === sent) keep(at, '');
  };
  return { drafts, keep, drop };
}
