import type { LearningPath } from '@ori/contracts/learning-path';
import { type Band, STAGES } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StarMap } from './star-map.tsx';
import { WayList } from './step-list.tsx';

/** The curriculum page that tells of a band. */
function stageOf(band: Band): string {
  const stages = Object.entries(STAGES) as [string, readonly Band[]][];
  return stages.find(([, bands]) => bands.includes(band))?.[0] ?? '';
}

/** How long the way is, how a placement shortens it, and the courses it runs through. */
function WayFacts({ path }: { readonly path: LearningPath }) {
  const { t } = useTranslation('demo');
  const { steps, placement, courses, ageTitle } = path;
  const lessons = new Set(steps.flatMap(({ lesson }) => lesson?.id ?? [])).size;
  const earlier = steps.filter((step) => step.earlier).length;
  return (
    <div className="lp-facts">
      <p>
        {t('paths.count', {
          skills: t('paths.skills', { count: steps.length }),
          lessons: t('paths.lessons', { count: lessons }),
        })}{' '}
        {earlier === 0
          ? t('paths.noneEarlier', { age: ageTitle })
          : t('paths.someEarlier', { count: earlier, age: ageTitle })}
      </p>
      {placement.spared > 0 && (
        <p className="lp-placement">
          {t('paths.placement', {
            asked: placement.asked,
            spared: placement.spared,
            left: steps.length - placement.spared,
          })}
        </p>
      )}
      {courses.length > 0 && (
        <p>
          {t('paths.courses')}{' '}
          {courses.map(({ id, title, band, skills }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <Link to={`/curriculum/${stageOf(band)}#${id}`}>{title}</Link> ({skills})
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** One way: the picture and the list. */
export function WayView({ path }: { readonly path: LearningPath }) {
  return (
    <>
      <WayFacts path={path} />
      <div className="lp-way">
        <StarMap steps={path.steps} goal={path.goal.id} />
        <WayList steps={path.steps} />
      </div>
    </>
  );
}
