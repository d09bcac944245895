import type { KimLevel, Lesson } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { useMyths } from '../../features/heritage/use-myths.ts';
import { LessonPart } from '../../features/learning/lesson/lesson-part.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

interface MythologyPartProps {
  readonly lesson: Lesson;
  readonly level: KimLevel;
}

/** The lesson's myth beside its idea, for readers who asked for myths; it says that a myth proves nothing. */
export function MythologyPart({ lesson, level }: MythologyPartProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useEvidenceWords(lesson.band);
  const isShown = useMyths(level);
  if (!isShown || !lesson.mythology) return null;
  return (
    <LessonPart id="mythology" title={t('part.mythology')} look="panel">
      <p className="lesson-text" lang={lesson.locale}>
        {lesson.mythology}
      </p>
      <p>
        <EvidenceChip kind="tradition" label={wordsOf('tradition').name} />
      </p>
      <p className="text-sm text-mute">{t('mythology.meaning')}</p>
    </LessonPart>
  );
}
