import { Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../lib/read-aloud.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  /** What is read. */
  readonly text: string;
  readonly className?: string;
}

/** Reads what stands beside it aloud at a tap. */
export function Listen({ text, className }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const { available, speaking, toggle } = useReadAloud();
  if (!available) return null;
  const Icon = speaking ? Square : Volume2;
  return (
    <IconButton
      className={`flex-none ${className ?? ''}`}
      variant="secondary"
      label={t(speaking ? 'listen.stop' : 'listen.start', { text })}
      icon={<Icon size={28} aria-hidden="true" />}
      onClick={() => toggle(text, i18n.language)}
    />
  );
}
