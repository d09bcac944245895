import type { SiteAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HowSure } from '../../features/heritage/how-sure.tsx';
import { SourceList } from '../../features/heritage/source-list.tsx';
import { LabStage } from '../../features/labs/lab-stage.tsx';
import { AlignmentCard } from '../../features/sky/alignment-card.tsx';
import { MeasuredList } from '../../features/sky/measured-list.tsx';
import { NotClaimed } from '../../features/sky/not-claimed.tsx';
import { skyPlaceOf } from '../../features/sky/sky-place.ts';
import { furtherStudies, sourcesOf } from '../../features/sky/sources-of.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export interface SiteBodyProps {
  readonly answer: SiteAnswer;
}

function Directions({ answer: { site, method } }: SiteBodyProps) {
  const { t } = useTranslation('sky');
  return (
    <section className="site-part" aria-labelledby="directions">
      <h2 id="directions">{t('site.directions')}</h2>
      {site.astronomicalAlignments.length === 0 && <p>{t('site.noDirections')}</p>}
      {site.astronomicalAlignments.map((alignment) => (
        <AlignmentCard
          key={alignment.claimId}
          alignment={alignment}
          latitudeDeg={site.lat}
          lang={site.lang}
          evidence={<HowSure {...alignment} lang={site.lang} />}
        />
      ))}
      {site.astronomicalAlignments.length > 0 && (
        <details className="site-method">
          <summary>{t('site.method')}</summary>
          <p>{t('site.methodError')}</p>
          <p lang={site.lang}>{method}</p>
        </details>
      )}
    </section>
  );
}

function Sound({ answer: { site } }: SiteBodyProps) {
  const { t } = useTranslation('sky');
  if (!site.acoustics) return null;
  return (
    <section className="site-part" aria-labelledby="sound">
      <h2 id="sound">{t('site.sound')}</h2>
      <p lang={site.lang}>{site.acoustics.text}</p>
      <HowSure {...site.acoustics} lang={site.lang} />
    </section>
  );
}

function Studies({ answer: { site } }: SiteBodyProps) {
  const { t } = useTranslation('sky');
  const cited = sourcesOf(site);
  const further = furtherStudies(site.modernStudies, cited);
  return (
    <section className="site-part" aria-labelledby="studies">
      <h2 id="studies">{t('site.studies')}</h2>
      <SourceList sources={cited} lang={site.lang} />
      {further && <p lang={site.lang}>{t('site.further', { studies: further })}</p>}
    </section>
  );
}

function Lessons({ answer: { lessons } }: SiteBodyProps) {
  const { t } = useTranslation('sky');
  if (lessons.length === 0) return null;
  return (
    <section className="site-part" aria-labelledby="lessons">
      <h2 id="lessons">{t('site.lessons')}</h2>
      <ul className="site-lessons">
        {lessons.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={`/lessons/${id}`}>{title}</Link>
            <p className="text-mute">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PACIFIC = 'polynesia';

/** Everything below the head of a site's page. */
export function SiteBody({ answer }: SiteBodyProps) {
  const { t } = useTranslation('sky');
  const { site } = answer;
  return (
    <>
      <MeasuredList
        site={site}
        evidence={site.geometricFeatures.map((feature) => (
          <HowSure key={feature.claimId} {...feature} lang={site.lang} />
        ))}
      />
      <Directions answer={answer} />
      <Sound answer={answer} />
      <NotClaimed site={site} />
      <LabStage
        id="sky"
        lab={{
          name: 'sky-desk',
          props: { places: [skyPlaceOf(site)] },
          label: t('desk.label', { place: site.name }),
        }}
        title={t('desk.title', { place: site.name })}
        lead={t('desk.lead')}
        model={<p>{t('desk.model')}</p>}
      />
      {site.culture === PACIFIC && (
        <LabStage
          id="compass"
          lab={{
            name: 'star-compass',
            props: { latitudeDeg: Math.round(site.lat * 2) / 2, year: 2026 },
            label: t('compass.label'),
          }}
          title={t('compass.title')}
          lead={t('compass.lead')}
          model={<p>{t('compass.model')}</p>}
        />
      )}
      <Studies answer={answer} />
      <Lessons answer={answer} />
      <p className="no-print">
        <LinkButton to="/sites" variant="secondary">
          {t('site.all')}
        </LinkButton>
      </p>
    </>
  );
}
