import type { Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';
import { HearButton } from '../../../lib/hear-button.tsx';

const BLOCKS = 'h2, h3, p, li, legend, label, figcaption, .worked-text, .worked-problem';
const SILENT = '.eyebrow, .claim-mark, .sr-only, .no-print, details, button, svg';

/** The words of a part as they stand on the page now, block by block. */
function spokenPart(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove();
  return [...copy.querySelectorAll(BLOCKS)]
    .filter((block) => block.querySelector(BLOCKS) === null)
    .map((block) => (block.textContent ?? '').trim())
    .filter((words) => words !== '')
    .map((words) => (/[.!?:]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

interface HearPartProps {
  readonly id: string;
  readonly title: string;
  readonly language: Locale;
}

/** Reads one part of a lesson aloud: all that it shows, down to the choices. */
export function HearPart({ id, title, language }: HearPartProps) {
  const { t } = useTranslation('lesson');
  const text = () => {
    const part = document.getElementById(id);
    return part === null ? '' : spokenPart(part);
  };
  return (
    <HearButton
      text={text}
      language={language}
      start={t('tools.hear', { text: title })}
      stop={t('tools.stop')}
      className="lesson-hear"
    />
  );
}
