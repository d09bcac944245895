import type { PlanChange } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useChanges, useUndo } from './plan-changes.queries.ts';
import { usePlanOwner } from './plan-owner.ts';

const LESSONS_SHOWN = 6;

/** The lessons a press moved; practice fills whatever is left and is not worth a line each. */
function MovedLessons({ moved }: Pick<PlanChange, 'moved'>) {
  const { t, i18n } = useTranslation('planning');
  const date = (day: string) => dayWords(day, i18n.language, 'date');
  const lessons = moved.filter(({ title }) => title !== null);
  const more = lessons.length - LESSONS_SHOWN;
  if (lessons.length === 0) return <p className="text-mute">{t('moved.onlyPractice')}</p>;
  return (
    <ul>
      {lessons.slice(0, LESSONS_SHOWN).map(({ entryId, title, from, to }) => (
        <li key={entryId}>
          {title}
          <span>{t('moved.fromTo', { from: date(from), to: date(to) })}</span>
        </li>
      ))}
      {more > 0 && <li>{t('moved.more', { count: more })}</li>}
    </ul>
  );
}

/** What was moved in the last two weeks, and the way back from the newest of it. */
export function MovedLately() {
  const { t, i18n } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const query = useChanges(usePlanOwner()?.id ?? null);
  const undo = useUndo();
  const date = (day: string) => dayWords(day, i18n.language, 'date');
  const takeBack = (id: string) =>
    undo.mutate(id, { onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }) });
  return (
    <Loaded query={query} waiting={<Skeleton className="h-60 w-full" />}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p className="text-mute">{t('moved.none')}</p>
        ) : (
          <ol className="moved-list">
            {changes.map(({ id, kind, day, moved }, place) => (
              <li key={id}>
                <h3>{t(`moved.kind.${kind}`, { day: date(day) })}</h3>
                <MovedLessons moved={moved} />
                {place === 0 && (
                  <Button variant="secondary" busy={undo.isPending} onClick={() => takeBack(id)}>
                    {t('undo.undo')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
