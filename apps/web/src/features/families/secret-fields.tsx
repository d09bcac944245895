import { PIN_LENGTH } from '@ori/contracts/limits';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, type FormState } from '../../lib/use-form.ts';

const SECRET_FIELDS = ['pin', 'pinConfirmation'] as const;
type SecretField = (typeof SECRET_FIELDS)[number];

/** What another room lends: a PIN asked twice, a key of pictures, a Sacred ID that is checked while typed. */
export interface SecretParts {
  readonly PinFields: ComponentType<{ readonly state: FormState }>;
  readonly Pictures: ComponentType<{
    readonly label: string;
    readonly value: string;
    readonly onChange: (digits: string) => void;
    readonly error?: string | undefined;
  }>;
}

interface Props extends SecretParts {
  readonly state: FormState;
  readonly isPictures: boolean;
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
}

/** The child's secret: four digits asked twice, or four pictures for those who don't read yet. */
export function SecretFields({ PinFields, Pictures, state, isPictures, digits, onDigits }: Props) {
  const { t } = useTranslation('dashboard');
  if (!isPictures) return <PinFields state={state} />;
  const choose = (chosen: string) => {
    onDigits(chosen);
    if (chosen.length === PIN_LENGTH) state.mended('pin');
  };
  return (
    <div>
      {SECRET_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={digits} />
      ))}
      <Pictures label={t('secret.pictures')} value={digits} onChange={choose} error={state.errorOf('pin')} />
    </div>
  );
}

/** The secret as filled in, with its repetition; pictures are seen while chosen and need none. */
export function secretOf(filled: FormData): Record<SecretField, string> {
  return { pin: textOf(filled, 'pin'), pinConfirmation: textOf(filled, 'pinConfirmation') };
}

/** What is wrong with the secret before it is sent: words' keys by field. */
export function secretFaults(filled: FormData, isPictures: boolean): Partial<Record<SecretField, string>> {
  const { pin, pinConfirmation } = secretOf(filled);
  if (isPictures && pin.length < PIN_LENGTH) return { pin: 'auth:pictures.tooFew' };
  return pin === pinConfirmation ? {} : { pinConfirmation: 'errors:code.pins-differ' };
}
