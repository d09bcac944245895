import { COUNTRY_CODES } from '@ori/contracts/country-codes';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/forms/select.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (country: string) => void;
  readonly error?: string | undefined;
}

/** The region this browser's languages name first; empty where they name none. */
export function browserCountry(): string {
  const regions = navigator.languages.map((tag) => new Intl.Locale(tag).region ?? '');
  return regions.find((region) => COUNTRY_CODES.includes(region)) ?? '';
}

const countriesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  );
};

/** Countries by their names in the language on screen; they come with the browser, whose names may differ from the server's. */
export function CountrySelect({ value, onChange, error }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <Select
      label={t('auth:where.country')}
      hint={t('auth:where.hint')}
      name="country"
      autoComplete="country"
      required
      placeholder={t('auth:where.choose')}
      options={countriesIn(i18n.language)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
