import { useTranslation } from 'react-i18next';
import type { Failure } from '../lib/failure.ts';
import { useFailureWords } from '../lib/failure-words.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

/** The guard's error page: an answer came, and nobody can tell from it who this is (spec §8). */
export function AuthErrorScreen({ failure }: { readonly failure: Failure | null }) {
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  return (
    <div className="page py-16">
      <ErrorState
        level={1}
        title={t('authError.title')}
        text={failure && wordsOf(failure)}
        actions={<Button onClick={() => window.location.reload()}>{t('authError.tryAgain')}</Button>}
      />
    </div>
  );
}
