import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { useDarkMode } from '../lib/look.ts';
import { ThemeToggle } from '../ui/site/theme-toggle.tsx';

/** Its code comes with the later parts of the page; where it cannot be had, the next press asks for it again. */
function turnTheme(): void {
  void loadWithRetry(() => import('../lib/change-look.ts')).then(
    (look) => look.turnTheme(),
    () => undefined,
  );
}

/** Dark or light. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const isDark = useDarkMode();
  const label = t(isDark ? 'theme.to_light' : 'theme.to_dark');
  return <ThemeToggle theme={isDark ? 'dark' : 'light'} label={label} onToggle={turnTheme} />;
}
