import type { ThreadPlace, ThreadSummary } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { ownPart } from './thread-place.ts';
import { ThreadRow } from './thread-row.tsx';

interface Props {
  readonly threads: readonly ThreadSummary[];
  readonly open: ThreadPlace | null;
}

/** Somebody's threads; grown-ups find them by child, a child has only its own. */
export function ThreadList({ threads, open }: Props) {
  const { t } = useTranslation('messages');
  const rows = (shown: readonly ThreadSummary[]) => (
    <ul className="thread-rows">
      {shown.map((thread) => (
        <ThreadRow
          key={`${thread.kind}.${thread.id}`}
          thread={thread}
          isOpen={open?.kind === thread.kind && open.id === thread.id}
        />
      ))}
    </ul>
  );
  if (threads.every((thread) => ownPart(thread) === 'child'))
    return (
      <nav className="thread-list" aria-label={t('list.label')}>
        {rows(threads)}
      </nav>
    );
  const byChild = [...Map.groupBy(threads, ({ childId }) => childId)];
  return (
    <nav className="thread-list" aria-label={t('list.label')}>
      {byChild.map(([childId, shown]) => (
        <section key={childId} aria-labelledby={`threads-${childId}`}>
          <h2 id={`threads-${childId}`} className="thread-child">
            {shown[0]?.childName}
          </h2>
          {rows(shown)}
        </section>
      ))}
    </nav>
  );
}
