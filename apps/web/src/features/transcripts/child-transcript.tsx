import type { Transcript } from '@ori/contracts/transcript';
import type { TranscriptDocument } from '@ori/contracts/transcript-names';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { AverageSteps } from './average-steps.tsx';
import { CourseForm } from './course-form.tsx';
import type { GradedChild } from './course-input.ts';
import { OffersList } from './offers-list.tsx';
import { PaperSettings } from './paper-settings.tsx';
import { SignedCopies } from './signed-copies.tsx';
import { TranscriptSheet } from './transcript-sheet.tsx';
import { printAddress, useTranscript } from './transcripts.queries.ts';

const NEW_COURSE = 'new';
const PAPER = 'paper';

interface Props {
  readonly child: GradedChild;
  /** The course that is open, `new` for one to be written, `paper` for the head and rules; null for the sheet. */
  readonly open: string | null;
  /** Where a part of this child's transcript is opened. */
  readonly addressOf: (open: string) => string;
  readonly close: () => void;
}

function Printed({ childId, document }: { readonly childId: string; readonly document: TranscriptDocument }) {
  const { t } = useTranslation('transcript');
  const isFirst = document === 'transcript';
  return (
    <a
      className={isFirst ? 'btn btn-primary' : 'btn btn-secondary'}
      href={printAddress(childId, document)}
      target="_blank"
      rel="noreferrer"
    >
      {t(`print.${document}`)}
    </a>
  );
}

function Sheet({
  child,
  transcript,
  addressOf,
}: Omit<Props, 'open' | 'close'> & { readonly transcript: Transcript }) {
  const { t } = useTranslation('transcript');
  const courses = transcript.years.flatMap(({ courses: taken }) => taken);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="transcript-tools no-print">
        <Printed childId={child.id} document="transcript" />
        <Printed childId={child.id} document="course-descriptions" />
        <LinkButton to={addressOf(NEW_COURSE)} variant="secondary">
          {t('course.add')}
        </LinkButton>
        <LinkButton to={addressOf(PAPER)} variant="secondary">
          {t('paper.open')}
        </LinkButton>
      </div>
      {!transcript.isSettled && courses.length > 0 && <Note tone="lapis">{t('paper.unsettled')}</Note>}
      {courses.some(({ isOtherScale }) => isOtherScale) && (
        <Note tone="clay">{t('sheet.someOtherScale')}</Note>
      )}
      <TranscriptSheet transcript={transcript} editOf={addressOf} />
      <div className="no-print">
        <AverageSteps transcript={transcript} />
      </div>
      <OffersList child={child} offers={transcript.offers} level={2} />
      <SignedCopies transcript={transcript} />
    </div>
  );
}

/** One child's transcript: as it will be printed, with what it rests on, or one part of it to change. */
export function ChildTranscript({ child, open, addressOf, close }: Props) {
  const query = useTranscript(child.id);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-[40rem] w-full" />}>
      {(transcript) => {
        const courses = transcript.years.flatMap(({ courses: taken }) => taken);
        const course = courses.find(({ id }) => id === open) ?? null;
        const parts = { transcript, close };
        if (open === PAPER) return <PaperSettings {...parts} />;
        if (course !== null || open === NEW_COURSE)
          return <CourseForm key={course?.id} child={child} course={course} {...parts} />;
        return <Sheet child={child} transcript={transcript} addressOf={addressOf} />;
      }}
    </Loaded>
  );
}
