import type { AdminPerson } from '@ori/contracts/administration';
import type { AccountAct, LookReason } from '@ori/contracts/administration-names';
import type { Role } from '@ori/contracts/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { type AccountCall, useAccountAct } from './administration.queries.ts';
import { ConfirmBox } from './confirm-box.tsx';

type Plain = Exclude<AccountAct, 'role'>;

const CALLS: Readonly<Record<Plain, AccountCall>> = {
  unlock: { method: 'POST', end: '/unlock' },
  reset: { method: 'POST', end: '/reset' },
  suspend: { method: 'POST', end: '/suspend', body: { suspended: true } },
  allow: { method: 'POST', end: '/suspend', body: { suspended: false } },
  remove: { method: 'DELETE', end: '' },
  restore: { method: 'POST', end: '/restore' },
};
/** What locks somebody out is asked once more. */
const GRAVE: readonly AccountAct[] = ['suspend', 'remove', 'role'];

interface Wish {
  readonly act: AccountAct;
  readonly call: AccountCall;
}

interface RoleFormProps {
  readonly roles: readonly Role[];
  readonly onWish: (role: Role) => void;
}

function RoleForm({ roles, onWish }: RoleFormProps) {
  const { t } = useTranslation('administration');
  const [role, setRole] = useState<Role | ''>('');
  return (
    <div className="admin-role">
      <Select
        label={t('act.role.label')}
        value={role}
        placeholder={t('act.role.choose')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`, { count: 1 }) }))}
        onChange={({ target }) => setRole(roles.find((known) => known === target.value) ?? '')}
      />
      <Button variant="secondary" disabled={role === ''} onClick={() => role !== '' && onWish(role)}>
        {t('act.role.do')}
      </Button>
    </div>
  );
}

interface PersonActsProps {
  readonly person: AdminPerson;
  /** Why the person was opened. */
  readonly reason: LookReason | null;
}

/** What can be done to an account now; what locks somebody out is asked once more. */
export function PersonActs({ person: { id, name, acts, roles, signIn }, reason }: PersonActsProps) {
  const { t } = useTranslation('administration');
  const doing = useAccountAct(id, reason);
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const [wish, setWish] = useState<Wish | null>(null);
  const carryOut = ({ act, call }: Wish) =>
    doing.mutate(call, {
      onSuccess: () => toasts.show({ type: 'success', title: t(`act.${act}.done`) }),
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
      onSettled: () => setWish(null),
    });
  const ask = (wanted: Wish) => (GRAVE.includes(wanted.act) ? setWish(wanted) : carryOut(wanted));
  const plain = acts.filter((act): act is Plain => act !== 'role');
  if (acts.length === 0) return <p className="text-mute">{t('act.none')}</p>;
  return (
    <div className="admin-acts">
      {plain.map((act) => (
        <div key={act}>
          <Button
            variant={act === 'remove' ? 'danger' : 'secondary'}
            busy={doing.isPending && wish === null}
            onClick={() => ask({ act, call: CALLS[act] })}
          >
            {t(`act.${act}.do`)}
          </Button>
          <p>{t(act === 'reset' && signIn.resetTo ? `act.reset.to.${signIn.resetTo}` : `act.${act}.text`)}</p>
        </div>
      ))}
      {roles.length > 0 && (
        <RoleForm
          roles={roles}
          onWish={(role) => ask({ act: 'role', call: { method: 'POST', end: '/role', body: { role } } })}
        />
      )}
      {wish && (
        <ConfirmBox
          title={t(`act.${wish.act}.title`, { name })}
          text={t(`act.${wish.act}.text`)}
          yes={t(`act.${wish.act}.do`)}
          no={t('act.no')}
          isGrave={wish.act !== 'role'}
          isBusy={doing.isPending}
          onYes={() => carryOut(wish)}
          onNo={() => setWish(null)}
        />
      )}
    </div>
  );
}
