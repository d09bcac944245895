import type { Schedule } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useFocusLeftBehind } from '../../lib/focus-left-behind.ts';
import { useCatchUp } from './plan-changes.queries.ts';
import { type PlanChild, usePlanOwner } from './plan-owner.ts';
import { useChangeTold } from './use-change-told.ts';

interface LateProps {
  /** How many lessons of past days are open, in words. */
  readonly text: string;
  readonly whose: Parameters<ReturnType<typeof useCatchUp>['mutate']>[0];
}

/** What was left behind, and the one press that moves it on. */
function Late({ text, whose }: LateProps) {
  const { t } = useTranslation('planning');
  const wordsOf = useFailureWords();
  const catchUp = useCatchUp();
  const told = useChangeTold();
  const button = useFocusLeftBehind((own) => own.closest('.plan-late')?.parentElement);
  const press = () =>
    void catchUp.mutateAsync(whose).then(
      (answer) => told(answer, t('late.done')),
      () => null,
    );
  return (
    <div className="plan-late">
      <div>
        <p>{text}</p>
        <p className="text-mute">{t('late.calm')}</p>
      </div>
      <Button ref={button} variant="secondary" busy={catchUp.isPending} onClick={press}>
        {t('late.press')}
      </Button>
      {catchUp.error && <Note tone="danger">{wordsOf(catchUp.error)}</Note>}
    </div>
  );
}

/** Moves lessons that were left behind, in whatever week, to the next days. */
export function CatchUp({ schedule }: { readonly schedule: Schedule }) {
  const { t } = useTranslation('planning');
  const owner = usePlanOwner();
  const { behind, mayEdit } = schedule;
  if (behind === 0 || !mayEdit) return null;
  const whose = owner === null ? {} : { childId: owner.id };
  return <Late text={t('late.text', { count: behind })} whose={whose} />;
}

interface FamilyProps {
  readonly children: readonly PlanChild[];
  readonly weeks: readonly Schedule[];
}

/** The same for all children at one press, with how many are whose. */
export function FamilyCatchUp({ children, weeks }: FamilyProps) {
  const { t, i18n } = useTranslation('planning');
  const late = weeks.filter(({ behind }) => behind > 0);
  const count = late.reduce((sum, { behind }) => sum + behind, 0);
  if (count === 0) return null;
  const each = late.map(({ childId, behind }) => {
    const name = children.find(({ id }) => id === childId)?.firstName ?? '';
    return t('late.of', { name, count: behind });
  });
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(each);
  return <Late text={t('late.all', { count, list })} whose={{ everyone: true }} />;
}
