import type { RoomChild } from '@ori/contracts/classroom';
import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useDueWords } from './due-words.ts';

const STATUSES = ['late', 'due', 'planned', 'done'] as const;

/** What was given, as beads on a thread: filled where it is done, in its colour where it waits. */
function Beads({ given }: { readonly given: readonly PlannedAssignment[] }) {
  const { t } = useTranslation('classroom');
  const counted = STATUSES.map((status) => ({
    status,
    count: given.filter((each) => each.status === status).length,
  })).filter(({ count }) => count > 0);
  if (counted.length === 0) return <p className="text-sm text-mute">{t('child.nothing')}</p>;
  return (
    <>
      <span className="beads" aria-hidden="true">
        {given.map(({ id, status }) => (
          <i key={id} data-status={status} />
        ))}
      </span>
      <p className="text-sm">
        {counted.map(({ status, count }) => t(`child.count.${status}`, { count })).join(' · ')}
      </p>
    </>
  );
}

function Given({ given }: { readonly given: readonly PlannedAssignment[] }) {
  const { t } = useTranslation('classroom');
  const dueWords = useDueWords();
  return (
    <Disclosure summary={t('child.given')}>
      <ul className="child-given">
        {given.map((each) => (
          <li key={each.id} data-status={each.status}>
            {each.title} <small>{dueWords(each)}</small>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What waits for the teacher: words nobody read, and syntheses to score. */
function Waiting({ child: { unread, syntheses } }: { readonly child: RoomChild }) {
  const { t } = useTranslation('classroom');
  if (unread === 0 && (syntheses ?? 0) === 0) return null;
  return (
    <p className="child-waits">
      {unread > 0 && <Link to="/dashboard/messages">{t('child.unread', { count: unread })}</Link>}
      {syntheses !== null && syntheses > 0 && (
        <Link to="/methodology/synthesis#write">{t('child.syntheses', { count: syntheses })}</Link>
      )}
    </p>
  );
}

/** One child: what is due and what was done, as far as the parents opened it, and what waits. */
export function ChildLine({ child }: { readonly child: RoomChild }) {
  const { t } = useTranslation('classroom');
  const { name, given } = child;
  return (
    <li className="child-line">
      <h3>{name}</h3>
      {given === null ? <p className="text-sm text-mute">{t('child.closed')}</p> : <Beads given={given} />}
      <Waiting child={child} />
      {given !== null && given.length > 0 && <Given given={given} />}
    </li>
  );
}
