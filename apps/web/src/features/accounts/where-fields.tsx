import { OWN_ACCOUNT_AGE_YEARS, ownAccountAge } from '@ori/core/accounts/consent-age';
import { ageRefusal } from '@ori/core/accounts/sign-up';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Note } from '../../ui/note.tsx';
import { browserCountry, CountrySelect } from './country-select.tsx';
import type { SignUpChoice } from './sign-up-choice.ts';

const AGES = [14, 15, 16, 17, 18] as const;

/** Where somebody lives, and how old they are where that is asked; empty while nothing is chosen. */
interface Where {
  readonly country: string;
  readonly age: string;
}
/** What was told of it; `isOfAge`: nothing speaks against an account of one's own. */
export interface Told {
  readonly told: { readonly country?: string; readonly age?: string };
  readonly isOfAge: boolean;
}
interface Props {
  readonly choice: SignUpChoice;
  /** Hears what was chosen, at first with the region this browser names. */
  readonly onTold: (told: Told) => void;
  readonly state: FormState;
}

/** Is the age asked? Only where the country lets nobody of 14 open an account. */
const asksAge = ({ ageGroup }: SignUpChoice, { country }: Where): boolean =>
  ageGroup === 'high' && country !== '' && ownAccountAge(country) > OWN_ACCOUNT_AGE_YEARS;

function toldBy(choice: SignUpChoice, where: Where): Told {
  const told = {
    ...(where.country ? { country: where.country } : {}),
    ...(asksAge(choice, where) && where.age ? { age: where.age } : {}),
  };
  const refusal = ageRefusal({
    role: choice.role,
    ageGroup: choice.ageGroup ?? undefined,
    country: told.country,
    age: told.age === undefined ? undefined : Number(told.age),
  });
  return { told, isOfAge: refusal === null };
}

function useWhere(choice: SignUpChoice, onTold: Props['onTold']) {
  const [where, setWhere] = useState<Where>(() => ({ country: browserCountry(), age: '' }));
  const change = (changed: Where) => {
    setWhere(changed);
    onTold(toldBy(choice, changed));
  };
  const atFirst = useEffectEvent(() => onTold(toldBy(choice, where)));
  useEffect(() => atFirst(), []);
  return [where, change] as const;
}

/** The country, and of young learners their age where it matters; too young, a grown-up opens the account. */
export function WhereFields({ choice, onTold, state }: Props) {
  const { t, i18n } = useTranslation();
  const [where, change] = useWhere(choice, onTold);
  const { country, age } = where;
  const isAsked = asksAge(choice, where);
  const needed = isAsked ? ownAccountAge(country) : OWN_ACCOUNT_AGE_YEARS;
  const isTooYoung = isAsked && age !== '' && Number(age) < needed;
  const name = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country || 'US');
  return (
    <>
      <CountrySelect
        value={country}
        onChange={(chosen) => change({ country: chosen, age })}
        error={state.errorOf('country')}
      />
      {isAsked && (
        <Select
          label={t('auth:where.age')}
          name="age"
          required
          placeholder={t('auth:where.choose')}
          options={AGES.map((years) => ({ value: String(years), label: String(years) }))}
          value={age}
          onChange={({ target }) => change({ country, age: target.value })}
          error={state.errorOf('age')}
        />
      )}
      <div role="status">
        {isTooYoung && (
          <Note tone="lapis">
            {t('auth:where.tooYoung', { country: name, age: needed })}{' '}
            <Link to="/account-type?role=student&age=middle">{t('auth:where.askGrownUp')}</Link>
          </Note>
        )}
      </div>
    </>
  );
}
