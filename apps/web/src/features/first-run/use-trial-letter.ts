import type { TrialLetterState } from '@ori/contracts/first-run-names';
import { localeOf } from '@ori/contracts/locale';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { sendTrial, trialState } from './first-run.calls.ts';

const ASK_EVERY_MS = 2_000;
/** Asked so often; whoever waits longer sends another one. */
const ASK_TIMES = 60;

export interface Trial {
  readonly id: string;
  readonly to: string;
  readonly state: TrialLetterState;
  readonly reason: string | null;
}

/** The letter that tries whether mail works, and how far it came. */
export function useTrialLetter(token: string) {
  const { i18n } = useTranslation();
  const [isSending, setSending] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const id = trial?.id;
  const isOpen = trial !== null && trial.state !== 'delivered';

  useEffect(() => {
    if (id === undefined || !isOpen) return undefined;
    let times = 0;
    const ask = async () => {
      times += 1;
      if (times >= ASK_TIMES) clearInterval(timer);
      const answer = await trialState(token, id);
      if (answer.ok) setTrial((now) => (now?.id === id ? { ...now, ...answer.value } : now));
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [token, id, isOpen]);

  async function send(to: string): Promise<void> {
    setSending(true);
    setFailure(null);
    const answer = await sendTrial(token, to, localeOf(i18n.language) ?? 'en');
    setSending(false);
    if (answer.ok) setTrial({ id: answer.value.id, to, state: 'waiting', reason: null });
    else setFailure(answer.failure);
  }
  return { trial, failure, isSending, send };
}
export type TrialLetter = ReturnType<typeof useTrialLetter>;
