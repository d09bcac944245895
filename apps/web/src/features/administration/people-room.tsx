import {
  LOOK_REASONS,
  type LookReason,
  lookReasonOf,
  PERSON_STATES,
  type PersonState,
} from '@ori/contracts/administration-names';
import { ROLES, type Role } from '@ori/contracts/roles';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AdminFrame } from './admin-frame.tsx';
import type { PeopleAsked } from './administration.queries.ts';
import { OpenPerson } from './open-person.tsx';
import { PeopleList } from './people-list.tsx';

/** What the address asks for; what it does not know counts as not asked. */
export function askedOf(search: URLSearchParams): PeopleAsked {
  const role = search.get('role');
  const state = search.get('state');
  return {
    q: search.get('q')?.trim() ?? '',
    role: ROLES.find((known) => known === role) ?? '',
    state: PERSON_STATES.find((known) => known === state) ?? '',
  };
}

function searchOf({ q, role, state }: PeopleAsked): URLSearchParams {
  return new URLSearchParams({ ...(q && { q }), ...(role && { role }), ...(state && { state }) });
}

interface FinderProps {
  readonly asked: PeopleAsked;
  readonly reason: LookReason | null;
  readonly onAsk: (asked: PeopleAsked) => void;
  readonly onReason: (reason: LookReason | null) => void;
}

function Finder({ asked, reason, onAsk, onReason }: FinderProps) {
  const { t } = useTranslation('administration');
  const [q, setQ] = useState(asked.q);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAsk({ ...asked, q: q.trim() });
  };
  return (
    <form className="admin-finder" role="search" onSubmit={submit}>
      <TextField
        label={t('people.find')}
        hint={t('people.findHint')}
        type="search"
        value={q}
        maxLength={254}
        onChange={({ target }) => setQ(target.value)}
      />
      <Select
        label={t('people.role')}
        value={asked.role}
        placeholder={t('people.anyRole')}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`, { count: 2 }) }))}
        onChange={({ target }) => onAsk({ ...asked, q: q.trim(), role: target.value as Role | '' })}
      />
      <Select
        label={t('people.state')}
        value={asked.state}
        placeholder={t('people.anyState')}
        options={PERSON_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={({ target }) => onAsk({ ...asked, q: q.trim(), state: target.value as PersonState | '' })}
      />
      <Select
        label={t('people.why')}
        hint={t('people.whyHint')}
        value={reason ?? ''}
        placeholder={t('people.unnamed')}
        options={LOOK_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        onChange={({ target }) => onReason(lookReasonOf(target.value) ?? null)}
      />
      <Button type="submit">{t('people.go')}</Button>
    </form>
  );
}

/** Finding people, and one of them opened. What is asked for stands in the address, so that it can be come back to. */
export function PeopleRoom() {
  const { t } = useTranslation('administration');
  const [search, setSearch] = useSearchParams();
  const [reason, setReason] = useState<LookReason | null>(null);
  const asked = askedOf(search);
  const id = search.get('person');
  const back = () => setSearch(searchOf(asked));
  return (
    <AdminFrame title={t('people.title')} lead={t('people.lead')}>
      {id ? (
        <OpenPerson key={id} id={id} onBack={back} />
      ) : (
        <div className="grid gap-6">
          <Finder
            key={asked.q}
            asked={asked}
            reason={reason}
            onAsk={(next) => setSearch(searchOf(next))}
            onReason={setReason}
          />
          <PeopleList asked={asked} reason={reason} />
        </div>
      )}
    </AdminFrame>
  );
}
