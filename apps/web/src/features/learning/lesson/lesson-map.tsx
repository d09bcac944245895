import { useTranslation } from 'react-i18next';

export interface LessonPlaceName {
  readonly id: string;
  readonly title: string;
}

interface LessonMapProps {
  readonly parts: readonly LessonPlaceName[];
  /** The part on screen. */
  readonly current: string | null;
}

/** The parts of the lesson and where one is: a list beside the text, a row of strokes above it on a small screen. */
export function LessonMap({ parts, current }: LessonMapProps) {
  const { t } = useTranslation('lesson');
  const at = parts.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={t('map.label')} className="lesson-map no-print">
      <ol>
        {parts.map(({ id, title }, index) => (
          <li key={id} data-passed={index < at || undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
