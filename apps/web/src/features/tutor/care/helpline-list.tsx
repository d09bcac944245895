import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lib/loaded.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useHelplines } from './care.queries.ts';
import { countriesOf, guessedCountry, NO_COUNTRY } from './country-names.ts';
import './care.css';

/** Helplines of a country, to be called by anybody; `home` is the family's own, or null where it is not known. */
export function HelplineList({ home }: { readonly home: string | null }) {
  const { t, i18n } = useTranslation('dashboard');
  const helplines = useHelplines();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded query={helplines} waiting={<SkeletonText lines={3} label={t('ori.talks.loading')} />}>
      {({ helplines: all }) => {
        const country = chosen ?? guessedCountry(home, navigator.languages, all);
        return (
          <div className="grid max-w-xl gap-4">
            <Select
              label={t('ori.helplines.country')}
              options={countriesOf(all, i18n.language, t('ori.helplines.everywhere'))}
              placeholder={t('ori.helplines.choose')}
              value={country}
              onChange={({ target }) => setChosen(target.value)}
            />
            {country === NO_COUNTRY && <p>{t('ori.helplines.unknown')}</p>}
            <ul className="helplines">
              {all
                .filter((line) => line.country === country)
                .map(({ name, number }) => (
                  <li key={`${name} ${number}`}>
                    <Phone size={18} aria-hidden="true" />
                    <span>{name}</span>
                    <a href={`tel:${number.replace(/[^0-9+]/g, '')}`}>{number}</a>
                  </li>
                ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}
