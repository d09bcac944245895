import type { KimLevel, Lesson, LessonSection, WrittenSection } from '@ori/contracts/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimSheets } from '../../features/heritage/claim-sheets.tsx';
import { EvidenceMarks } from '../../features/heritage/evidence-marks.tsx';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { KimCard } from '../../features/heritage/kim-card.tsx';
import { markClaims } from '../../features/heritage/mark-claims.ts';
import { PlaceFigure } from '../../features/heritage/place-figure.tsx';
import { SourceList } from '../../features/heritage/source-list.tsx';
import { showsFrom } from '../../features/heritage/voice.ts';
import { LessonHead } from '../../features/learning/lesson/lesson-head.tsx';
import { densityOf, SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { LessonMap, type LessonPlaceName } from '../../features/learning/lesson/lesson-map.tsx';
import { LessonPart } from '../../features/learning/lesson/lesson-part.tsx';
import { LessonTools } from '../../features/learning/lesson/lesson-tools.tsx';
import { useCurrentPart } from '../../features/learning/lesson/use-current-part.ts';
import { Vocabulary } from '../../features/learning/lesson/vocabulary.tsx';
import { WrittenPart } from '../../features/learning/lesson/written-part.tsx';
import { aloudIn } from './aloud-in.ts';
import { LaterMythology } from './later-mythology.tsx';
import { LessonDoing } from './lesson-doing.tsx';
import '@ori/labs/labs.css';
import '../../features/learning/lesson/lesson.css';
import '../../features/learning/lesson/lesson-parts.css';

interface LessonArticleProps {
  readonly lesson: Lesson;
  readonly kimLevel: KimLevel;
  /** The practice of this reader: a player, or an invitation. */
  readonly practice: ReactNode;
  readonly trail?: ReactNode;
  /** Told when another part comes on screen. */
  readonly current: string | null;
  /** The mappings, where this reader is asked about them first. */
  readonly cards?: ReactNode;
  /** Where this reader chooses how much heritage is told. */
  readonly choice?: ReactNode;
}

const ARTICLE_ID = 'lesson';

function shownSections(lesson: Lesson, level: KimLevel): ReadonlyMap<WrittenSection, LessonSection> {
  const shown = lesson.sections.filter(
    ({ kind }) =>
      (kind !== 'story' || showsFrom(level, 'awareness')) &&
      (kind !== 'synthesis' || showsFrom(level, 'integrated')),
  );
  return new Map(shown.map((section) => [section.kind, section]));
}

/** The parts this reader is shown, in their order. */
function usePartNames(lesson: Lesson, level: KimLevel): LessonPlaceName[] {
  const { t } = useTranslation('lesson');
  const written = shownSections(lesson, level);
  const names: readonly (LessonPlaceName | null)[] = [
    ...(['hook', 'story', 'core'] as const).map((id) => nameOf(id)),
    { id: 'interactive', title: t('part.interactive') },
    { id: 'worked', title: t('part.worked') },
    { id: 'practice', title: t('part.practice') },
    ...(['misconception', 'synthesis'] as const).map((id) => nameOf(id)),
    { id: 'sources', title: t('part.sources') },
  ];
  function nameOf(id: WrittenSection): LessonPlaceName | null {
    return written.has(id) ? { id, title: t(`part.${id}`) } : null;
  }
  return names.filter((name) => name !== null);
}

/** The parts of this lesson on screen, for whoever keeps the reader's place. */
export function useLessonPlace(lesson: Lesson | null, level: KimLevel): string | null {
  const ids = lesson
    ? [...shownSections(lesson, level).keys(), 'interactive', 'worked', 'practice', 'sources']
    : [];
  return useCurrentPart(ids);
}

function Written({
  lesson,
  kind,
  level,
}: {
  readonly lesson: Lesson;
  readonly kind: WrittenSection;
  readonly level: KimLevel;
}) {
  const { i18n } = useTranslation('lesson');
  const wordsOf = useEvidenceWords(lesson.band);
  const section = shownSections(lesson, level).get(kind);
  if (!section) return null;
  const html = markClaims(section.html, (id) => {
    const claim = lesson.claims.find((known) => known.id === id);
    return claim ? { label: claim.label, word: wordsOf(claim.label).name, lang: i18n.language } : null;
  });
  return (
    <WrittenPart
      section={section}
      lang={lesson.locale}
      html={html}
      aloud={aloudIn(lesson)}
      before={kind === 'story' && lesson.place && <PlaceFigure place={lesson.place} lang={lesson.locale} />}
    />
  );
}

interface EndingProps {
  readonly lesson: Lesson;
  readonly level: KimLevel;
  readonly cards: ReactNode;
  readonly choice: ReactNode;
}

function Ending({ lesson, level, cards, choice }: EndingProps) {
  const { t } = useTranslation('lesson');
  const told = lesson.kimCards.map((card) => (
    <KimCard
      key={card.id}
      card={card}
      band={lesson.band}
      hasRelation={showsFrom(level, 'integrated')}
      hasExtract={showsFrom(level, 'advanced')}
    />
  ));
  return (
    <>
      {choice}
      {showsFrom(level, 'awareness') && (cards ?? told)}
      {lesson.vocabulary.length > 0 && (
        <LessonPart id="words" title={t('part.words')}>
          <Vocabulary lesson={lesson} />
        </LessonPart>
      )}
      <LessonPart id="sources" title={t('part.sources')}>
        <p className="text-mute">{t('sources.lead')}</p>
        <SourceList sources={lesson.sources} lang={lesson.locale} />
      </LessonPart>
    </>
  );
}

/** A lesson, all of its anatomy in its order: readable as it comes, alive once the script is there. */
export function LessonArticle({
  lesson,
  kimLevel,
  practice,
  trail,
  current,
  cards,
  choice,
}: LessonArticleProps) {
  const parts = usePartNames(lesson, kimLevel);
  return (
    <div
      className="lesson page"
      data-density={densityOf(lesson.band)}
      data-tone={SUBJECT_LOOKS[lesson.subject].tone}
    >
      <EvidenceMarks />
      <LessonMap parts={parts} current={current} />
      <article id={ARTICLE_ID} className="lesson-body">
        <LessonHead
          lesson={lesson}
          trail={trail}
          tools={<LessonTools articleId={ARTICLE_ID} language={lesson.locale} printable={lesson.printable} />}
        />
        <Written lesson={lesson} kind="hook" level={kimLevel} />
        <Written lesson={lesson} kind="story" level={kimLevel} />
        <Written lesson={lesson} kind="core" level={kimLevel} />
        <LaterMythology lesson={lesson} level={kimLevel} />
        <LessonDoing lesson={lesson} practice={practice} />
        <Written lesson={lesson} kind="misconception" level={kimLevel} />
        <Written lesson={lesson} kind="synthesis" level={kimLevel} />
        <Ending lesson={lesson} level={kimLevel} cards={cards} choice={choice} />
      </article>
      <ClaimSheets lesson={lesson} />
    </div>
  );
}
