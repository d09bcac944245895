import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';

interface ThemeToggleProps {
  readonly theme: 'dark' | 'light';
  /** Named after what a press does, e.g. "Switch to light". */
  readonly label: string;
  readonly onToggle: () => void;
}

/** Changes between dark and light. */
export function ThemeToggle({ theme, label, onToggle }: ThemeToggleProps) {
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={label}
      icon={<Icon size={20} aria-hidden="true" />}
      className="script-only"
      onClick={onToggle}
    />
  );
}
