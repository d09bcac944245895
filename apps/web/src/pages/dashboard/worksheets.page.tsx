import type { AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { densityFor } from '../../features/rooms/room-settings.ts';
import { ReadyShelves } from '../../features/worksheets/ready/ready-shelves.tsx';
import { GivenList } from '../../features/worksheets/shelf/given-list.tsx';
import { ShelfList } from '../../features/worksheets/shelf/shelf-list.tsx';
import { WaysToPaper } from '../../features/worksheets/shelf/ways-to-paper.tsx';
import { useReady } from '../../features/worksheets/worksheets.queries.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import '../../features/worksheets/worksheets.css';
import '../../features/worksheets/shelf/shelf.css';

function LearnerPaper({ ageGroup }: { readonly ageGroup: AgeGroup }) {
  const { t } = useTranslation('worksheets');
  const ready = useReady(BAND_OF_AGE[ageGroup]);
  return (
    <div className="page pb-16" data-density={densityFor(ageGroup)}>
      <PageHeader title={t('own.title')} lead={t('own.lead')} actions={<WaysToPaper makes={false} />} />
      <div className="grid grid-cols-1 gap-12">
        <section className="given-children" aria-labelledby="given">
          <h2 id="given">{t('own.given')}</h2>
          <GivenList childId={null} empty={t('own.none')} />
        </section>
        <section className="given-children" aria-labelledby="ready">
          <h2 id="ready">{t('own.ready')}</h2>
          <Loaded query={ready} waiting={<Skeleton className="h-64 w-full" />}>
            {({ subjects }) => <ReadyShelves subjects={subjects} />}
          </Loaded>
        </section>
      </div>
    </div>
  );
}

/** `/dashboard/worksheets`: a learner's own sheets, or those a teacher keeps; parents have a page of their own. */
export function Page() {
  const { t } = useTranslation('worksheets');
  const { user } = useSession();
  if (!user) return null;
  if (user.role === 'parent') return <Navigate to="/homeschool/worksheets" replace />;
  if (user.role === 'student') return <LearnerPaper ageGroup={user.ageGroup ?? 'middle'} />;
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('teacher.title')}
        lead={t('teacher.lead')}
        actions={<WaysToPaper makes={user.role === 'teacher'} />}
      />
      <ShelfList />
    </div>
  );
}
