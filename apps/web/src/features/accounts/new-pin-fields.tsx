import { useTranslation } from 'react-i18next';
import { textOf, type FormState } from '../../lib/use-form.ts';
import { PinField } from '../../ui/forms/pin-field.tsx';

/** True when the two PINs of a form are not the same. */
export function pinsDiffer(form: FormData): boolean {
  return textOf(form, 'pin') !== textOf(form, 'pinConfirmation');
}

/** A PIN to choose, twice. */
export function NewPinFields({ state }: { readonly state: FormState }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PinField
        label={t('auth:pin.choose')}
        hint={t('auth:pin.hint')}
        name="pin"
        data-holds="pin"
        autoComplete="new-password"
        required
        error={state.errorOf('pin')}
      />
      <PinField
        label={t('auth:pin.again')}
        hint={t('auth:pin.againHint')}
        name="pinConfirmation"
        data-holds="pin"
        autoComplete="new-password"
        required
        error={state.errorOf('pinConfirmation')}
      />
    </div>
  );
}
