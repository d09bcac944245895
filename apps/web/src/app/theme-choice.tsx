import { useTranslation } from 'react-i18next';
import { changeLook, useDarkMode } from '../lib/look.ts';
import { ThemeToggle } from '../ui/site/theme-toggle.tsx';

/** Dark or light. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const isDark = useDarkMode();
  const label = t(isDark ? 'theme.to_light' : 'theme.to_dark');
  return (
    <ThemeToggle
      theme={isDark ? 'dark' : 'light'}
      label={label}
      onToggle={() => changeLook({ isDark: !isDark })}
    />
  );
}
