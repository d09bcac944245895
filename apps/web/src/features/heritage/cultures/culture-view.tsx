import type { CultureAnswer, SiteSummary } from '@ori/contracts/heritage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useEvidenceWords } from '../evidence-words.ts';
import { HowSure } from '../how-sure.tsx';
import { toneOf } from './culture-tones.ts';
import { IdeaCard } from './idea-card.tsx';
import { TimeLine } from './time-line.tsx';
import { middleYear } from './years.ts';
import './cultures.css';

function Facts({ culture }: Pick<CultureAnswer, 'culture'>) {
  const { t } = useTranslation('heritage');
  const rows = [
    [t('cultures.when'), culture.period],
    [t('cultures.where'), culture.region],
    [t('cultures.today'), culture.livingCommunities],
  ] as const;
  return (
    <dl className="culture-facts">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={culture.lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PlacesProps {
  readonly sites: readonly SiteSummary[];
  /** The world with these places on it. */
  readonly map: ReactNode;
}

function Places({ sites, map }: PlacesProps) {
  const { t } = useTranslation('heritage');
  const { name } = useEvidenceWords('9-12')('record');
  if (sites.length === 0) return null;
  return (
    <section className="culture-shelf">
      <h2>{t('cultures.places')}</h2>
      <p>
        <EvidenceChip kind="record" label={name} />
      </p>
      {map}
      <ul className="culture-places">
        {sites.map((site) => (
          <li key={site.id}>
            <Link to={`/sites/${site.id}`}>{site.name}</Link>
            <small>{site.dateBuilt}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CultureViewProps {
  readonly answer: CultureAnswer;
  /** The world with its places on it. */
  readonly map: ReactNode;
}

/** `/cultures/:id`: what we teach of a culture, each idea with its date, its label and its sources. */
export function CultureView({ answer, map }: CultureViewProps) {
  const { t } = useTranslation('heritage');
  const { culture, mappings, sites, lessons } = answer;
  const ideas = mappings.toSorted((a, b) => (middleYear(a) ?? Infinity) - (middleYear(b) ?? Infinity));
  const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.title ?? null;
  return (
    <div className="cultures page" data-tone={toneOf(culture.id)}>
      <header className="culture-head">
        <p className="eyebrow">
          <Link to="/cultures">{t('cultures.title')}</Link>
        </p>
        <h1 className="max-w-[18ch] text-5xl" lang={culture.lang}>
          {culture.name}
        </h1>
        <p className="max-w-prose text-xl text-mute" lang={culture.lang}>
          {culture.why}
        </p>
        <TimeLine ideas={ideas} />
        <p className="culture-years" aria-hidden="true">
          <span>{t('cultures.years.first')}</span>
          <span>{t('cultures.years.last')}</span>
        </p>
        <Facts culture={culture} />
        <HowSure label={culture.label} sources={culture.sources} lang="en" band="9-12" />
      </header>
      <section className="culture-shelf">
        <h2>{t('cultures.ideas', { count: ideas.length })}</h2>
        <div className="idea-cards">
          {ideas.map((idea) => (
            <IdeaCard key={idea.id} idea={idea} titleOf={titleOf} />
          ))}
        </div>
      </section>
      <Places sites={sites} map={map} />
      <footer className="grid justify-items-start gap-4">
        <p className="max-w-prose font-display text-2xl">{t('cultures.doubt')}</p>
        <LinkButton to={`/methodology?culture=${culture.id}`} size="large">
          {t('cultures.ledger')}
        </LinkButton>
        <Link to="/methodology/map">{t('cultures.map')}</Link>
      </footer>
    </div>
  );
}
