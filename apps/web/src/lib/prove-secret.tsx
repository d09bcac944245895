import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { PinField } from '../ui/forms/pin-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';

/** What is typed: one's PIN or password, a mailed code, an app's code, a recovery code. */
export type SecretKind = 'pin' | 'password' | 'code' | 'app' | 'recovery';

const CODE_LABELS = {
  code: 'auth:prove.code',
  app: 'auth:code.appLabel',
  recovery: 'auth:code.recoveryLabel',
} as const;

interface Props {
  readonly kind: SecretKind;
  readonly value: string;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

/** The field a secret is typed in; it has the focus as soon as it is there, since its form came at a press. */
export function ProveSecret({ kind, value, error, field, onChange }: Props) {
  const { t } = useTranslation('auth');
  useEffect(() => field.current?.focus(), [field]);
  const props = {
    value,
    error,
    ref: field,
    required: true,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange(target.value),
  };
  if (kind === 'pin') return <PinField {...props} label={t('prove.pin')} autoComplete="current-password" />;
  if (kind === 'password')
    return (
      <PasswordField
        {...props}
        label={t('prove.password')}
        autoComplete="current-password"
        showLabel={t('prove.show')}
        hideLabel={t('prove.hide')}
      />
    );
  const keys =
    kind === 'recovery'
      ? ({ inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' } as const)
      : ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const);
  return <TextField {...props} {...keys} label={t(CODE_LABELS[kind])} />;
}
