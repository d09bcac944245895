import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';
import { FailedCall } from './failure.ts';
import { useLoadFailureWords } from './load-failure-words.ts';
import { SignInAgain } from './sign-in-again.tsx';

const isSignedOut = (error: Error): boolean => error instanceof FailedCall && error.failure.status === 401;

interface LoadFailedProps {
  readonly error: Error;
  readonly onAgain: () => void;
  /** What did not come, where that can be said. */
  readonly title?: string | undefined;
  /** The heading's level: 1 where it is all there is of a page. */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** A part of a page that did not come: why, in words, and the way on. Needs `dashboard` and `errors`. */
export function LoadFailed({ error, onAgain, title, level = 2 }: LoadFailedProps) {
  const { t } = useTranslation();
  const wordsOf = useLoadFailureWords();
  const again = isSignedOut(error) ? (
    <SignInAgain />
  ) : (
    <Button onClick={onAgain}>{t('crash.tryAgain')}</Button>
  );
  return (
    <ErrorState
      level={level}
      title={title ?? t('dashboard:state.failed')}
      text={wordsOf(error)}
      actions={again}
    />
  );
}
