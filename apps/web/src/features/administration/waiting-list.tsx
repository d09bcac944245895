import type { Overview } from '@ori/contracts/administration';
import type { WaitingKind } from '@ori/contracts/administration-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agoWords } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { AdminPart } from './admin-part.tsx';
import { useFigures } from './use-figures.ts';

/** Where each kind is looked after. */
const PLACES: Readonly<Record<WaitingKind, string>> = {
  safety: '/admin/security',
  letters: '#letters',
  wrong: '/admin/security',
  backup: '#house',
  'failed-jobs': '#jobs',
  'failed-mail': '#given-up',
  'past-due': '/admin/users?state=past-due',
  faults: '/admin/config#faults',
};

function Jobs({ of: { failedJobs } }: { readonly of: Overview }) {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  if (failedJobs.length === 0) return null;
  return (
    <div id="jobs" className="admin-aside">
      <h3>{t('overview.jobs')}</h3>
      <ul>
        {failedJobs.map(({ job, since, times }) => (
          <li key={job}>
            <code>{job}</code> {t('overview.jobFailed', { count: times, since: moment(since) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What waits for a person, the most pressing first; each line leads where it is looked after. */
export function WaitingList({ of }: { readonly of: Overview }) {
  const { t } = useTranslation('administration');
  const { language, number } = useFigures();
  const now = useNow();
  return (
    <AdminPart title={t('overview.waiting')}>
      {of.waiting.length === 0 ? (
        <p className="admin-calm">{t('overview.nothing')}</p>
      ) : (
        <ul className="admin-waiting">
          {of.waiting.map(({ kind, count, oldest }) => (
            <li key={kind} data-kind={kind}>
              <Link to={PLACES[kind]}>
                <b>{number(count)}</b>
                <span>
                  {t(`waiting.${kind}`, { count })}
                  {oldest && <small>{t('overview.oldest', { when: agoWords(oldest, now, language) })}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Jobs of={of} />
    </AdminPart>
  );
}
