import type { SafetyAlert } from '@ori/contracts/tutor-care';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { useFocusLeftBehind } from '../../../lib/focus-left-behind.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { useAcknowledge } from './care.queries.ts';

interface Props {
  readonly alert: SafetyAlert;
  /** The part that stays when the button has gone: the reading goes on there. */
  readonly stays: (button: HTMLButtonElement) => HTMLElement | null | undefined;
}

/** "I have seen this": until it is pressed the alert stays open, whatever else was opened. */
export function Acknowledge({ alert, stays }: Props) {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const acknowledge = useAcknowledge();
  const button = useFocusLeftBehind(stays);
  const confirm = () =>
    acknowledge.mutate(alert.id, {
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <Button ref={button} className="justify-self-start" busy={acknowledge.isPending} onClick={confirm}>
      {t('ori.alerts.acknowledge')}
    </Button>
  );
}
