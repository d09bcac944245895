import type { ListedPerson } from '@ori/contracts/administration';
import type { LookReason } from '@ori/contracts/administration-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { MorePages } from '../../lib/more-pages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type PeopleAsked, usePeople } from './administration.queries.ts';
import { useFigures } from './use-figures.ts';

/** The address that opens somebody, with what was asked for kept; who is a learner asks for a reason there. */
function placeOf(
  { id, role }: Pick<ListedPerson, 'id' | 'role'>,
  { q, role: asked, state }: PeopleAsked,
): string {
  const kept = { ...(q && { q }), ...(asked && { role: asked }), ...(state && { state }) };
  return `?${new URLSearchParams({ ...kept, person: id, ...(role === 'student' && { learner: '1' }) })}`;
}

function Row({ person, asked }: { readonly person: ListedPerson; readonly asked: PeopleAsked }) {
  const { t } = useTranslation('administration');
  const { day } = useFigures();
  const { name, sacredId, email, role, state, joinedAt } = person;
  return (
    <tr>
      <th scope="row">
        <Link to={placeOf(person, asked)}>{name || sacredId || email || t('people.nameless')}</Link>
        <small>{[sacredId, email].filter(Boolean).join(' · ')}</small>
      </th>
      <td>{t(`role.${role}`, { count: 1 })}</td>
      <td>
        {state === 'active' ? (
          t('state.active')
        ) : (
          <Badge tone={state === 'deleted' ? 'danger' : 'clay'}>{t(`state.${state}`)}</Badge>
        )}
      </td>
      <td>
        <span className="admin-label">{t('people.joined')} </span>
        {day(joinedAt)}
      </td>
    </tr>
  );
}

interface PeopleListProps {
  readonly asked: PeopleAsked;
  readonly reason: LookReason | null;
}

/** People of the installation, the newest first. */
export function PeopleList({ asked, reason }: PeopleListProps) {
  const { t } = useTranslation('administration');
  const people = usePeople(asked, reason);
  return (
    <Loaded query={people} waiting={<Skeleton className="h-96 w-full" />}>
      {({ pages }) => {
        const all = pages.flatMap((page) => page.people);
        if (all.length === 0) return <p className="text-mute">{t('people.none')}</p>;
        return (
          <div className="grid gap-4">
            <table className="data-table admin-people">
              <caption className="sr-only">{t('people.title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('people.name')}</th>
                  <th scope="col">{t('people.role')}</th>
                  <th scope="col">{t('people.state')}</th>
                  <th scope="col">{t('people.joined')}</th>
                </tr>
              </thead>
              <tbody>
                {all.map((person) => (
                  <Row key={person.id} person={person} asked={asked} />
                ))}
              </tbody>
            </table>
            <p className="text-mute" role="status">
              {t('people.shown', { count: all.length })}
            </p>
            <MorePages query={people} label={t('people.more')} className="justify-self-start" />
          </div>
        );
      }}
    </Loaded>
  );
}
