import type { User } from '@ori/contracts/accounts';
import type { Result } from '@ori/contracts/result';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { updateProfile } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';

/** Every zone this browser knows, and the one in use whether it knows it or not. */
function zonesWith(used: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(used) ? known : [used, ...known];
}

interface TimeZoneFormProps {
  readonly user: User;
  /** Moves the children along; left out where there are none. */
  readonly moveChildren?: ((timeZone: string) => Promise<Result<null, Failure>>) | undefined;
}

/** The clock that days, due dates and quiet time go by: one's own, and the children's with it. */
export function TimeZoneForm({ user, moveChildren }: TimeZoneFormProps) {
  const { t, i18n } = useTranslation('privacy');
  const store = useSessionStore();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const now = useNow();
  const [zone, setZone] = useState(user.timeZone);
  const [withChildren, setWithChildren] = useState(true);
  const [busy, setBusy] = useState(false);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: zone }).format(now);
  const options = zonesWith(user.timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const own = await updateProfile(store, { timeZone: zone });
    const all = own.ok && moveChildren && withChildren ? await moveChildren(zone) : own;
    setBusy(false);
    if (all.ok) toasts.show({ type: 'success', title: t('zone.saved') });
    else toasts.show({ type: 'error', title: wordsOf(all.failure) });
  };
  return (
    <form className="grid gap-5" onSubmit={(event) => void save(event)}>
      <Select
        label={t('zone.label')}
        hint={t('zone.now', { time })}
        value={zone}
        options={options}
        onChange={({ target }) => setZone(target.value)}
      />
      {here !== zone && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setZone(here)}>
          {t('zone.here', { zone: here.replaceAll('_', ' ') })}
        </Button>
      )}
      {moveChildren && (
        <Checkbox
          label={t('zone.children')}
          checked={withChildren}
          onChange={({ target }) => setWithChildren(target.checked)}
        />
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {t('zone.save')}
      </Button>
    </form>
  );
}
