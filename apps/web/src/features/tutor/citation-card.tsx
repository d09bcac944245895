import type { Citation } from '@ori/contracts/tutor';
import { BookOpenText, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { showPassage } from './find-passage.ts';

const READ_MS = 10_000;

interface CitationCardProps {
  readonly citation: Citation;
  /** The panel gives way to the lesson where it would cover it. */
  readonly onOpen: () => void;
}

/** The page of the lesson: the one on screen when it is the same lesson, else the open one. */
function useLessonPath(lessonId: string): string {
  const { pathname } = useLocation();
  return pathname.endsWith(`/lessons/${lessonId}`) ? pathname : `/lessons/${lessonId}`;
}

type PassageLinkProps = Pick<CitationCardProps, 'onOpen'> & {
  readonly passage: Pick<Citation, 'title' | 'section' | 'extract'> & { readonly lessonId: string };
};

/** Opens the lesson at the passage, with the passage marked. */
function PassageLink({ passage, onOpen }: PassageLinkProps) {
  const { t, i18n } = useTranslation('tutor');
  const toasts = useToasts();
  const { lessonId, title, section, extract } = passage;
  const path = useLessonPath(lessonId);
  /** The lesson page brought the names of its parts along. */
  const tellHidden = () =>
    toasts.show({
      type: 'info',
      title: t('citation.hidden', { part: i18n.t(`lesson:part.${section}`) }),
      message: t('citation.why'),
      durationMs: READ_MS,
    });
  const open = () => {
    onOpen();
    requestAnimationFrame(() => showPassage({ lessonId, section, extract }, tellHidden));
  };
  return (
    <Link to={`${path}#${section}`} onClick={open}>
      {title}
    </Link>
  );
}

/** Opens the ledger with the claim by itself. */
function ClaimLink({ claimId, title, onOpen }: { claimId: string; title: string; onOpen: () => void }) {
  return (
    <Link to={`/methodology?claim=${encodeURIComponent(claimId)}#claim`} onClick={onOpen}>
      {title}
    </Link>
  );
}

function SourceLink({ citation, onOpen }: CitationCardProps) {
  const { claimId, lessonId, title } = citation;
  if (claimId) return <ClaimLink claimId={claimId} title={title} onOpen={onOpen} />;
  return lessonId === null ? title : <PassageLink passage={{ ...citation, lessonId }} onOpen={onOpen} />;
}

/** What a reply stands on: a passage of a lesson or a claim of the ledger, and the link that opens it. */
export function CitationCard({ citation, onOpen }: CitationCardProps) {
  const { t } = useTranslation('tutor');
  const { claimId, extract, label, lang } = citation;
  const Sign = claimId ? Scale : BookOpenText;
  return (
    <article className="tutor-citation">
      <p className="tutor-citation-title" lang={lang ?? undefined}>
        <Sign size={18} aria-hidden="true" />
        <SourceLink citation={citation} onOpen={onOpen} />
      </p>
      <blockquote lang={lang ?? undefined}>{extract}</blockquote>
      {label && <EvidenceChip kind={label} label={t(`evidence.${label}`)} />}
    </article>
  );
}
