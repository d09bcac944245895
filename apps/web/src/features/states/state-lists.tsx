import type { StateSummary } from '@ori/contracts/states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { statePath } from './state-tiles.ts';

/** Every state by name: first those whose law was read, with how far; then the others. */
export function StateLists({ states }: { readonly states: readonly StateSummary[] }) {
  const { t, i18n } = useTranslation('states');
  const read = states.filter(({ inShort }) => inShort !== null);
  const general = states.filter(({ inShort }) => inShort === null);
  return (
    <>
      <h3>{t('home.read')}</h3>
      <ul className="state-read">
        {read.map(({ code, name, inShort, ruleCount, verifiedCount, verifiedOn }) => (
          <li key={code}>
            <h4>
              <Link to={statePath(code)}>{name}</Link>
            </h4>
            <p>{inShort}</p>
            <p className="state-mute">
              {t('home.checked', { count: ruleCount, verified: verifiedCount })}
              {verifiedOn && ` · ${t('home.checkedOn', { day: dayWithYear(verifiedOn, i18n.language) })}`}
            </p>
          </li>
        ))}
      </ul>
      <h3>{t('home.general')}</h3>
      <p className="max-w-prose text-mute">{t('home.generalText')}</p>
      <ul className="state-names">
        {general.map(({ code, name }) => (
          <li key={code}>
            <Link to={statePath(code)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
