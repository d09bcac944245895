import type { Passkey } from '@ori/contracts/passkeys';
import { NAME_MAX } from '@ori/contracts/limits';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusLeftBehind } from '../../lib/focus-left-behind.ts';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { renamePasskey } from './passkeys.calls.ts';

interface NameFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => unknown;
  readonly onCancel: () => void;
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

function NameForm({ passkey, onDone, onCancel }: NameFormProps) {
  const { t } = useTranslation('passkeys');
  const state = useForm({
    send: (filled) => renamePasskey(passkey.id, textOf(filled, 'name')),
    onDone: () => void onDone(),
  });
  const form = useFocusLeftBehind<HTMLFormElement>((own) => own.parentElement);
  return (
    <form {...state.form} ref={form} className="grid w-full gap-3">
      <TextField
        label={t('name')}
        name="name"
        defaultValue={passkey.name}
        required
        maxLength={NAME_MAX}
        autoComplete="off"
        ref={takeFocus}
        error={state.errorOf('name') ?? state.end.error ?? undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={state.end.sending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Facts({ passkey }: { readonly passkey: Passkey }) {
  const { t, i18n } = useTranslation('passkeys');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: zoneGoneBy() });
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const added = t('added', { when: day.format(new Date(createdAt)) });
  const used = lastUsedAt ? t('used', { when: day.format(new Date(lastUsedAt)) }) : t('unused');
  return (
    <div className="flex gap-3">
      <KeyRound className="mt-1 shrink-0 text-gold" size={22} aria-hidden="true" />
      <div>
        <p className="font-bold">
          {name || t('unnamed')} {isSynced && <Badge tone="nile">{t('synced')}</Badge>}
        </p>
        <p className="text-sm text-mute">{`${added} · ${used}`}</p>
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly named: string;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a passkey. Who chose by key stays at its row. */
function Choices({ named, onRename, onRemove }: ChoicesProps) {
  const { t } = useTranslation('passkeys');
  const own = useFocusLeftBehind<HTMLDivElement>(({ parentElement }) => parentElement);
  return (
    <div ref={own} className="flex flex-wrap gap-2">
      <Button variant="quiet" aria-label={t('renameNamed', { name: named })} onClick={onRename}>
        {t('rename')}
      </Button>
      <Button variant="quiet" aria-label={t('removeNamed', { name: named })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

interface SureProps {
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

function Sure({ busy, onRemove, onKeep }: SureProps) {
  const { t } = useTranslation('passkeys');
  const own = useFocusLeftBehind<HTMLDivElement>(({ parentElement }) => parentElement);
  return (
    <div ref={own} className="grid w-full gap-3">
      <p role="status">{t('sure')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={onRemove}>
          {t('removeSure')}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onChanged: () => unknown;
  readonly onRemove: () => void;
}

/** One passkey: what is known of it, another name for it, and its end, which is asked twice. */
export function PasskeyRow({ passkey, busy, onChanged, onRemove }: RowProps) {
  const { t } = useTranslation('passkeys');
  const [state, setState] = useState<'shown' | 'naming' | 'removing'>('shown');
  const named = passkey.name || t('unnamed');
  const done = () => {
    setState('shown');
    return onChanged();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <Facts passkey={passkey} />
      {state === 'naming' && <NameForm passkey={passkey} onDone={done} onCancel={() => setState('shown')} />}
      {state === 'shown' && (
        <Choices named={named} onRename={() => setState('naming')} onRemove={() => setState('removing')} />
      )}
      {state === 'removing' && <Sure busy={busy} onRemove={onRemove} onKeep={() => setState('shown')} />}
    </li>
  );
}
