import type { User } from '@ori/contracts/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { PinField } from '../../ui/forms/pin-field.tsx';
import { changePin } from './own-account.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { NewPinFields, pinsDiffer } from './new-pin-fields.tsx';

function Fields({ user, onChanged }: { readonly user: User; readonly onChanged: () => void }) {
  const { t } = useTranslation();
  const identifier = user.sacredId ?? user.email ?? '';
  const state = useForm({
    send: (filled) => changePin(identifier, textOf(filled, 'currentPin'), textOf(filled, 'pin')),
    check: (filled) => (pinsDiffer(filled) ? { pinConfirmation: t('errors:code.pins-differ') } : {}),
    onDone: onChanged,
  });
  return (
    <form {...state.form} className="grid gap-5">
      <input type="text" autoComplete="username" value={identifier} readOnly hidden />
      <PinField
        label={t('auth:pin.current')}
        name="currentPin"
        data-holds="pin"
        autoComplete="current-password"
        required
        error={state.errorOf('currentPin')}
      />
      <NewPinFields state={state} />
      <FormEnd {...state.end} label={t('auth:profile.changePin')} />
    </form>
  );
}

/** The old PIN once, the new one twice; emptied when it is done. Other devices are signed out by it. */
export function ChangePinForm({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [times, setTimes] = useState(0);
  const changed = () => {
    toasts.show({ type: 'success', title: t('auth:profile.pinChanged') });
    setTimes(times + 1);
  };
  return <Fields key={times} user={user} onChanged={changed} />;
}
