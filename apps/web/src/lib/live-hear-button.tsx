import { Square, Volume2 } from 'lucide-react';
import { useReadAloud } from './read-aloud.ts';
import { IconButton } from '../ui/icon-button.tsx';

export interface HearButtonProps {
  /** What is read: asked for when it is pressed, so that it can be what the page shows by then. */
  readonly text: () => string;
  /** The language of the text, for the voice. */
  readonly language: string;
  /** What it does, in words, and what a second press does. */
  readonly start: string;
  readonly stop: string;
  readonly className?: string;
}

/** A large button that reads something aloud; nothing where the browser has no voice. */
export function LiveHearButton({ text, language, start, stop, className }: HearButtonProps) {
  const { available, speaking, toggle } = useReadAloud();
  if (!available) return null;
  const Icon = speaking ? Square : Volume2;
  return (
    <IconButton
      className={`no-print ${className ?? ''}`}
      variant="secondary"
      label={speaking ? stop : start}
      icon={<Icon size={28} aria-hidden="true" />}
      onClick={() => toggle(text(), language)}
    />
  );
}
