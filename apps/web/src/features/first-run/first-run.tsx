import type { FirstRunFacts } from '@ori/contracts/first-run';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Failure } from '../../lib/failure.ts';
import { Overlay } from '../../ui/feedback/overlay.tsx';
import { Note } from '../../ui/note.tsx';
import type { End, Enter } from './first-run-form.tsx';
import { lookAround } from './first-run.calls.ts';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import './first-run.css';

const load = () => loadWithRetry(() => import('./first-run-parts.ts'));
const FirstRunEnd = lazy(async () => ({ default: (await load()).FirstRunEnd }));
const FirstRunForm = lazy(async () => ({ default: (await load()).FirstRunForm }));
const LinkNeeded = lazy(async () => ({ default: (await load()).LinkNeeded }));

type Told = { readonly facts: FirstRunFacts } | { readonly failure: Failure };

/** What the token of the address opens; null until the server said. */
function useLook(token: string): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const answer = await lookAround(token);
      if (isHere) setTold(answer.ok ? { facts: answer.value } : { failure: answer.failure });
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [token]);
  return told;
}

function Looking() {
  const { t } = useTranslation('administration');
  return (
    <div className="page first-run-wait">
      <Overlay text={t('firstRun.checking')} inline />
      <noscript>
        <Note tone="clay">{t('common:form.needsScript')}</Note>
      </noscript>
    </div>
  );
}

interface Props {
  /** What stands here once there is an admin. */
  readonly gone: ReactNode;
  readonly enter: Enter;
}

function Opened({ token, gone, enter }: Props & { readonly token: string }) {
  const [, setSearch] = useSearchParams();
  const told = useLook(token);
  const [end, setEnd] = useState<End | null>(null);
  if (end !== null) return <FirstRunEnd {...end} />;
  if (told === null) return <Looking />;
  if ('facts' in told) return <FirstRunForm token={token} facts={told.facts} enter={enter} onDone={setEnd} />;
  if (told.failure.status === 404) return gone;
  return (
    <LinkNeeded failure={token === '' ? null : told.failure} onToken={(next) => setSearch({ token: next })} />
  );
}

/** The first run: asks for the printed address, then for what an installation needs, and says what comes next. */
export function FirstRun(props: Props) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Suspense fallback={<Looking />}>
      <Opened key={token} token={token} {...props} />
    </Suspense>
  );
}
