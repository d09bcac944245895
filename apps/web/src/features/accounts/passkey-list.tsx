import type { User } from '@ori/contracts/accounts';
import { type Passkey, PASSKEYS_MAX } from '@ori/contracts/passkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { knowsPasskeys } from '../../lib/passkey-support.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { addPasskey, listPasskeys, removePasskey } from './passkeys.calls.ts';
import { useProvedAct } from './use-proved-act.tsx';

const KEY = ['passkeys'];
const ADD = 'add';

function Passkeys({ user, passkeys }: { readonly user: User; readonly passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('passkeys');
  const client = useQueryClient();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const changed = () => client.invalidateQueries({ queryKey: KEY });
  const { doing, failure, start, proof } = useProvedAct(user, changed);
  const add = async () => {
    const added = await addPasskey();
    if (added.ok) toasts.show({ type: 'success', title: t('isAdded') });
    return added;
  };
  return (
    <div className="grid gap-4">
      {passkeys.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={doing === passkey.id}
              onChanged={changed}
              onRemove={() => void start(passkey.id, () => removePasskey(passkey.id))}
            />
          ))}
        </ul>
      )}
      {proof}
      <div aria-live="assertive">{failure && <Note tone="danger">{wordsOf(failure)}</Note>}</div>
      {!knowsPasskeys() && <p className="text-mute">{t('unknownHere')}</p>}
      {proof === null && knowsPasskeys() && passkeys.length < PASSKEYS_MAX && (
        <p>
          <Button busy={doing === ADD} onClick={() => void start(ADD, add)}>
            {t('add')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** A grown-up's passkeys, each to be named and removed, and a way to add one. */
export function PasskeyList({ user }: { readonly user: User }) {
  const { t } = useTranslation('passkeys');
  const passkeys = useQuery({ queryKey: KEY, queryFn: () => answered(listPasskeys()) });
  return (
    <Loaded query={passkeys} waiting={<Skeleton className="h-24 w-full" />} level={3} title={t('failed')}>
      {(answer) => <Passkeys user={user} passkeys={answer.passkeys} />}
    </Loaded>
  );
}
