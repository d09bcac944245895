import { succeed } from '@ori/contracts/result';
import { suggestSacredIds } from '@ori/core/accounts/sacred-id-suggestions';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnArrival } from '../../lib/focus-on-arrival.ts';
import { useForm, type FormState } from '../../lib/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { CHILD_AGES, type ChildAge } from './age-of.ts';
import { BirthFields } from './birth-fields.tsx';
import { ConsentText } from './consent-text.tsx';
import { addChild, useFamilyChanged } from './families.queries.ts';
import { GradeSelect } from './grade-select.tsx';
import { keepDraft, type KeptDraft } from './kept-draft.ts';
import { newChildOf } from './new-child.ts';
import { secretFaults, SecretFields, secretOf, type SecretParts } from './secret-fields.tsx';
import type { NewSignIn } from './sign-in-card.tsx';

export interface AddChildParts extends SecretParts {
  readonly SacredId: ComponentType<{
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error: string | undefined;
    readonly label?: string;
  }>;
}

interface Props extends AddChildParts {
  readonly onAdded: (signIn: NewSignIn) => void;
  /** The address has to be confirmed first: the draft waits in this browser. */
  readonly onWaiting: (kept: KeptDraft, pin: string) => void;
  /** Somebody asked for it at a press: the reading goes on at its first field. */
  readonly isAsked?: boolean | undefined;
  /** The way to a larger plan that leaves this page, with all that was filled in, where it is. */
  readonly planBeside: ReactNode;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** A form and what of it is more than text: the age chosen, the way of signing in, the pictures. */
function useAddChild({ onAdded, onWaiting }: Pick<Props, 'onAdded' | 'onWaiting'>) {
  const { t } = useTranslation();
  const changed = useFamilyChanged();
  const [age, setAge] = useState<ChildAge>('elementary');
  const [way, setWay] = useState<'pin' | 'pictures' | null>(null);
  const [digits, setDigits] = useState('');
  const isPictures = (way ?? (age === 'k2' ? 'pictures' : 'pin')) === 'pictures';
  const state = useForm<NewSignIn | (KeptDraft & { readonly pin: string })>({
    send: async (filled) => {
      const answer = await addChild(newChildOf(filled, { age, isPictures }));
      return answer.ok ? succeed({ ...answer.value, pin: secretOf(filled).pin }) : answer;
    },
    check: (filled) => {
      const faults = Object.entries(secretFaults(filled, isPictures)).map(([field, key]) => [field, t(key)]);
      return {
        ...Object.fromEntries(faults),
        ...(filled.has('consent') ? {} : { consent: t('errors:code.consent-needed') }),
      };
    },
    onDone: (made) => {
      if ('draft' in made) {
        keepDraft(made);
        return onWaiting(made, made.pin);
      }
      changed();
      onAdded(made);
    },
  });
  return { age, setAge, isPictures, setWay, digits, setDigits, state };
}

interface WhoProps extends Pick<Props, 'isAsked'> {
  readonly age: ChildAge;
  readonly onAge: (age: ChildAge) => void;
  readonly onName: (name: string) => void;
  readonly state: FormState;
}

function WhoPart({ isAsked = false, age, onAge, onName, state }: WhoProps) {
  const { t } = useTranslation('dashboard');
  const first = useFocusOnArrival<HTMLInputElement>(isAsked);
  return (
    <Part title={t('add.who')}>
      <TextField
        ref={first}
        label={t('add.firstName')}
        hint={t('add.firstNameHint')}
        name="firstName"
        autoComplete="off"
        required
        maxLength={40}
        onBlur={(event) => onName(event.target.value)}
        error={state.errorOf('firstName')}
      />
      <RadioCards
        legend={t('add.age')}
        name="ageGroup"
        columns={2}
        value={age}
        onChange={(value) => onAge(value as ChildAge)}
        options={CHILD_AGES.map((each) => ({
          value: each,
          title: t(`age.${each}`),
          text: t(`ageYears.${each}`),
        }))}
        error={state.errorOf('ageGroup')}
      />
      <BirthFields onAge={onAge} />
      <GradeSelect error={state.errorOf('gradeLevel')} />
    </Part>
  );
}

/** Everything it takes to add a child: who, how they sign in, and a parent's consent. */
export function AddChildForm({ SacredId, onAdded, onWaiting, isAsked, planBeside, ...secretParts }: Props) {
  const { t } = useTranslation('dashboard');
  const { age, setAge, isPictures, setWay, digits, setDigits, state } = useAddChild({ onAdded, onWaiting });
  const [sacredId, setSacredId] = useState('');
  const suggest = (name: string) => {
    if (name.trim() && sacredId === '')
      setSacredId(suggestSacredIds(name, 1, Math.random)[0]?.toLowerCase() ?? '');
  };
  return (
    <form {...state.form} className="grid gap-6 lg:grid-cols-2">
      <WhoPart isAsked={isAsked} age={age} onAge={setAge} onName={suggest} state={state} />
      <Part title={t('add.signIn')}>
        <SacredId
          label={t('add.sacredId')}
          value={sacredId}
          onChange={setSacredId}
          error={state.errorOf('sacredId')}
        />
        <RadioCards
          legend={t('add.way')}
          name="way"
          columns={2}
          value={isPictures ? 'pictures' : 'pin'}
          onChange={(value) => setWay(value === 'pictures' ? 'pictures' : 'pin')}
          options={[
            { value: 'pin', title: t('add.pin'), text: t('add.pinText') },
            { value: 'pictures', title: t('add.pictures'), text: t('add.picturesText') },
          ]}
        />
        <SecretFields
          {...secretParts}
          state={state}
          isPictures={isPictures}
          digits={digits}
          onDigits={setDigits}
        />
      </Part>
      <div className="lg:col-span-2">
        <Part title={t('add.consent')}>
          <ConsentText />
          <Checkbox name="consent" label={t('consent.agree')} error={state.errorOf('consent')} />
          <FormEnd {...state.end} label={t('add.submit')} />
          {state.failure?.code === 'no-place-left' && <p>{planBeside}</p>}
        </Part>
      </div>
    </form>
  );
}
