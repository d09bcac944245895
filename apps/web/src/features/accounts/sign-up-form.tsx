import type { User } from '@ori/contracts/accounts';
import { EMAIL_MAX, NAME_MAX } from '@ori/contracts/limits';
import { normaliseRole } from '@ori/contracts/roles';
import { textPath } from '@ori/contracts/text-names';
import { splitFullName } from '@ori/core/accounts/names';
import { mayWishAtSignUp, mustTellNewsletterAge, NEWSLETTER_AGE_YEARS } from '@ori/core/messaging/newsletter';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { signUp, type SignUp } from './accounts.calls.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { NewPinFields, pinsDiffer } from './new-pin-fields.tsx';
import { SacredIdField } from './sacred-id-field.tsx';
import { useSessionStore } from './session.ts';
import { LongWait } from './waiting.tsx';
import type { SignUpChoice } from './sign-up-choice.ts';
import type { Told } from './where-fields.tsx';
import { LaterWhere } from './later-sign-up-parts.tsx';
import { loadSignUpRest } from './load-sign-up-rest.ts';

interface Props {
  readonly choice: SignUpChoice;
  /** Proof that a child's letter reached this address. */
  readonly invitation: string | null;
  readonly onTold: (told: Told) => void;
}

/** The country, and the age where it was asked. */
function whereIn(filled: FormData): Pick<SignUp, 'country' | 'age'> {
  const [country, age] = [textOf(filled, 'country'), textOf(filled, 'age')];
  return { ...(country ? { country } : {}), ...(age ? { age: Number(age) } : {}) };
}

function inputOf(filled: FormData, { role, ageGroup }: SignUpChoice, locale: string): SignUp {
  return {
    role: normaliseRole(role),
    ...(ageGroup ? { ageGroup } : {}),
    sacredId: textOf(filled, 'sacredId').trim(),
    pin: textOf(filled, 'pin'),
    pinConfirmation: textOf(filled, 'pinConfirmation'),
    email: textOf(filled, 'email').trim(),
    ...splitFullName(textOf(filled, 'fullName')),
    termsAgreed: filled.has('termsAgreed'),
    newsletter: filled.has('newsletter'),
    locale,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...whereIn(filled),
  };
}

/** Where the terms stand: those in force, until it is known whether others come. */
function useTermsPath(): string {
  const [path, setPath] = useState(textPath('legal', 'terms'));
  useEffect(() => {
    void loadSignUpRest().then(
      ({ termsToAgree }) => setPath(termsToAgree()),
      () => undefined,
    );
  }, []);
  return path;
}

/** The newsletter, for whom it is lawful; where the age group begins below that age, the wish says the age. */
function NewsletterWish(choice: SignUpChoice) {
  const { t } = useTranslation('auth');
  if (!mayWishAtSignUp(choice)) return null;
  const mustTell = mustTellNewsletterAge(choice);
  const label = mustTell ? t('newsletterFrom', { age: NEWSLETTER_AGE_YEARS }) : t('newsletter');
  return <Checkbox name="newsletter" label={label} />;
}

/** The sign-up form of the specification (§2): Sacred ID, PIN twice, e-mail, full name, terms, newsletter. */
export function SignUpForm({ choice, invitation, onTold }: Props) {
  const { t, i18n } = useTranslation();
  const store = useSessionStore();
  const terms = useTermsPath();
  const [sacredId, setSacredId] = useState('');
  const state = useForm<User>({
    send: (filled) =>
      signUp(store, { ...inputOf(filled, choice, i18n.language), ...(invitation ? { invitation } : {}) }),
    check: (filled) => ({
      ...(pinsDiffer(filled) ? { pinConfirmation: t('errors:code.pins-differ') } : {}),
      ...(filled.has('termsAgreed') ? {} : { termsAgreed: t('errors:code.terms-not-agreed') }),
    }),
    onDone: () => undefined,
  });
  return (
    <form {...state.form} className="grid gap-5">
      <TextField
        label={t('auth:fullName.label')}
        name="fullName"
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        error={state.errorOf('fullName')}
      />
      <SacredIdField value={sacredId} onChange={setSacredId} error={state.errorOf('sacredId')} />
      <NewPinFields state={state} />
      <TextField
        label={t('auth:email.label')}
        hint={t('auth:email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        error={state.errorOf('email')}
      />
      <LaterWhere choice={choice} onTold={onTold} state={state} />
      <div className="grid gap-2">
        <Checkbox name="termsAgreed" label={t('auth:terms.agree')} error={state.errorOf('termsAgreed')} />
        <Disclosure summary={t('auth:terms.title')}>
          <p className="text-mute">{t('auth:terms.text')}</p>
          <p>
            <a href={terms} target="_blank" rel="noopener">
              {t('auth:terms.whole')}
            </a>
          </p>
        </Disclosure>
        <NewsletterWish {...choice} />
      </div>
      <FormEnd {...state.end} label={t('auth:signUp.submit')} />
      <LongWait what="creatingAccount" when={state.end.sending} />
    </form>
  );
}
