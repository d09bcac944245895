import type { Interactive, Lesson } from '@ori/contracts/content';
import { usualTeachingOf } from '@ori/core/teaching/usual-teaching';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { RubricTable } from '../../features/kim/rubric-table.tsx';
import { PredictPart } from '../../features/learning/lesson/predict-part.tsx';
import { HourFilters } from '../../features/teacher/hour-filters.tsx';
import { type HourPlace, hourPlaceOf, searchOf } from '../../features/teacher/hour-place.ts';
import { LabelsWall } from '../../features/teacher/labels-wall.tsx';
import { MisreadingsPart } from '../../features/teacher/misreadings-part.tsx';
import { Openers } from '../../features/teacher/openers.tsx';
import { Station } from '../../features/teacher/station.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PaperPart } from './teachers/paper-part.tsx';
import '../../features/kim/synthesis.css';
import '../../features/teacher/hour.css';
import '../../features/teacher/labels-wall.css';
import '../../features/teacher/misreadings.css';
import '../../features/teacher/wall.css';
import '@ori/labs/labs.css';

const figureOf = (interactive: Interactive, lang: Lesson['locale']) => (
  <PredictPart interactive={interactive} lang={lang} name="wall" />
);

function After() {
  const { t } = useTranslation('teacher');
  return (
    <>
      <RubricTable />
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/teacher-training?part=scoring-a-synthesis" variant="secondary">
          {t('hour.after.practise')}
        </LinkButton>
        <LinkButton to="/demo/teaching-methods" variant="secondary">
          {t('hour.after.methods')}
        </LinkButton>
      </p>
    </>
  );
}

/** `/resources/teachers`: one hour from its first question to its score, and what there is for each stretch of it. */
export function Page() {
  const { t } = useTranslation('teacher');
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const place = hourPlaceOf(search, usualTeachingOf(user?.preferences ?? {}));
  const go = (next: HourPlace) =>
    setSearch(searchOf(search, next), { replace: true, preventScrollReset: true });
  return (
    <div className="page hour pb-16">
      <PageHeader title={t('hour.title')} lead={t('hour.lead')} />
      <HourFilters place={place} onChange={go} />
      <ol className="hour-line">
        <Station name="guess">
          <Openers key={`${place.subject}/${place.band}`} place={place} figure={figureOf} />
        </Station>
        <Station name="paper">
          <PaperPart place={place} />
        </Station>
        <Station name="thinking">
          <MisreadingsPart place={place} />
        </Station>
        <Station name="sure">
          <LabelsWall />
        </Station>
        <Station name="after">
          <After />
        </Station>
      </ol>
      <p className="hour-end">
        {t('hour.usual')} <Link to="/teacher-customization">{t('choices.title')}</Link>
      </p>
    </div>
  );
}
