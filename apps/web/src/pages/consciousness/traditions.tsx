import type { MindTradition } from '@ori/contracts/mind';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toneOf } from '../../features/heritage/cultures/culture-tones.ts';
import { Claim } from './claim.tsx';

/** Eight traditions side by side, each named with its people; none explains another. */
export function Traditions({ traditions }: { readonly traditions: readonly MindTradition[] }) {
  const { t } = useTranslation('mind');
  return (
    <section className="page mind-part" id="traditions" aria-labelledby="traditions-title">
      <h2 id="traditions-title">{t('traditions.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('traditions.lead')}</p>
      <ul className="mind-voices">
        {traditions.map(({ claimId, text, culture, cultureName, ...rest }) => (
          <li key={claimId} id={claimId} data-tone={toneOf(culture)}>
            <h3>
              <Link to={`/cultures/${culture}`}>{cultureName}</Link>
            </h3>
            <Claim {...rest}>
              <p className="mind-sentence">{text}</p>
            </Claim>
          </li>
        ))}
      </ul>
    </section>
  );
}
