import { OWN_ACCOUNT_AGE_YEARS, ownAccountAge } from '@ori/core/accounts/consent-age';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Note } from '../../ui/note.tsx';
import { CountrySelect } from './country-select.tsx';
import type { SignUpChoice } from './sign-up-choice.ts';

const AGES = [14, 15, 16, 17, 18] as const;

/** Where somebody lives, and how old they are where that is asked; empty while nothing is chosen. */
export interface Where {
  readonly country: string;
  readonly age: string;
}
interface Props {
  readonly choice: SignUpChoice;
  readonly where: Where;
  readonly onWhere: (where: Where) => void;
  readonly state: FormState;
}

/** Is the country asked? It decides for young learners, and is kept for a parent's family. */
export const asksCountry = ({ role, ageGroup }: SignUpChoice): boolean =>
  role === 'parent' || ageGroup === 'high';

/** Is the age asked? Only where the country lets nobody of 14 open an account. */
export const asksAge = ({ ageGroup }: SignUpChoice, { country }: Where): boolean =>
  ageGroup === 'high' && country !== '' && ownAccountAge(country) > OWN_ACCOUNT_AGE_YEARS;

/** The country, and of young learners their age where it matters; too young, a grown-up opens the account. */
export function WhereFields({ choice, where, onWhere, state }: Props) {
  const { t, i18n } = useTranslation();
  if (!asksCountry(choice)) return null;
  const { country, age } = where;
  const isAsked = asksAge(choice, where);
  const needed = isAsked ? ownAccountAge(country) : OWN_ACCOUNT_AGE_YEARS;
  const isTooYoung = isAsked && age !== '' && Number(age) < needed;
  const name = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country || 'US');
  return (
    <>
      <CountrySelect
        value={country}
        onChange={(chosen) => onWhere({ country: chosen, age })}
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
          onChange={({ target }) => onWhere({ country, age: target.value })}
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
