import { useTranslation } from 'react-i18next';
import { setTheme, useTheme } from '../lib/theme.ts';
import { ThemeToggle } from '../ui/site/theme-toggle.tsx';

/** Dark or light. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return <ThemeToggle theme={theme} label={t(`theme.to_${other}`)} onToggle={() => setTheme(other)} />;
}
