import type { Locale } from '@ori/contracts/locale';
import { Printer, Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../../lib/read-aloud.ts';
import { Button } from '../../../ui/button.tsx';

/** What a voice can say of the lesson on the page: its text, without marks and controls. */
function spokenText(root: HTMLElement): string {
  const parts = root.querySelectorAll('h1, .lesson-lead, .lesson-part > h2, .lesson-text');
  return [...parts]
    .map((part) => {
      const copy = part.cloneNode(true) as HTMLElement;
      for (const silent of copy.querySelectorAll('.claim-mark, .eyebrow')) silent.remove();
      return copy.textContent ?? '';
    })
    .join('. ');
}

export interface LessonToolsProps {
  readonly articleId: string;
  /** The language its text is written in, for the voice. */
  readonly language: Locale;
  readonly printable: boolean;
}

/** Read aloud and print. */
export function LessonToolButtons({ articleId, language, printable }: LessonToolsProps) {
  const { t } = useTranslation('lesson');
  const { available, speaking, toggle } = useReadAloud();
  const read = () => {
    const article = document.getElementById(articleId);
    if (article) toggle(spokenText(article), language);
  };
  return (
    <>
      {available && (
        <Button variant="secondary" onClick={read} aria-pressed={speaking}>
          {speaking ? <Square size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
          {speaking ? t('tools.stop') : t('tools.listen')}
        </Button>
      )}
      {printable && (
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {t('tools.print')}
        </Button>
      )}
    </>
  );
}
