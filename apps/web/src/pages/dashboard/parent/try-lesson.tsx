import type { Child } from '@ori/contracts/families';
import { showSynthesis } from '@ori/core/kim/levels';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildKim } from '../../../features/kim/kim.queries.ts';
import { useLesson } from '../../../features/learning/courses/learning.queries.ts';
import { PracticePlayer } from '../../../features/learning/practice/practice-player.tsx';
import { NOBODY, tryOutCalls, tryOutPractice } from '../../../features/learning/practice/try-out.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Note } from '../../../ui/note.tsx';
import { LessonArticle, useLessonPlace } from '../../lessons/lesson-article.tsx';

interface TryLessonProps {
  readonly child: Child;
  readonly lessonId: string;
}

function Practice({ child, lessonId, spoken }: TryLessonProps & { readonly spoken: boolean }) {
  const { t } = useTranslation('privacy');
  const [round, setRound] = useState(0);
  const source = useMemo(() => tryOutPractice(child.id, lessonId, round), [child.id, lessonId, round]);
  const done = (
    <div className="grid justify-items-start gap-4">
      <p>{t('try.done', { name: child.firstName })}</p>
      <Button onClick={() => setRound(round + 1)}>{t('try.again')}</Button>
    </div>
  );
  return (
    <PracticePlayer
      key={source.key}
      source={source}
      learnerId={NOBODY}
      spoken={spoken}
      calls={tryOutCalls}
      renderDone={() => done}
    />
  );
}

/** A whole lesson as a child has it: their share of the story, questions as hard as theirs; nothing is kept. */
export function TryLesson({ child, lessonId }: TryLessonProps) {
  const { t } = useTranslation('privacy');
  const kim = useChildKim(child.id);
  const level = kim.data?.progress.methodologyLevel ?? 'awareness';
  const query = useLesson(lessonId, showSynthesis(level) ? 'apart' : 'told');
  const current = useLessonPlace(query.data ?? null, level);
  return (
    <>
      <div className="page pt-6">
        <Note tone="lapis">{t('try.note', { name: child.firstName })}</Note>
      </div>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {(lesson) => (
          <LessonArticle
            lesson={lesson}
            kimLevel={level}
            current={current}
            practice={<Practice child={child} lessonId={lessonId} spoken={lesson.band === 'K-2'} />}
          />
        )}
      </Loaded>
    </>
  );
}
