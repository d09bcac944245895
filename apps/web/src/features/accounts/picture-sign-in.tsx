import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX, PIN_LENGTH } from '@ori/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveHearButton } from '../../lib/live-hear-button.tsx';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { signInWithPin, stepIn } from './sign-in.calls.ts';
import { CodeField } from './code-field.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { KnownPerson } from './known-person.tsx';
import { PictureKey } from './picture-key.tsx';
import { keepQuickSacredId } from './quick-pin.ts';
import { useSessionStore } from './session.ts';
import { LongWait } from './waiting.tsx';

/** The pictures were others: said kindly, to be heard at a tap. */
function NotYourPictures() {
  const { t, i18n } = useTranslation();
  const words = t('auth:pictures.wrong');
  return (
    <div className="grid gap-3" data-density="k2">
      <div className="flex items-center justify-between gap-4">
        <OriEmblem mood="concerned" size={56} />
        <LiveHearButton
          text={() => words}
          language={i18n.language}
          start={t('auth:pictures.hear', { text: words })}
          stop={t('auth:pictures.hush')}
        />
      </div>
      <p>{words}</p>
    </div>
  );
}

function Identifier({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('auth:sacredId.label')}
      name="identifier"
      autoComplete="username"
      autoCapitalize="none"
      required
      maxLength={EMAIL_MAX}
      error={error}
    />
  );
}

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
      identifier: known ?? textOf(filled, 'identifier'),
      pin: textOf(filled, 'pin'),
      ...stepIn(filled),
    });
    if (!answer.ok) setPictures('');
    else if (filled.has('quick') && answer.value.sacredId)
      keepQuickSacredId(answer.value.sacredId, 'pictures');
    return answer;
  };
  const state = useForm<User>({
    send,
    check: (filled) =>
      textOf(filled, 'pin').length === PIN_LENGTH ? {} : { pin: t('auth:pictures.tooFew') },
    onDone: () => undefined,
  });
  const choose = (chosen: string) => {
    setPictures(chosen);
    if (chosen.length === PIN_LENGTH) state.mended('pin');
  };
  // Told in pictures and aloud: whoever signs in this way does not read yet.
  const isWrong =
    state.end.error !== null && state.failure?.code === 'invalid-sacred-id-or-pin' && pictures === '';
  // Who is known needs no button: the fourth picture opens the door.
  useEffect(() => {
    if (known && pictures.length === PIN_LENGTH) form.current?.requestSubmit();
  }, [known, pictures]);
  return (
    <form {...state.form} ref={form} className="grid gap-5">
      {known ? <KnownPerson sacredId={known} /> : <Identifier error={state.errorOf('identifier')} />}
      <input type="hidden" name="pin" value={pictures} />
      <PictureKey
        label={t('auth:pictures.label')}
        value={pictures}
        onChange={choose}
        spoken
        error={state.errorOf('pin')}
      />
      <CodeField state={state} />
      <div aria-live="assertive">{isWrong && <NotYourPictures />}</div>
      <Checkbox name="quick" label={t('auth:pictures.remember')} defaultChecked={known !== null} />
      <FormEnd {...state.end} error={isWrong ? null : state.end.error} label={t('auth:signIn.submit')} />
      <LongWait what="signingIn" when={state.end.sending} />
    </form>
  );
}
