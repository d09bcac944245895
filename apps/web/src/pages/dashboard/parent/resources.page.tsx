import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useParentDashboard } from '../../../features/families/families.queries.ts';
import { GuidesView } from '../../../features/family-rooms/guides-view.tsx';
import { ProgressOwner } from '../../../features/progress/progress-owner.ts';
import { ReadTogether } from '../../../features/progress/read-together.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

function Reading() {
  const { t } = useTranslation('family');
  const query = useParentDashboard();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-48 w-full" />}>
      {({ children: family }) =>
        family.length === 0 ? (
          <p>
            {t('guides.read.nobody')}{' '}
            <Link to="/dashboard/parent/children/add">{t('guides.begin.children.title')}</Link>
          </p>
        ) : (
          <ul className="guides-children">
            {family.map(({ childId, firstName, currentLesson }) => (
              <li key={childId}>
                <h3>{firstName}</h3>
                <ProgressOwner value={{ id: childId, firstName }}>
                  <ReadTogether inHand={currentLesson} />
                </ProgressOwner>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

/** `/dashboard/parent/resources` and `/resources/parents`: guides for parents. */
export function Page() {
  return <GuidesView reading={<Reading />} />;
}
