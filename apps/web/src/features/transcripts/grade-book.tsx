import type { Transcript, TranscriptYear } from '@ori/contracts/transcript';
import { yearName } from '@ori/core/records/grades-writing';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGradeName } from '../../lib/use-grade-name.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BeginCourse } from './begin-course.tsx';
import type { GradedChild } from './course-input.ts';
import { GradeLine } from './grade-line.tsx';
import { OffersList } from './offers-list.tsx';
import { ScaleTable } from './scale-table.tsx';
import { useTranscript } from './transcripts.queries.ts';
import './grades.css';

function BookYear({ year, transcript }: { readonly year: TranscriptYear; readonly transcript: Transcript }) {
  const gradeName = useGradeName();
  const id = useId();
  return (
    <section aria-labelledby={id} className="book-year">
      <h3 id={id}>
        {yearName(year.year)} <span className="text-mute">{gradeName(year.gradeLevel)}</span>
      </h3>
      <ul>
        {year.courses.map((course) => (
          <GradeLine
            key={course.id}
            childId={transcript.childId}
            course={course}
            settings={transcript.settings}
          />
        ))}
      </ul>
    </section>
  );
}

function Scale({ transcript }: { readonly transcript: Transcript }) {
  const { t } = useTranslation('transcript');
  const { childId, settings } = transcript;
  const paper = `/dashboard/parent/transcript?${new URLSearchParams({ child: childId })}`;
  return (
    <details className="book-scale">
      <summary>{t('scale.title')}</summary>
      <div className="grid gap-3">
        <ScaleTable scale={settings.scale} />
        <p className="no-print">
          <Link to={paper}>{t('scale.change')}</Link>
        </p>
      </div>
    </details>
  );
}

interface Props {
  readonly child: GradedChild;
  /** What stands under the name: a way to look at this child alone. */
  readonly action?: ReactNode;
}

/** One child's grade book: this year first, each grade with its origin; what was worked in here is offered. */
export function GradeBook({ child, action }: Props) {
  const { t } = useTranslation('transcript');
  const id = useId();
  const query = useTranscript(child.id);
  return (
    <Card as="article" aria-labelledby={id} className="grade-book">
      <div className="grade-book-head">
        <h2 id={id} className="text-3xl">
          {child.firstName}
        </h2>
        {action}
      </div>
      <Loaded query={query} waiting={<Skeleton className="h-80 w-full" />}>
        {(transcript) => (
          <>
            {transcript.years.length === 0 && <p>{t('grades.nothing', { name: child.firstName })}</p>}
            {transcript.years.toReversed().map((year) => (
              <BookYear key={year.year} year={year} transcript={transcript} />
            ))}
            <OffersList child={child} offers={transcript.offers} level={3} />
            <BeginCourse
              key={transcript.years.flatMap(({ courses }) => courses).length}
              child={child}
              open={transcript.years.length + transcript.offers.length === 0}
            />
            <Scale transcript={transcript} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
