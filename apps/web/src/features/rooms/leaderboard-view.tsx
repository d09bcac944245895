import type { Leaderboard } from '@ori/contracts/progress';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useLeaderboard } from './leaderboard.queries.ts';
import '../../ui/styles/table.css';

/** Why there is no board, and who can turn it on. */
function Off() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('leaderboard.off')}
      text={t('leaderboard.offText')}
      actions={<LinkButton to="/dashboard/progress">{t('leaderboard.own')}</LinkButton>}
    />
  );
}

function Rows({ rows, week }: Pick<Leaderboard, 'rows' | 'week'>) {
  const { t, i18n } = useTranslation('dashboard');
  const from = dayWords(week, i18n.language, 'long');
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption className="sr-only">{t('leaderboard.week', { day: from })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('leaderboard.rank')}</th>
            <th scope="col">{t('leaderboard.name')}</th>
            <th scope="col">{t('leaderboard.days')}</th>
            <th scope="col">{t('leaderboard.reviewed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ childId, rank, firstName, daysPractised, skillsReviewed, isYou }) => (
            <tr key={childId}>
              <td className="font-display text-xl">{rank}</td>
              <th scope="row">
                {firstName} {isYou && <Badge tone="gold">{t('leaderboard.you')}</Badge>}
              </th>
              <td>{daysPractised}</td>
              <td>{skillsReviewed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The family's board of a week: effort alone, never marks; off until a parent turns it on. */
export function LeaderboardView() {
  const { t, i18n } = useTranslation('dashboard');
  const query = useLeaderboard();
  return (
    <div className="page grid gap-8 pb-16" data-density="middle">
      <PageHeader title={t('leaderboard.title')} lead={t('leaderboard.lead')} />
      <Loaded query={query} waiting={<Skeleton className="h-56 w-full" />}>
        {({ isOn, rows, week }) =>
          isOn ? (
            <section className="grid gap-4" aria-labelledby="week">
              <h2 id="week" className="text-2xl">
                {t('leaderboard.week', { day: dayWords(week, i18n.language, 'long') })}
              </h2>
              <Rows rows={rows} week={week} />
              <p className="text-mute">{t('leaderboard.fair')}</p>
            </section>
          ) : (
            <Off />
          )
        }
      </Loaded>
    </div>
  );
}
