import type { PlacementRun } from '@ori/contracts/placement';
import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Note } from '../../ui/note.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';

interface ChoiceProps {
  readonly placements: readonly PlacementRun[];
  readonly isYoung: boolean;
  readonly busy: boolean;
  readonly onSubject: (subject: Subject) => void;
  /** Shows the result of a walk that is over. */
  readonly onRun: (run: PlacementRun) => void;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

type SubjectProps = Omit<ChoiceProps, 'isYoung' | 'placements'> & {
  readonly subject: Subject;
  readonly run: PlacementRun | undefined;
};

function SubjectChoice({ subject, run, busy, onSubject, onRun, aloud }: SubjectProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const name = t(`subject.${subject}`);
  const isOver = run !== undefined && run.state !== 'open';
  const endedOn = run?.endedAt ? dayWords(localDay(new Date(run.endedAt)), i18n.language, 'date') : '';
  const words = run === undefined ? 'placement.begin' : isOver ? 'placement.again' : 'placement.resume';
  return (
    <li className="placement-subject" data-tone={tone}>
      <button type="button" disabled={busy} onClick={() => onSubject(subject)}>
        <Emblem shape={emblem} size={72} className="placement-emblem" />
        <b>{name}</b>
        <span>{t(`dashboard:${words}`)}</span>
      </button>
      {aloud?.(name)}
      {isOver && (
        <button type="button" className="placement-last" onClick={() => onRun(run)}>
          {t('placement.last', { day: endedOn })}
        </button>
      )}
    </li>
  );
}

/** What a walk is, and the subjects to choose from; an open one is taken up again. */
export function PlacementChoice({ placements, isYoung, ...choice }: ChoiceProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-8 py-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">{t('placement.title')}</h1>
        <p className="max-w-prose text-lg text-mute">
          {t(isYoung ? 'placement.leadYoung' : 'placement.lead')}
        </p>
      </header>
      {isYoung && <Note tone="lapis">{t('placement.beside')}</Note>}
      <ul className="placement-subjects">
        {SUBJECTS.map((subject) => (
          <SubjectChoice
            key={subject}
            {...choice}
            subject={subject}
            run={placements.find((run) => run.subject === subject)}
          />
        ))}
      </ul>
    </section>
  );
}
