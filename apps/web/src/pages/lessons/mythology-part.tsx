import type { Lesson } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { markClaims } from '../../features/heritage/mark-claims.ts';
import { Html } from '../../features/learning/lesson/html.tsx';
import { LessonPart } from '../../features/learning/lesson/lesson-part.tsx';
import './mythology-part.css';

interface MythologyPartProps {
  readonly lesson: Lesson;
  readonly myth: NonNullable<Lesson['mythology']>;
}

/** A story beside the science: two columns, never merged, and the story proves nothing. */
export function MythologyPart({ lesson, myth }: MythologyPartProps) {
  const { t, i18n } = useTranslation('lesson');
  const wordsOf = useEvidenceWords(lesson.band);
  const { locale, band, claims } = lesson;
  const marked = (html: string) =>
    markClaims(html, (id) => {
      const claim = claims.find((known) => known.id === id);
      return claim ? { label: claim.label, word: wordsOf(claim.label).name, lang: i18n.language } : null;
    });
  return (
    <LessonPart
      id="mythology"
      eyebrow={t('part.mythology')}
      title={myth.title}
      lang={locale}
      look="panel"
      aloud={band === 'K-2' ? locale : undefined}
    >
      <div className="lesson-myth">
        {(['story', 'science'] as const).map((side) => (
          <div key={side} className="lesson-myth-side" data-side={side}>
            <h3 className="eyebrow">{t(`mythology.${side}`)}</h3>
            <Html html={marked(myth[side])} lang={locale} className="lesson-text" />
          </div>
        ))}
      </div>
      <p className="text-sm text-mute">{t('mythology.meaning')}</p>
    </LessonPart>
  );
}
