import type { Activity, ParentDashboard } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { activityWords } from './activity-words.ts';
import { useParentDashboard } from './families.queries.ts';
import type { Evening, FirstWord } from './child-panel.tsx';
import { FamilyBoard, type Giving, namesOf } from './family-board.tsx';
import { useFamilyFeed } from './use-family-feed.ts';

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">{t('overlay.loading')}</span>
      <Skeleton className="h-28 w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-[40rem] w-full" />
        <Skeleton className="hidden h-[40rem] w-full lg:block" />
      </div>
    </div>
  );
}

/** Says the newest thing a child did, for those who do not see the page change. */
function Announced({
  newest,
  data,
}: {
  readonly newest: Activity | null;
  readonly data: ParentDashboard | undefined;
}) {
  const { t } = useTranslation('dashboard');
  return (
    <p aria-live="polite" className="sr-only">
      {newest && data && activityWords(newest, namesOf(data), t)}
    </p>
  );
}

interface DashboardProps {
  readonly Evening?: Evening;
  readonly Giving?: Giving;
  readonly FirstWord?: FirstWord;
}

/** The parent's minute (spec §2): who learned what, where it stuck, what to ask tonight; live. */
export function FamilyDashboard({ Evening, Giving, FirstWord }: DashboardProps) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const dashboard = useParentDashboard();
  const newest = useFamilyFeed();
  const hasChildren = (dashboard.data?.activeChildren ?? 0) > 0;
  const actions = (
    <>
      {hasChildren && <LinkButton to="/dashboard/homeschool#log">{t('family.write')}</LinkButton>}
      <LinkButton to="/dashboard/parent/children/add" variant={hasChildren ? 'secondary' : 'primary'}>
        {t('family.add')}
      </LinkButton>
    </>
  );
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('family.title')}
        eyebrow={dayWords(localDay(now), i18n.language, 'long')}
        lead={t('family.lead')}
        actions={actions}
      />
      <Announced newest={newest} data={dashboard.data} />
      <Loaded query={dashboard} waiting={<Waiting />}>
        {(data) => <FamilyBoard data={data} Evening={Evening} Giving={Giving} FirstWord={FirstWord} />}
      </Loaded>
    </div>
  );
}
