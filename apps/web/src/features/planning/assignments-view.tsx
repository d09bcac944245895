import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { type Density, SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useDayOf } from './assignment-words.ts';
import { GivenMark } from './given-mark.tsx';
import { useAssignments } from './planning.queries.ts';
import './planning.css';

const TONES = { planned: 'mute', due: 'gold', late: 'clay', done: 'nile' } as const;
const EMBLEM_SIZE = 48;

function GivenCard({ given }: { readonly given: PlannedAssignment }) {
  const { t } = useTranslation('dashboard');
  const dayOf = useDayOf();
  const fromWords = useFromWords();
  const { id, title, kind, lesson, status, count, answered, from } = given;
  const tone = lesson ? SUBJECT_LOOKS[lesson.subject].tone : 'gold';
  return (
    <li className="given-card" data-status={status} data-tone={tone}>
      <GivenMark lesson={lesson} size={EMBLEM_SIZE} lineWidth={1.2} />
      <h3 className="text-xl">
        <Link to={`/dashboard/student/assignments/${id}`} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-mute">
        <span>{t(`assignments.kind.${kind}`)}</span>
        {lesson && <span>{t('room.duration', { count: lesson.durationMin })}</span>}
        {count !== null && status !== 'done' && <span>{t('assignments.count', { answered, count })}</span>}
        <Badge tone={TONES[status]}>{dayOf(given)}</Badge>
        {status === 'late' && <span>{t('assignments.status.late')}</span>}
        {from !== null && <span>{fromWords(from)}</span>}
      </p>
    </li>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly given: readonly PlannedAssignment[];
}

function Part({ id, title, given }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="given-list">
        {given.map((one) => (
          <GivenCard key={one.id} given={one} />
        ))}
      </ul>
    </section>
  );
}

function Parts({ assignments }: { readonly assignments: readonly PlannedAssignment[] }) {
  const { t } = useTranslation('dashboard');
  const open = assignments.filter(({ status }) => status !== 'done');
  const done = assignments.filter(({ status }) => status === 'done');
  if (assignments.length === 0)
    return (
      <EmptyState
        title={t('assignments.none')}
        text={t('assignments.noneText')}
        actions={<LinkButton to="/dashboard/student/courses">{t('room.courses')}</LinkButton>}
      />
    );
  return (
    <>
      {open.length > 0 ? (
        <Part id="open" title={t('assignments.open')} given={open} />
      ) : (
        <p>{t('assignments.allDone')}</p>
      )}
      {done.length > 0 && <Part id="done" title={t('assignments.done')} given={done} />}
    </>
  );
}

/** What grown-ups gave: open ones soonest first, what is done below. */
export function AssignmentsView({ density }: { readonly density: Density }) {
  const { t } = useTranslation('dashboard');
  const query = useAssignments();
  return (
    <div className="page grid gap-8 pb-16" data-density={density}>
      <PageHeader title={t('assignments.title')} lead={t('assignments.lead')} />
      <Loaded query={query} waiting={<Skeleton className="h-72 w-full" />}>
        {({ assignments }) => <Parts assignments={assignments} />}
      </Loaded>
    </div>
  );
}
