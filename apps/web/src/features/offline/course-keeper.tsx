import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { dropCourse, keepCourse, type KeptCourse, keptCourses } from '../../offline/kept-courses.ts';
import { canKeep } from '../../offline/kept-on-device.ts';

type Cell = CurriculumOverview['cells'][number];
type Step = { readonly done: number; readonly all: number } | 'failed' | 'kept' | null;

const idOf = ({ subject, band }: Cell): string => `${subject}-${band.toLowerCase()}`;

/** What is kept here, and a way to read it again after a change. */
function useCourses() {
  const [courses, setCourses] = useState<readonly KeptCourse[]>([]);
  const look = useCallback((): void => {
    if (canKeep()) keptCourses().then(setCourses, () => setCourses([]));
  }, []);
  useEffect(look, [look]);
  return { courses, look };
}

function StepLine({ step }: { readonly step: Step }) {
  const { t } = useTranslation('features');
  if (step === null) return null;
  if (step === 'failed') return <p role="alert">{t('offline.trip.failed')}</p>;
  if (step === 'kept') return <p>{t('offline.trip.kept')}</p>;
  return (
    <p>
      <progress max={Math.max(1, step.all)} value={step.done} aria-label={t('offline.trip.progress')} />{' '}
      {t('offline.trip.step', step)}
    </p>
  );
}

interface HereProps {
  readonly cells: readonly Cell[];
  readonly nameOf: (cell: Cell) => string;
  readonly onDrop: (id: string) => void;
}

/** The courses that lie here, each with a way to give its room back. */
function KeptHere({ cells, nameOf, onDrop }: HereProps) {
  const { t } = useTranslation('features');
  if (cells.length === 0) return null;
  return (
    <ul className="offline-courses" aria-label={t('offline.trip.here')}>
      {cells.map((cell) => (
        <li key={idOf(cell)}>
          <span>{nameOf(cell)}</span>
          <button type="button" className="btn btn-secondary" onClick={() => onDrop(idOf(cell))}>
            {t('offline.trip.remove')} <span className="sr-only">{nameOf(cell)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the lessons of a course on this device, shows how far it is, and gives the room back. */
export function CourseKeeper({ cells }: { readonly cells: readonly Cell[] }) {
  const { t } = useTranslation(['features', 'curriculum']);
  const isLive = useHydrated();
  const written = cells.filter(({ lessons }) => lessons > 0);
  const [chosen, choose] = useState(written[0] ? idOf(written[0]) : '');
  const [step, setStep] = useState<Step>(null);
  const { courses, look } = useCourses();
  const isBusy = step !== null && typeof step === 'object';
  const nameOf = ({ subject, band }: Cell) =>
    `${t(`curriculum:subject.${subject}.name`)} · ${t(`curriculum:band.${band}`)}`;

  const here = written.filter((cell) => courses.some(({ id }) => id === idOf(cell)));

  const keep = async (): Promise<void> => {
    setStep({ done: 0, all: 1 });
    await keepCourse(chosen, (done, all) => setStep({ done, all })).then(
      () => setStep('kept'),
      () => setStep('failed'),
    );
    look();
  };
  const drop = async (id: string): Promise<void> => {
    await dropCourse(id);
    setStep(null);
    look();
  };

  return (
    <div className="offline-keeper">
      <label htmlFor="course">{t('offline.trip.course')}</label>
      <select id="course" className="input" value={chosen} onChange={(event) => choose(event.target.value)}>
        {written.map((cell) => (
          <option key={idOf(cell)} value={idOf(cell)}>
            {`${nameOf(cell)} (${t('offline.trip.lessons', { count: cell.lessons })})`}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn btn-primary"
        disabled={!isLive || isBusy}
        onClick={() => void keep()}
      >
        {t('offline.trip.keep')}
      </button>
      <noscript>
        <p>{t('offline.device.script')}</p>
      </noscript>
      <div aria-live="polite">
        <StepLine step={step} />
      </div>
      <KeptHere cells={here} nameOf={nameOf} onDrop={(id) => void drop(id)} />
    </div>
  );
}
