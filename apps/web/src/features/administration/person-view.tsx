import type { AdminPerson } from '@ori/contracts/administration';
import type { LookReason } from '@ori/contracts/administration-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Note } from '../../ui/note.tsx';
import { AdminPart } from './admin-part.tsx';
import { PersonActs } from './person-acts.tsx';
import { useFigures } from './use-figures.ts';

type Props = { readonly person: AdminPerson };
interface OpenedProps extends Props {
  /** Why they were opened; what is done to them is done for the same. */
  readonly reason: LookReason | null;
}

const personPlace = (id: string, role: string): string =>
  `?${new URLSearchParams({ person: id, ...(role === 'student' && { learner: '1' }) })}`;

type FactLines = readonly (readonly [string, string])[];

/** How somebody comes in. */
function useSignInFacts({ person: { sacredId, email, signIn } }: Props): FactLines {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  const none = t('person.none');
  const ways = (['hasPin', 'hasPassword', 'hasGoogle'] as const).filter((way) => signIn[way]);
  const unconfirmed = signIn.isEmailConfirmed ? '' : ` (${t('person.unconfirmed')})`;
  return [
    ['sacredId', sacredId ?? none],
    ['email', email ? `${email}${unconfirmed}` : none],
    ['ways', ways.map((way) => t(`person.way.${way}`)).join(', ') || none],
    ['lastSeen', signIn.lastSeenAt ? moment(signIn.lastSeenAt) : t('person.notSeen')],
  ];
}

/** Who somebody is. */
function usePersonFacts({ person }: Props): FactLines {
  const { t } = useTranslation('administration');
  const { day, language } = useFigures();
  const { ageGroup, gradeLevel, plan, locale, timeZone, joinedAt } = person;
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  return [
    ...(ageGroup ? [['ageGroup', t(`age.${ageGroup}`)] as const] : []),
    ...(gradeLevel === null ? [] : [['grade', String(gradeLevel)] as const]),
    ...(plan ? [['plan', t(`pricing:plan.${plan}.name`)] as const] : []),
    ['language', `${languages.of(locale) ?? locale} · ${timeZone}`],
    ['joined', day(joinedAt)],
  ];
}

function Facts({ person }: Props) {
  const { t } = useTranslation('administration');
  const signIn = useSignInFacts({ person });
  const facts = [...signIn, ...usePersonFacts({ person })];
  return (
    <dl className="admin-lines">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`person.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Family({ person: { family, teachers } }: Props) {
  const { t } = useTranslation('administration');
  const all = [...family, ...teachers.map((teacher) => ({ ...teacher, role: 'teacher' as const }))];
  return (
    <AdminPart title={t('person.family')}>
      {all.length === 0 ? (
        <p className="text-mute">{t('person.alone')}</p>
      ) : (
        <ul className="admin-list">
          {all.map(({ id, name, role }) => (
            <li key={id}>
              <Link to={personPlace(id, role)}>{name || t('people.nameless')}</Link>{' '}
              {t(`role.${role}`, { count: 1 })}
            </li>
          ))}
        </ul>
      )}
    </AdminPart>
  );
}

function Devices({ person: { devices } }: Props) {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  return (
    <AdminPart title={t('person.devices')}>
      {devices.length === 0 ? (
        <p className="text-mute">{t('person.noDevices')}</p>
      ) : (
        <ul className="admin-list">
          {devices.map(({ id, label, lastSeenAt }) => (
            <li key={id}>
              {label || t('person.device')} <small>{t('person.seen', { when: moment(lastSeenAt) })}</small>
            </li>
          ))}
        </ul>
      )}
    </AdminPart>
  );
}

/** A person: who they are, how they come in, who belongs to them, and what can be done for them. */
export function PersonView({ person, reason }: OpenedProps) {
  const { t } = useTranslation('administration');
  const { day } = useFigures();
  const { name, role, state, signIn, vanishesAt } = person;
  return (
    <article className="grid gap-8">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-3xl">{name || t('people.nameless')}</h2>
        <Badge tone="nile">{t(`role.${role}`, { count: 1 })}</Badge>
        {state !== 'active' && <Badge tone="clay">{t(`state.${state}`)}</Badge>}
        {signIn.isLocked && <Badge tone="gold">{t('person.locked')}</Badge>}
      </header>
      {vanishesAt && <Note tone="clay">{t('person.vanishes', { day: day(vanishesAt) })}</Note>}
      <div className="admin-pair">
        <Facts person={person} />
        <PersonActs person={person} reason={reason} />
      </div>
      <div className="admin-pair">
        <Family person={person} />
        <Devices person={person} />
      </div>
    </article>
  );
}
