import type { SchoolClass } from '@ori/contracts/classroom';
import { CLASSES_MAX } from '@ori/contracts/classroom-names';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ClassDialog } from './class-dialog.tsx';
import { CLASS_PARAM, classPlace } from './class-place.ts';

/** The class the address names, if the teacher has it; null for everybody. */
export function useChosenClass(classes: readonly SchoolClass[]): SchoolClass | null {
  const [search] = useSearchParams();
  return classes.find(({ id }) => id === search.get(CLASS_PARAM)) ?? null;
}

interface Props {
  readonly classes: readonly SchoolClass[];
  readonly learners: readonly { readonly childId: string; readonly name: string }[];
  readonly chosen: SchoolClass | null;
}

const here = (isHere: boolean) => (isHere ? { 'aria-current': 'true' as const } : {});

/** Everybody, one class, or a new one. */
export function ClassFilter({ classes, learners, chosen }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <div className="class-filter">
      <nav aria-label={t('classes.label')}>
        <ul>
          <li>
            <Link to={classPlace(null)} {...here(chosen === null)} preventScrollReset>
              {t('classes.all')} <span className="class-count">{learners.length}</span>
            </Link>
          </li>
          {classes.map(({ id, name, childIds }) => (
            <li key={id}>
              <Link to={classPlace(id)} {...here(chosen?.id === id)} preventScrollReset>
                {name} <span className="class-count">{childIds.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen !== null && <ClassDialog key={chosen.id} school={chosen} learners={learners} />}
      {classes.length < CLASSES_MAX && <ClassDialog school={null} learners={learners} />}
    </div>
  );
}
