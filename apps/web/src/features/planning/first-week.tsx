import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { usualWeek } from '@ori/core/planning/usual-week';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useFocusLeftBehind } from '../../lib/focus-left-behind.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFollowed } from './calendar.queries.ts';
import type { PlanChild } from './plan-owner.ts';
import { useSetTimetableOf } from './planning.queries.ts';

interface FirstWeekProps {
  readonly child: PlanChild;
  /** Goes to where an own timetable is made; null where one is there already. */
  readonly onOwn: (() => void) | null;
}

/** A child without a timetable: a usual one for the age, of the subjects of its courses, at one press, or an own one. */
export function FirstWeek({ child, onOwn }: FirstWeekProps) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const save = useSetTimetableOf();
  const followed = useFollowed().data?.children.find(({ childId }) => childId === child.id)?.courses ?? [];
  const subjects = [...new Set(followed.map(({ subject }) => subject))];
  const name = child.firstName;
  const own = useFocusLeftBehind<HTMLDivElement>((part) => part.parentElement);
  // Once there is a week this is gone: what is said hangs on the call.
  const begin = () =>
    void save
      .mutateAsync({ childId: child.id, slots: usualWeek(BAND_OF_AGE[child.ageGroup], subjects), before: [] })
      .then(() => toasts.show({ type: 'success', title: t('dashboard:schedule.child.saved', { name }) }))
      .catch((error: Error) => toasts.show({ type: 'error', title: wordsOf(error) }));
  return (
    <div ref={own} className="first-week">
      <p>{t('week.noPlan', { name })}</p>
      <Button busy={save.isPending} onClick={begin}>
        {t('week.usual')}
      </Button>
      {onOwn && (
        <Button variant="secondary" onClick={onOwn}>
          {t('week.makePlan')}
        </Button>
      )}
    </div>
  );
}
