import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX, PIN_LENGTH } from '@ori/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { signInWithPin } from './accounts.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { PictureKey } from './picture-key.tsx';
import { keepQuickSacredId } from './quick-pin.ts';
import { useSessionStore } from './session.ts';
import { LongWait } from './waiting.tsx';

interface Props {
  readonly known: string | null;
}

/** The way in for those who don't read yet: a grown-up types the name once, then four pictures do. */
export function PictureSignIn({ known }: Props) {
  const { t } = useTranslation();
  const store = useSessionStore();
  const [pictures, setPictures] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const send = async (filled: FormData) => {
    const answer = await signInWithPin(store, {
      identifier: textOf(filled, 'identifier'),
      pin: textOf(filled, 'pin'),
    });
    if (!answer.ok) setPictures('');
    else if (filled.has('quick') && answer.value.sacredId) keepQuickSacredId(answer.value.sacredId);
    return answer;
  };
  const state = useForm<User>({
    send,
    check: (filled) =>
      textOf(filled, 'pin').length === PIN_LENGTH ? {} : { pin: t('auth:pictures.tooFew') },
    onDone: () => undefined,
  });
  // Who is known needs no button: the fourth picture opens the door.
  useEffect(() => {
    if (known && pictures.length === PIN_LENGTH) form.current?.requestSubmit();
  }, [known, pictures]);
  return (
    <form {...state.form} ref={form} className="grid gap-5">
      <TextField
        label={t('auth:sacredId.label')}
        name="identifier"
        defaultValue={known ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={EMAIL_MAX}
        error={state.errorOf('identifier')}
      />
      <input type="hidden" name="pin" value={pictures} />
      <PictureKey
        label={t('auth:pictures.label')}
        value={pictures}
        onChange={setPictures}
        error={state.errorOf('pin')}
      />
      <Checkbox name="quick" label={t('auth:pictures.remember')} defaultChecked={known !== null} />
      <FormEnd {...state.end} label={t('auth:signIn.submit')} />
      <LongWait what="signingIn" when={state.end.sending} />
    </form>
  );
}
