import { useTranslation } from 'react-i18next';
import { LiveHearButton } from '../../lib/live-hear-button.tsx';

interface Props {
  /** What is read. */
  readonly text: string;
  readonly className?: string;
}

/** Reads what stands beside it aloud at a tap. */
export function Listen({ text, className = '' }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <LiveHearButton
      text={() => text}
      language={i18n.language}
      start={t('listen.start', { text })}
      stop={t('listen.stop', { text })}
      className={`flex-none ${className}`}
    />
  );
}
