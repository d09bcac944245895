import type { MeetingIdea } from '@ori/contracts/meetings';
import { isComparison } from '@ori/core/kim/is-comparison';
import { useTranslation } from 'react-i18next';
import { HowSure } from '../../../features/heritage/how-sure.tsx';

function Row({ idea, at }: { readonly idea: MeetingIdea; readonly at: number }) {
  const { t } = useTranslation(['meetings', 'lesson']);
  const { lang, place } = idea;
  return (
    <li id={idea.id} className="map-idea">
      <span className="map-number" aria-hidden="true">
        {at + 1}
      </span>
      <div className="map-idea-words">
        <h3 lang={lang}>{idea.ancestralConcept}</h3>
        <p className="text-mute" lang={lang}>
          {idea.modernConcept}
        </p>
        <p lang={lang}>{idea.connection}</p>
        {isComparison(idea.relation) && <p className="font-bold">{t('lesson:kim.comparison')}</p>}
      </div>
      <dl>
        <div>
          <dt>{t('meetings:table.when')}</dt>
          <dd lang={lang}>{idea.date}</dd>
        </div>
        <div>
          <dt>{t('meetings:table.where')}</dt>
          <dd>
            {idea.cultureName}
            <small {...(place?.name && { lang: 'en' })}>{place?.name ?? t('meetings:table.heartland')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('meetings:table.sure')}</dt>
          <dd>
            {t(`lesson:kim.relation.${idea.relation}`)}
            <HowSure label={idea.label} sources={idea.sources} lang="en" />
            {idea.review === 'in-review' && <small>{t('meetings:table.inReview')}</small>}
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** A pattern's ideas with their numbers, years and places, and how sure we are. */
export function IdeaTable({ ideas }: { readonly ideas: readonly MeetingIdea[] }) {
  const { t } = useTranslation('meetings');
  return (
    <section aria-labelledby="map-ideas" className="map-part">
      <h2 id="map-ideas">{t('table.title')}</h2>
      <ol className="map-ideas">
        {ideas.map((idea, at) => (
          <Row key={idea.id} idea={idea} at={at} />
        ))}
      </ol>
    </section>
  );
}
