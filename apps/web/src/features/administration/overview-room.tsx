import type { Overview } from '@ori/contracts/administration';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminPart, Tally } from './admin-part.tsx';
import { AlarmsPart } from './alarms-part.tsx';
import { useOverview } from './administration.queries.ts';
import { GivenUpPart } from './given-up-part.tsx';
import { GuessingAlarm } from './guessing-alarm.tsx';
import { LettersPart } from './letters-part.tsx';
import { ToDo } from './to-do.tsx';
import { useFigures } from './use-figures.ts';
import { WaitingList } from './waiting-list.tsx';

type Part = { readonly of: Overview };

function People({ of: { people, families } }: Part) {
  const { t } = useTranslation('administration');
  const { number } = useFigures();
  const fresh = (count: number) => (count > 0 ? t('overview.isNew', { count }) : null);
  const figures = [
    {
      id: 'family',
      value: number(families.all),
      name: t('overview.families', { count: families.all }),
      note: fresh(families.isNew),
    },
    ...people.map(({ role, all, isNew }) => ({
      id: role,
      value: number(all),
      name: t(`role.${role}`, { count: all }),
      note: fresh(isNew),
    })),
  ];
  return (
    <AdminPart title={t('overview.people')}>
      <Tally figures={figures} />
      <p>
        <Link to="/admin/users">{t('overview.toPeople')}</Link>
      </p>
    </AdminPart>
  );
}

function Learning({ of: { learnt, learntBefore } }: Part) {
  const { t } = useTranslation('administration');
  const { number } = useFigures();
  const figures = (['learners', 'minutes', 'answers', 'lessons', 'mastered'] as const).map((id) => ({
    id,
    value: number(learnt[id]),
    name: t(`measure.${id}`),
    note: t('overview.before', { value: number(learntBefore[id]) }),
  }));
  return (
    <AdminPart title={t('overview.learning')} lead={t('overview.learningLead')}>
      <Tally figures={figures} />
      <p>
        <Link to="/admin/reports">{t('overview.toReports')}</Link>
      </p>
    </AdminPart>
  );
}

function House({ of: { house } }: Part) {
  const { t } = useTranslation('administration');
  const { size, moment } = useFigures();
  const { disk, backup } = house;
  const lines = [
    ['version', house.version || t('overview.house.untold')],
    ['content', house.contentVersion.slice(0, 12)],
    ['schema', house.schema],
    ['started', moment(house.startedAt)],
    ['database', size(house.databaseBytes)],
    [
      'disk',
      disk
        ? t('overview.house.free', { free: size(disk.free), all: size(disk.all) })
        : t('overview.house.untold'),
    ],
    [
      'backup',
      backup
        ? t('overview.house.backedUp', { when: moment(backup.madeAt), size: size(backup.bytes) })
        : t('overview.house.noBackup'),
    ],
  ] as const;
  return (
    <AdminPart title={t('overview.house.title')} id="house">
      <dl className="admin-lines">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`overview.house.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-mute">{t('overview.house.backupLead')}</p>
      <p>
        <Link to="/admin/config">{t('overview.toConfig')}</Link>
      </p>
    </AdminPart>
  );
}

/** Is everything well? What waits for a person first, then people, learning, and the house itself. */
export function OverviewRoom() {
  const { t } = useTranslation('administration');
  const overview = useOverview();
  return (
    <AdminFrame title={t('overview.title')} lead={t('overview.lead')}>
      <Loaded query={overview} waiting={<Skeleton className="h-96 w-full" />}>
        {(of) => (
          <>
            <AlarmsPart of={of} />
            <GuessingAlarm of={of} />
            <WaitingList of={of} />
            <ToDo />
            <LettersPart />
            <GivenUpPart />
            <div className="admin-pair">
              <People of={of} />
              <Learning of={of} />
            </div>
            <House of={of} />
          </>
        )}
      </Loaded>
    </AdminFrame>
  );
}
