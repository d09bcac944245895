import { useTranslation } from 'react-i18next';
import { FailedCall, type Failure } from './failure.ts';
import { useFailureWords } from './failure-words.ts';

/** Codes that say no more than the status does. */
const SAYS_LITTLE: readonly (string | null)[] = [
  null,
  'unexpected',
  'unavailable',
  'network',
  'invalid-server-response',
];

/** Why something could not be loaded, as one says it to a person; null where the server said it well enough. */
function loadFailureKey({ status, code }: Failure): string | null {
  if (status === 401) return 'dashboard:state.signedOut';
  if (status === 0) return 'dashboard:state.noAnswer';
  if (!SAYS_LITTLE.includes(code)) return null;
  return status === 404 ? 'dashboard:state.gone' : 'dashboard:state.ourFault';
}

/** The words where a part of a page stays empty: what happened, and that nothing is lost. Needs `dashboard` and `errors`. */
export function useLoadFailureWords(): (problem: Error) => string {
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  return (problem) => {
    if (!(problem instanceof FailedCall)) return t('dashboard:state.ourFault');
    const key = loadFailureKey(problem.failure);
    return key === null ? wordsOf(problem) : t(key);
  };
}
