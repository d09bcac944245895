import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX } from '@ori/contracts/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PinField } from '../../ui/forms/pin-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { signInWithPin, stepIn } from './sign-in.calls.ts';
import { CodeField } from './code-field.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { KnownPerson } from './known-person.tsx';
import { forgetQuickSacredId, keepQuickSacredId } from './quick-pin.ts';
import { useSessionStore } from './session.ts';
import { LongWait } from './waiting.tsx';

interface Props {
  /** The Sacred ID this device knows: then only the PIN is asked. */
  readonly known: string | null;
}

/** Sacred ID (or e-mail) and PIN (spec §2): with quick PIN, four digits are all it takes. */
export function PinSignIn({ known }: Props) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const form = useRef<HTMLFormElement>(null);
  const [quick, setQuick] = useState(known !== null);

  const state = useForm<User>({
    send: (filled) =>
      signInWithPin(store, {
        identifier: known ?? textOf(filled, 'identifier'),
        pin: textOf(filled, 'pin'),
        remember: filled.has('remember'),
        ...stepIn(filled),
      }),
    onDone: (user) => {
      if (quick && user.sacredId) keepQuickSacredId(user.sacredId, 'pin');
      if (!quick) forgetQuickSacredId();
    },
  });

  const complete = () => {
    if (known) form.current?.requestSubmit();
  };

  return (
    <form {...state.form} ref={form} className="grid gap-5">
      {known ? <KnownPerson sacredId={known} /> : <Identifier error={state.errorOf('identifier')} />}
      <PinField
        label={t('auth:pin.label')}
        name="pin"
        data-holds="pin"
        autoComplete="current-password"
        required
        onComplete={complete}
        error={state.errorOf('pin')}
      />
      <CodeField state={state} />
      <div className="grid gap-2">
        <Checkbox name="remember" label={t('auth:signIn.remember')} />
        <Checkbox
          name="quick"
          label={t('auth:signIn.quick')}
          checked={quick}
          onChange={(event) => setQuick(event.target.checked)}
        />
      </div>
      <FormEnd {...state.end} label={t('auth:signIn.submit')} />
      <LongWait what="signingIn" when={state.end.sending} />
    </form>
  );
}

function Identifier({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('auth:signIn.identifier')}
      hint={t('auth:signIn.identifierHint')}
      name="identifier"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={EMAIL_MAX}
      error={error}
    />
  );
}
