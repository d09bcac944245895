import type { Locale } from '@ori/contracts/locale';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../lib/read-aloud.ts';
import { Button } from '../../ui/button.tsx';
import { spokenText } from './maths-markup.ts';

/** Reads a line of Ori's aloud at a tap. */
export function SpeakReply({ text }: { readonly text: string }) {
  const { t, i18n } = useTranslation('tutor');
  const { available, speaking, toggle } = useReadAloud();
  if (!available) return null;
  const Icon = speaking ? Square : Volume2;
  const spoken = typedLocale(text, i18n.language as Locale);
  return (
    <Button variant="quiet" className="tutor-small" onClick={() => toggle(spokenText(text), spoken)}>
      <Icon size={18} aria-hidden="true" />
      {speaking ? t('speak.stop') : t('speak.start')}
    </Button>
  );
}
