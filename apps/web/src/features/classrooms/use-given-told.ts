import { NOT_GIVEN_WHYS } from '@ori/contracts/classroom-names';
import type { GiveSeveralAnswer } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { useRoomChanged } from './classrooms.queries.ts';
import { namesOf, useNameList } from './names.ts';

/** Tells what came of giving: who got it, and who did not and why. */
export function useGivenTold(learners: readonly { readonly childId: string; readonly name: string }[]) {
  const { t } = useTranslation('classroom');
  const toasts = useToasts();
  const list = useNameList();
  const changed = useRoomChanged();
  const say = (childIds: readonly string[]) => list(namesOf(learners, childIds));

  return ({ given, notGiven }: GiveSeveralAnswer, title: string): void => {
    changed();
    if (given.length > 0) {
      const names = say(given.map(({ childId }) => childId));
      toasts.show({ type: 'success', title: t('give.done', { title, names }) });
    }
    for (const why of NOT_GIVEN_WHYS) {
      const ids = notGiven.filter((each) => each.why === why).map(({ childId }) => childId);
      if (ids.length > 0) toasts.show({ type: 'info', title: t(`give.not.${why}`, { names: say(ids) }) });
    }
  };
}
