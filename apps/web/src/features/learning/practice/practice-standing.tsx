import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedCall } from '../../../lib/failure.ts';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { OfflineNote } from '../../../ui/feedback/offline-note.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Practice } from './use-practice.ts';

/** How far the practice is, and how many answers still wait for the network. */
export function PracticeCount({ practice }: { readonly practice: Practice }) {
  const { t } = useTranslation('lesson');
  const { answered, total, toTryAgain, keptCount, setAsideCount } = practice;
  return (
    <>
      {total > 0 && (
        <ProgressBar
          label={t('practice.progress')}
          value={answered}
          max={total}
          valueText={
            toTryAgain > 0
              ? t('practice.toTryAgain', { missed: toTryAgain })
              : t('practice.count', { answered, total })
          }
          tone="gold"
        />
      )}
      {keptCount > 0 && <OfflineNote>{t('practice.kept', { count: keptCount })}</OfflineNote>}
      {setAsideCount > 0 && <Note tone="clay">{t('practice.setAside', { count: setAsideCount })}</Note>}
    </>
  );
}

interface PracticePauseProps {
  readonly practice: Practice;
  /** Shown where there is nothing of what was asked for. */
  readonly renderMissing?: (() => ReactNode) | undefined;
}

/** What stands in the place of a question while there is none to ask. */
export function PracticePause({ practice, renderMissing }: PracticePauseProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useFailureWords();
  const { at, failure, reload } = practice;
  if (at === 'loading') return <SkeletonText lines={4} label={t('practice.loading')} />;
  if (at === 'waiting') return <Button onClick={reload}>{t('practice.reload')}</Button>;
  if (at !== 'failed' || !failure) return null;
  if (renderMissing && failure.code === 'not-found') return renderMissing();
  const again = (
    <Button variant="secondary" onClick={reload}>
      {t('practice.reload')}
    </Button>
  );
  // A rest that parents decided on is no failure; the page says above when it ends.
  if (failure.code === 'enough-for-today' || failure.code === 'place-resting')
    return <EmptyState level={3} title={wordsOf(failure)} actions={again} />;
  const error = new FailedCall(failure);
  return <LoadFailed level={3} title={t('practice.failed')} error={error} onAgain={reload} />;
}
