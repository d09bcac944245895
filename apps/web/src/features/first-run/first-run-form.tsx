import type { User } from '@ori/contracts/accounts';
import type { FirstRunFacts, FirstRunInput } from '@ori/contracts/first-run';
import { localeOf } from '@ori/contracts/locale';
import { type Result, succeed } from '@ori/contracts/result';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { AccountPart } from './account-part.tsx';
import { finish, type SignedInAnswer } from './first-run.calls.ts';
import { MailPart } from './mail-part.tsx';
import { OperatorPart } from './operator-part.tsx';
import { PartFrame } from './part-frame.tsx';
import { PlansPart } from './plans-part.tsx';
import { type TrialLetter, useTrialLetter } from './use-trial-letter.ts';

const OPTIONAL = ['code', 'operatorName', 'operatorAddress', 'operatorPhone', 'contact'] as const;
const OPERATOR = OPTIONAL.slice(1);
const ACCOUNT = ['fullName', 'email', 'password'] as const;

/** What was filled in; what was left empty is not sent. */
function inputOf(filled: FormData, token: string, language: string): FirstRunInput {
  const given = OPTIONAL.map((name) => [name, textOf(filled, name).trim()] as const);
  return {
    token,
    fullName: textOf(filled, 'fullName').trim(),
    email: textOf(filled, 'email').trim(),
    password: textOf(filled, 'password'),
    locale: localeOf(language) ?? 'en',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sellsPlans: textOf(filled, 'plans') !== 'free',
    ...Object.fromEntries(given.filter(([, text]) => text !== '')),
  };
}

interface Lit {
  readonly account: boolean;
  readonly operator: boolean;
}

/** Which parts are filled in, as the form stands. */
function litOf(form: HTMLFormElement): Lit {
  const filled = new FormData(form);
  const has = (names: readonly string[]) =>
    names.every((name) => {
      const field = form.elements.namedItem(name);
      return (
        textOf(filled, name).trim() !== '' && (!(field instanceof HTMLInputElement) || field.validity.valid)
      );
    });
  return { account: has(ACCOUNT), operator: has(OPERATOR) };
}

/** Takes the person of an answer as signed in here, or says why not. */
export type Enter = (answer: Result<SignedInAnswer, Failure>) => Promise<Result<User, Failure>>;

/** Who is in now, and whether the code of the letter showed that the mailbox is theirs. */
export interface End {
  readonly name: string;
  readonly isProved: boolean;
}

interface Props {
  readonly token: string;
  readonly facts: FirstRunFacts;
  readonly enter: Enter;
  readonly onDone: (end: End) => void;
}

interface PartsProps {
  readonly state: FormState;
  readonly facts: FirstRunFacts;
  readonly lit: Lit;
  readonly letter: TrialLetter;
}

function Parts({ state, facts, lit, letter }: PartsProps) {
  const { t } = useTranslation('administration');
  const parts = [
    {
      id: 'you',
      isLit: lit.account,
      title: t('firstRun.you.title'),
      lead: t('firstRun.you.lead'),
      of: <AccountPart state={state} />,
    },
    {
      id: 'operator',
      isLit: lit.operator,
      title: t('firstRun.operator.title'),
      lead: t('firstRun.operator.lead'),
      of: <OperatorPart state={state} facts={facts} />,
    },
    {
      id: 'mail',
      isLit: letter.trial?.state === 'delivered',
      title: t('firstRun.mail.title'),
      of: <MailPart state={state} host={facts.mailHost} letter={letter} />,
    },
    {
      id: 'plans',
      isLit: true,
      title: t('firstRun.plans.title'),
      of: <PlansPart payments={facts.payments} />,
    },
  ];
  return parts.map(({ id, of, ...part }, at) => (
    <PartFrame key={id} id={`first-run-${id}`} number={at + 1} {...part}>
      {of}
    </PartFrame>
  ));
}

function Head({ place }: { readonly place: string }) {
  const { t } = useTranslation('administration');
  return (
    <header className="first-run-head">
      <Ornament name="star" turning className="first-run-star" />
      <p className="eyebrow">{t('firstRun.eyebrow')}</p>
      <h1 className="text-5xl text-pretty">{t('firstRun.title')}</h1>
      <p className="max-w-prose text-lg text-mute">{t('firstRun.lead')}</p>
      <p className="first-run-place">{place}</p>
    </header>
  );
}

/** Everything an installation needs before its first family, sent as one. */
export function FirstRunForm({ token, facts, enter, onDone }: Props) {
  const { t, i18n } = useTranslation('administration');
  const letter = useTrialLetter(token);
  const told = [facts.operatorName, facts.operatorAddress, facts.operatorPhone, facts.contact];
  const [lit, setLit] = useState<Lit>({ account: false, operator: told.every((each) => each !== null) });
  const state = useForm<End>({
    send: async (filled) => {
      const input = inputOf(filled, token, i18n.language);
      const entered = await enter(await finish(input));
      return entered.ok ? succeed({ name: entered.value.name, isProved: input.code !== undefined }) : entered;
    },
    onDone,
  });
  return (
    <div className="page first-run">
      <Head place={facts.publicUrl} />
      <form
        {...state.form}
        className="first-run-parts"
        onInput={(event: FormEvent<HTMLFormElement>) => setLit(litOf(event.currentTarget))}
      >
        <Parts state={state} facts={facts} lit={lit} letter={letter} />
        <div className="first-run-finish">
          <FormEnd {...state.end} label={t('firstRun.finish')} />
        </div>
      </form>
    </div>
  );
}
