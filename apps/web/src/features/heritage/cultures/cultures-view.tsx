import type { CultureSummary } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Ornament } from '../../../ui/ornament/ornament.tsx';
import { useEvidenceWords } from '../evidence-words.ts';
import { toneOf } from './culture-tones.ts';
import { TimeLine } from './time-line.tsx';
import './cultures.css';

function CultureRow({ culture }: { readonly culture: CultureSummary }) {
  const { t } = useTranslation('heritage');
  const { name } = useEvidenceWords('9-12')(culture.label);
  return (
    <li data-tone={toneOf(culture.id)} className="culture-row">
      <div>
        <h3>
          <Link to={`/cultures/${culture.id}`} lang={culture.lang}>
            {culture.name}
          </Link>
        </h3>
        <p lang={culture.lang}>{culture.period}</p>
        <EvidenceChip kind={culture.label} label={name} />
        <small>{t('cultures.counts', { ideas: culture.ideas.length, sites: culture.sites })}</small>
      </div>
      <TimeLine ideas={culture.ideas} />
    </li>
  );
}

/** `/cultures`: eight cultures and two companions on one line of time. */
export function CulturesView({ cultures }: { readonly cultures: readonly CultureSummary[] }) {
  const { t } = useTranslation('heritage');
  const shelves = [true, false].map((core) => cultures.filter((culture) => culture.core === core));
  return (
    <div className="cultures page">
      <header className="culture-head">
        <Ornament name="circles" className="culture-ornament" />
        <p className="eyebrow">{t('cultures.eyebrow')}</p>
        <h1 className="max-w-[18ch] text-5xl">{t('cultures.headline')}</h1>
        <p className="max-w-prose text-xl text-mute">{t('cultures.lead')}</p>
      </header>
      {shelves.map((shelf, at) => (
        <section key={at === 0 ? 'core' : 'companions'} className="culture-shelf">
          <h2>{t(at === 0 ? 'cultures.core' : 'cultures.companions')}</h2>
          {at === 1 && <p className="max-w-prose text-mute">{t('cultures.companionsText')}</p>}
          <p className="culture-years" aria-hidden="true">
            <span>{t('cultures.years.first')}</span>
            <span>{t('cultures.years.last')}</span>
          </p>
          <ul>
            {shelf.map((culture) => (
              <CultureRow key={culture.id} culture={culture} />
            ))}
          </ul>
        </section>
      ))}
      <footer className="grid justify-items-start gap-4">
        <p className="max-w-prose font-display text-2xl">{t('cultures.onward')}</p>
        <LinkButton to="/methodology/patterns" size="large">
          {t('cultures.next')}
        </LinkButton>
      </footer>
    </div>
  );
}
