import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ageGroupOf, OLDEST, yearsOld, type ChildAge } from './age-of.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function monthName(month: number, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month - 1, 15)),
  );
}

interface Props {
  /** What was told before. */
  readonly told?: { readonly birthMonth: number | null; readonly birthYear: number | null };
  readonly onAge?: (age: ChildAge) => void;
}

/** Birth month and year, if a parent would rather tell them: they choose the age group. */
export function BirthFields({ told, onAge }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const [birth, setBirth] = useState({ month: told?.birthMonth ?? 0, year: told?.birthYear ?? 0 });
  const now = useNow();
  const thisYear = now.getFullYear();
  const years = Array.from({ length: OLDEST }, (_, index) => thisYear - 3 - index);
  const choose = (next: typeof birth) => {
    setBirth(next);
    if (next.month && next.year) onAge?.(ageGroupOf(yearsOld(next, now)));
  };
  return (
    <Disclosure summary={t('add.birth')} open={told !== undefined && told.birthYear !== null}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t('add.birthMonth')}
          name="birthMonth"
          defaultValue={told?.birthMonth ?? ''}
          placeholder={t('give.choose')}
          options={MONTHS.map((month) => ({ value: String(month), label: monthName(month, i18n.language) }))}
          onChange={(event) => choose({ ...birth, month: Number(event.target.value) })}
        />
        <Select
          label={t('add.birthYear')}
          name="birthYear"
          defaultValue={told?.birthYear ?? ''}
          placeholder={t('give.choose')}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(event) => choose({ ...birth, year: Number(event.target.value) })}
        />
      </div>
    </Disclosure>
  );
}
