import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStuck } from './progress.queries.ts';

/** Where a child is stuck, with the way of thinking behind it, and what a grown-up can do about each. */
export function StuckSkills() {
  const { t } = useTranslation('family');
  const query = useStuck();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-60 w-full" />}>
      {({ skills }) =>
        skills.length === 0 ? (
          <p className="text-mute">{t('progress.nothingStuck')}</p>
        ) : (
          <ul className="stuck-skills">
            {skills.map(({ skill, title, subject, misconception, ask, lesson }) => (
              <li key={skill}>
                <p className="text-sm text-mute">{t(`dashboard:subject.${subject}`)}</p>
                <h3 className="text-lg">{title}</h3>
                <p>{misconception ?? t('dashboard:tonight.unnamed')}</p>
                <p className="stuck-ask">{ask ?? t('dashboard:tonight.explain', { title })}</p>
                {lesson && (
                  <p className="text-sm">
                    {t('progress.readTogether')} <Link to={`/lessons/${lesson.id}`}>{lesson.title}</Link>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
