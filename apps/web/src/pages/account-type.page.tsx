import { homeAfterSignUp } from '@ori/core/access/home-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { SignUpState } from '@ori/contracts/administration';
import { usePageData } from '../lib/page-data.ts';
import { RETURN_QUERY, returnPath } from '../lib/return-path.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AgeMark } from '../features/accounts/age-mark.tsx';
import { ChoiceLinks } from '../features/accounts/choice-links.tsx';
import { GoogleButton } from '../features/accounts/google-button.tsx';
import { LaterAskGrownUp, LaterClosed } from '../features/accounts/later-sign-up-parts.tsx';
import { RoleDoors } from '../features/accounts/role-doors.tsx';
import { useSession } from '../features/accounts/session.ts';
import {
  INVITATION_QUERY,
  SIGN_UP_AGES,
  SIGN_UP_ROLES,
  stepOf,
  type SignUpChoice,
} from '../features/accounts/sign-up-choice.ts';
import { SignUpForm } from '../features/accounts/sign-up-form.tsx';
import type { Told } from '../features/accounts/where-fields.tsx';

const ADD_CHILD = '/dashboard/parent/children/add';

function Back({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <Link to={to}>{t('auth:signUp.back')}</Link>
    </p>
  );
}

function RoleStep() {
  const { t } = useTranslation();
  const doors = SIGN_UP_ROLES.map((role) => ({
    role,
    title: t(`auth:signUp.role.${role}.title`),
    text: t(`auth:signUp.role.${role}.text`),
  }));
  return (
    <div className="page grid gap-8 py-10 lg:py-16">
      <header className="grid gap-3">
        <h1 className="text-4xl">{t('auth:signUp.title')}</h1>
        <p className="max-w-prose text-lg text-mute">{t('auth:signUp.lead')}</p>
      </header>
      <RoleDoors label={t('auth:signUp.title')} doors={doors} />
      <p>
        {t('auth:signUp.haveOne')} <Link to="/auth">{t('nav.signIn')}</Link>
      </p>
    </div>
  );
}

function AgeStep() {
  const { t } = useTranslation();
  const choices = SIGN_UP_AGES.map((age) => ({
    to: `/account-type?role=student&age=${age}`,
    title: t(`auth:signUp.age.${age}.title`),
    text: t(`auth:signUp.age.${age}.text`),
    picture: <AgeMark age={age} />,
  }));
  return (
    <div className="page grid gap-8 py-10 lg:py-16">
      <h1 className="text-4xl">{t('auth:signUp.ageTitle')}</h1>
      <ChoiceLinks label={t('auth:signUp.ageTitle')} choices={choices} />
      <Back to="/account-type" />
    </div>
  );
}

interface FormStepProps {
  readonly choice: SignUpChoice;
  readonly invitation: string | null;
  /** Where somebody came from and goes back to. */
  readonly from: string | null;
}

const kindOf = ({ role, ageGroup }: SignUpChoice) => (ageGroup === 'adult' ? 'adult' : role);

function BesideForm({ choice, invitation, from }: FormStepProps) {
  const { t } = useTranslation();
  const kind = kindOf(choice);
  return (
    <>
      <p className="font-display text-2xl">{t(`auth:signUp.role.${kind}.asideTitle`)}</p>
      <p className="text-mute">{t(`auth:signUp.role.${kind}.aside`)}</p>
      <p>
        {t('auth:signUp.haveOne')}{' '}
        <Link to={`/auth?${RETURN_QUERY}=${invitation ? ADD_CHILD : (from ?? '/dashboard')}`}>
          {t('nav.signIn')}
        </Link>
      </p>
      <Back to={choice.ageGroup === 'high' ? '/account-type?role=student' : '/account-type'} />
    </>
  );
}

function FormStep(props: FormStepProps) {
  const { choice, invitation, from } = props;
  const { t } = useTranslation();
  const [where, setWhere] = useState<Told>();
  // Before anything was told: young learners depend on their country.
  const isOfAge = where?.isOfAge ?? choice.ageGroup !== 'high';
  const wishes = {
    ...where?.told,
    from: from ?? '/auth',
    role: choice.role,
    termsAgreed: 'true',
    ...(choice.ageGroup ? { ageGroup: choice.ageGroup } : {}),
  };
  return (
    <AccountFrame
      title={t(`auth:signUp.role.${kindOf(choice)}.formTitle`)}
      lead={t(invitation ? 'auth:signUp.invitedLead' : 'auth:signUp.formLead')}
      aside={<BesideForm {...props} />}
    >
      <SignUpForm choice={choice} invitation={invitation} onTold={setWhere} />
      {isOfAge && <GoogleButton wishes={wishes} note={t('auth:terms.byGoogle')} />}
    </AccountFrame>
  );
}

/** May accounts be opened now? The page stands without the answer, too: the form then says it. */
export const dataPath = () => '/api/sign-up';
export const standsWithoutData = true;

/** The step that the address asks for. */
function Step({ invitation, from }: { readonly invitation: string | null; readonly from: string | null }) {
  const [search] = useSearchParams();
  const step = stepOf(search);
  switch (step.kind) {
    case 'role':
      return <RoleStep />;
    case 'age':
      return <AgeStep />;
    case 'grown-up':
      return <LaterAskGrownUp />;
    case 'form':
      return <FormStep choice={step.choice} invitation={invitation} from={from} />;
  }
}

/** Sign-up: who are you, how old, then the form, or a grown-up's help (spec §2, design §5). */
export function Page() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const signUp = usePageData<SignUpState | null>();
  const invitation = search.get(INVITATION_QUERY);
  const from = returnPath(search, '') || null;
  if (user) {
    const home = from ?? homeAfterSignUp(user.role, user.ageGroup);
    return <Navigate replace to={invitation && user.role === 'parent' ? ADD_CHILD : home} />;
  }
  return signUp?.isOpen === false ? <LaterClosed /> : <Step invitation={invitation} from={from} />;
}
