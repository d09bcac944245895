import type { User } from '@ori/contracts/accounts';
import type { Result } from '@ori/contracts/result';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';

type Choices = Readonly<Record<string, string | number | boolean | null>>;
/** Keeps changed preferences with the account. */
type Keep = (changes: Choices) => Promise<Result<unknown, Failure>>;

/**
 * An account’s preferences as they are on screen: a choice shows at once, is kept behind it, and goes back where it
 * could not be. Several follow one another, so that none is lost.
 */
export function useKeptChoices(preferences: User['preferences'], keep: Keep) {
  const { t } = useTranslation('teacher');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const [chosen, setChosen] = useState<Choices>({});
  const [isKept, setKept] = useState(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (changes: Choices) => {
    const answer = await keep(changes);
    setKept(answer.ok);
    if (answer.ok) return;
    setChosen((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
    toasts.show({ type: 'error', title: t('choices.notKept'), message: wordsOf(answer.failure) });
  };
  const choose = (changes: Choices) => {
    setChosen((before) => ({ ...before, ...changes }));
    line.current = line.current.then(() => send(changes));
  };
  return { values: { ...preferences, ...chosen }, choose, isKept };
}
