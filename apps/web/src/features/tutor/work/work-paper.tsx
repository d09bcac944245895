import { TUTOR_WORK_LINE_MAX_CHARS } from '@ori/contracts/tutor-names';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { linesAfter } from './work-lines.ts';

interface WorkPaperProps {
  readonly lines: readonly string[];
  readonly onLines: (lines: readonly string[]) => void;
  /** The line that does not follow, as it is shown; null for none. */
  readonly wrong: number | null;
  readonly disabled: boolean;
}

/** A sheet of ruled paper, one field a line: Enter goes on to the next line. */
export function WorkPaper({ lines, onLines, wrong, disabled }: WorkPaperProps) {
  const { t } = useTranslation('tutor');
  const noteId = useId();
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => fields.current[0]?.focus(), []);
  useEffect(() => (wrong === null ? undefined : fields.current[wrong]?.focus()), [wrong]);
  const goOn = (event: KeyboardEvent, at: number) => {
    const moves: Readonly<Record<string, number>> = { Enter: at + 1, ArrowDown: at + 1, ArrowUp: at - 1 };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    fields.current[to]?.focus();
  };
  return (
    <ol className="work-paper" aria-label={t('work.lines')}>
      {lines.map((line, at) => (
        <li key={at} data-wrong={at === wrong || undefined}>
          <input
            ref={(node) => {
              fields.current[at] = node;
            }}
            type="text"
            value={line}
            disabled={disabled}
            aria-label={t('work.line', { number: at + 1 })}
            aria-invalid={at === wrong || undefined}
            aria-describedby={at === wrong ? noteId : undefined}
            placeholder={at === 0 ? t('work.example') : undefined}
            maxLength={TUTOR_WORK_LINE_MAX_CHARS}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onLines(linesAfter(lines, at, event.target.value))}
            onKeyDown={(event) => goOn(event, at)}
          />
          {at === wrong && (
            <span id={noteId} className="work-mark">
              {t('work.wrongLine')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
