import type { ChangeAnswer } from '@ori/contracts/planning';
import { Thermometer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusLeftBehind } from '../../lib/focus-left-behind.ts';
import { useDayIll } from './plan-changes.queries.ts';
import { type PlanChild, usePlanOwner } from './plan-owner.ts';
import { useSickDay } from './planning.queries.ts';
import { useChangeTold } from './use-change-told.ts';

interface PressProps {
  readonly label: string;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function IllButton({ label, title, isBusy, onPress }: PressProps) {
  const button = useFocusLeftBehind((own) => own.closest('li'));
  return (
    <Button
      ref={button}
      variant="quiet"
      className="day-ill"
      aria-label={title}
      busy={isBusy}
      onClick={onPress}
    >
      <Thermometer size={16} aria-hidden="true" />
      {label}
    </Button>
  );
}

/** Says what a lost day did, and why where it could not be told: by the call, for the button is gone by then. */
function useIllTold(day: string) {
  const { t, i18n } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const told = useChangeTold();
  const date = dayWords(day, i18n.language, 'long');
  return {
    date,
    tell: (call: Promise<ChangeAnswer>) =>
      void call
        .then((answer) => told(answer, t('ill.done', { day: date })))
        .catch((error: Error) => toasts.show({ type: 'error', title: wordsOf(error) })),
  };
}

/** One press: nobody works on this day, and everything planned on it moves on. For the one whose week is shown. */
export function DayIll({ day }: { readonly day: string }) {
  const { t } = useTranslation('planning');
  const owner = usePlanOwner();
  const sick = useSickDay();
  const { date, tell } = useIllTold(day);
  const title =
    owner === null ? t('ill.own', { day: date }) : t('ill.of', { day: date, name: owner.firstName });
  return (
    <IllButton
      label={t('ill.press')}
      title={title}
      isBusy={sick.isPending}
      onPress={() => tell(sick.mutateAsync(day))}
    />
  );
}

/** The same for one of several children, or for all of them where `child` is null. */
export function FamilyDayIll({ day, child }: { readonly day: string; readonly child: PlanChild | null }) {
  const { t } = useTranslation('planning');
  const ill = useDayIll();
  const { date, tell } = useIllTold(day);
  const title =
    child === null ? t('ill.all', { day: date }) : t('ill.of', { day: date, name: child.firstName });
  return (
    <IllButton
      label={t(child === null ? 'ill.pressAll' : 'ill.press')}
      title={title}
      isBusy={ill.isPending}
      onPress={() => tell(ill.mutateAsync({ childId: child?.id ?? null, day }))}
    />
  );
}
