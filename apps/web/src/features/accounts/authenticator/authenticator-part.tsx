import type { User } from '@ori/contracts/accounts';
import type { AuthenticatorStart, AuthenticatorState } from '@ori/contracts/authenticator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered } from '../../../lib/answered.ts';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Note } from '../../../ui/note.tsx';
import { useProvedAct } from '../use-proved-act.tsx';
import { AppRow } from './app-row.tsx';
import { AppSetup } from './app-setup.tsx';
import {
  addAuthenticator,
  authenticatorState,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './authenticator.calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const KEY = ['authenticator'];

/** What can be done with the app, and what of it is shown once. */
function useAuthenticatorActs(user: User) {
  const { t } = useTranslation('authenticator');
  const client = useQueryClient();
  const toasts = useToasts();
  const [setup, setSetup] = useState<AuthenticatorStart | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const act = useProvedAct(user, () => client.invalidateQueries({ queryKey: KEY }));
  const begin = async () => {
    const started = await startAuthenticator();
    if (started.ok) setSetup(started.value);
    return started;
  };
  const add = async (ticket: string, code: string) => {
    const added = await addAuthenticator(ticket, code);
    if (!added.ok) return added;
    setSetup(null);
    setCodes(added.value.recoveryCodes);
    toasts.show({ type: 'success', title: t('isAdded') });
    return added;
  };
  const renew = async () => {
    const made = await renewRecoveryCodes();
    if (made.ok) setCodes(made.value.recoveryCodes);
    return made;
  };
  const remove = async () => {
    const removed = await removeAuthenticator();
    if (removed.ok) toasts.show({ type: 'success', title: t('isRemoved') });
    return removed;
  };
  return { ...act, setup, setSetup, codes, setCodes, begin, add, changes: { renew, remove } };
}

interface NoneProps {
  readonly busy: boolean;
  readonly onBegin: () => void;
}

function NoApp({ busy, onBegin }: NoneProps) {
  const { t } = useTranslation('authenticator');
  return (
    <>
      <p>{t('none')}</p>
      <p>
        <Button busy={busy} onClick={onBegin}>
          {t('add')}
        </Button>
      </p>
    </>
  );
}

interface Props {
  readonly user: User;
  readonly state: AuthenticatorState;
}
type Acts = ReturnType<typeof useAuthenticatorActs>;

/** What stands there: the app somebody has, or the way to one. */
function Standing({ user, state: { app, recoveryCodesLeft }, acts }: Props & { readonly acts: Acts }) {
  const { doing, start, proof, changes } = acts;
  if (app === null) {
    const begin = () => void start('begin', acts.begin);
    return proof === null ? <NoApp busy={doing === 'begin'} onBegin={begin} /> : null;
  }
  return (
    <AppRow
      app={app}
      codesLeft={recoveryCodesLeft}
      isAdmin={user.role === 'admin'}
      doing={doing}
      onChange={(change) => void start(change, changes[change])}
    />
  );
}

function Authenticator({ user, state }: Props) {
  const wordsOf = useFailureWords();
  const acts = useAuthenticatorActs(user);
  const { doing, failure, start, proof, setup, codes } = acts;
  const isAboutCode = failure?.code === 'app-code-wrong';
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => acts.setCodes(null)} />;
  return (
    <div className="grid gap-4">
      {setup === null ? (
        <Standing user={user} state={state} acts={acts} />
      ) : (
        <AppSetup
          setup={setup}
          busy={doing === 'add'}
          error={isAboutCode ? wordsOf(failure) : undefined}
          onCode={(code) => void start('add', () => acts.add(setup.ticket, code))}
          onCancel={() => acts.setSetup(null)}
        />
      )}
      {proof}
      <div aria-live="assertive">
        {failure && !isAboutCode && <Note tone="danger">{wordsOf(failure)}</Note>}
      </div>
    </div>
  );
}

/** A grown-up's authenticator app and its recovery codes. */
export function AuthenticatorPart({ user }: { readonly user: User }) {
  const { t } = useTranslation('authenticator');
  const state = useQuery({ queryKey: KEY, queryFn: () => answered(authenticatorState()) });
  return (
    <Loaded query={state} waiting={<Skeleton className="h-24 w-full" />} level={3} title={t('failed')}>
      {(found) => <Authenticator user={user} state={found} />}
    </Loaded>
  );
}
