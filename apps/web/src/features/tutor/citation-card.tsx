import type { Citation } from '@ori/contracts/tutor';
import { BookOpenText } from 'lucide-react';
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

/** The passage of a lesson that a reply stands on; its link opens the lesson there, with the passage marked. */
export function CitationCard({ citation, onOpen }: CitationCardProps) {
  const { t, i18n } = useTranslation('tutor');
  const toasts = useToasts();
  const { lessonId, title, section, extract, label } = citation;
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
    <article className="tutor-citation">
      <p className="tutor-citation-title">
        <BookOpenText size={18} aria-hidden="true" />
        <Link to={`${path}#${section}`} onClick={open}>
          {title}
        </Link>
      </p>
      <blockquote>{extract}</blockquote>
      {label && <EvidenceChip kind={label} label={t(`evidence.${label}`)} />}
    </article>
  );
}
