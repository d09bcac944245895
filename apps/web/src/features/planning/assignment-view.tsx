import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { type Density, SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { workPlace } from '../../lib/work-places.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useDayOf } from './assignment-words.ts';
import { useAssignment } from './planning.queries.ts';
import './planning.css';

function Given({ given }: { readonly given: PlannedAssignment }) {
  const { t } = useTranslation('dashboard');
  const dayOf = useDayOf();
  const fromWords = useFromWords();
  const { title, kind, lesson, status, state, count, answered, from } = given;
  const trail = [{ label: t('assignments.title'), to: '/dashboard/student/assignments' }, { label: title }];
  return (
    <>
      <Ornament
        name={lesson ? SUBJECT_LOOKS[lesson.subject].ornament : 'star'}
        className="pointer-events-none absolute -top-16 -right-20 size-96 opacity-25"
      />
      <PageHeader
        eyebrow={`${t(`assignments.kind.${kind}`)} · ${dayOf(given)}`}
        title={title}
        lead={lesson?.summary}
        trail={<Breadcrumbs label={t('trail')} items={trail} />}
      />
      <div className="grid max-w-2xl justify-items-start gap-6">
        <p className="text-lg">{t(`assignments.${status}Text`)}</p>
        {from !== null && (
          <p>
            {fromWords(from)}
            {from.course !== null && (
              <>
                {' · '}
                <Link to={`/dashboard/student/courses/${from.course.id}`}>
                  {t('assignments.fromCourse', { course: from.course.title })}
                </Link>
              </>
            )}
          </p>
        )}
        {count !== null && (
          <div className="w-full">
            <ProgressBar
              label={t('assignments.progress')}
              value={answered}
              max={count}
              valueText={t('assignments.count', { answered, count })}
            />
          </div>
        )}
        <LinkButton to={workPlace(given)} size="large">
          {t(`assignments.openIt.${state}`)}
        </LinkButton>
      </div>
    </>
  );
}

interface ViewProps {
  readonly id: string;
  readonly density: Density;
}

/** One thing that was given: for when, how far it is, and the way to it. */
export function AssignmentView({ id, density }: ViewProps) {
  const { t } = useTranslation('dashboard');
  const query = useAssignment(id);
  return (
    <div className="page relative grid gap-6 overflow-hidden pb-16" data-density={density}>
      {query.data === undefined && <h1 className="sr-only">{t('assignments.title')}</h1>}
      <Loaded query={query} waiting={<Skeleton className="mt-10 h-72 w-full" />}>
        {(given) => <Given given={given} />}
      </Loaded>
    </div>
  );
}
