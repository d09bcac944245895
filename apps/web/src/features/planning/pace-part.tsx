import type { Schedule } from '@ori/contracts/planning';
import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { changePace } from '@ori/core/planning/change-pace';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFailureWords } from '../../lib/failure-words.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { useToasts } from '../../lib/toasts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import type { PlanChild } from './plan-owner.ts';
import { useSetTimetableOf } from './planning.queries.ts';

interface PaceProps {
  readonly child: PlanChild;
  readonly schedule: Schedule;
}

interface SubjectProps extends PaceProps {
  readonly subject: Subject;
}

/** How many days a week a subject stands on, and one more or less of them. */
function SubjectPace({ child, schedule: { timetable }, subject }: SubjectProps) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const save = useSetTimetableOf();
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const name = t(`dashboard:subject.${subject}`);
  const own = timetable.filter((slot) => slot.subject === subject);
  const minutes = own.reduce((sum, slot) => sum + slot.minutes, 0);
  const [more, less] = [changePace(timetable, subject, 1), changePace(timetable, subject, -1)];
  const onError = (error: Error) => void toasts.show({ type: 'error', title: wordsOf(error) });
  const set = (slots: ReturnType<typeof changePace>) => {
    if (slots !== null && !save.isPending)
      save.mutate({ childId: child.id, slots, before: timetable }, { onError });
  };
  return (
    <li data-tone={tone}>
      <Emblem shape={emblem} size={22} />
      <span aria-live="polite">
        {name}
        <small>
          {t('pace.days', { count: own.length })} · {t('minutes', { count: minutes })}
        </small>
      </span>
      <IconButton
        label={t('pace.less', { name, child: child.firstName })}
        icon={<Minus size={18} aria-hidden="true" />}
        disabled={less === null}
        onClick={() => set(less)}
      />
      <IconButton
        label={t('pace.more', { name, child: child.firstName })}
        icon={<Plus size={18} aria-hidden="true" />}
        disabled={more === null}
        onClick={() => set(more)}
      />
    </li>
  );
}

/** The pace: days a week for each subject. Every course’s end follows it at once. */
export function PacePart({ child, schedule }: PaceProps) {
  const { t } = useTranslation('planning');
  return (
    <div className="grid gap-3">
      <p className="text-mute">{t('pace.text')}</p>
      <ul className="pace">
        {SUBJECTS.map((subject) => (
          <SubjectPace key={subject} child={child} schedule={schedule} subject={subject} />
        ))}
      </ul>
      <p>
        <Link to={`/dashboard/parent/schedule?child=${child.id}`}>{t('pace.timetable')}</Link>
      </p>
    </div>
  );
}
