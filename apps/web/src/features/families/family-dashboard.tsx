import type { ParentDashboard } from '@ori/contracts/learning';
import { useState } from 'react';
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

/** Says the newest thing a child did since the page was opened, for those who do not see it change. */
function Announced({ data }: { readonly data: ParentDashboard | undefined }) {
  const { t } = useTranslation('dashboard');
  const newest = data?.recentActivity[0];
  const [known, setKnown] = useState<string | null>(null);
  // What stood there when the page was opened is no news.
  if (data && known === null) setKnown(newest?.id ?? '');
  return (
    <p aria-live="polite" className="sr-only">
      {newest && known !== null && newest.id !== known && activityWords(newest, namesOf(data), t)}
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
      <Announced data={dashboard.data} />
      <Loaded query={dashboard} waiting={<Waiting />}>
        {(data) => <FamilyBoard data={data} Evening={Evening} Giving={Giving} FirstWord={FirstWord} />}
      </Loaded>
    </div>
  );
}
