import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { completePinReset } from './own-account.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { NewPinFields, pinsDiffer } from './new-pin-fields.tsx';
import { Note } from '../../ui/note.tsx';

/** Behind the mailed link: a new PIN, twice. */
export function NewPinForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const [isSet, setSet] = useState(false);
  const state = useForm({
    send: (filled) => completePinReset(token, textOf(filled, 'pin')),
    check: (filled) => (pinsDiffer(filled) ? { pinConfirmation: t('errors:code.pins-differ') } : {}),
    onDone: () => setSet(true),
  });
  if (isSet) {
    return (
      <div role="status" className="grid gap-5">
        <Note tone="nile">{t('auth:newPin.done')}</Note>
        <LinkButton to="/auth">{t('nav.signIn')}</LinkButton>
      </div>
    );
  }
  return (
    <form {...state.form} className="grid gap-5">
      <NewPinFields state={state} />
      <FormEnd {...state.end} label={t('auth:newPin.submit')} />
    </form>
  );
}
