import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveHearButton } from '../../lib/live-hear-button.tsx';
import { StillLearningContext } from './still-learning.ts';

interface Props {
  readonly text: string;
  /** Whose words they are: told before them, as the page shows it. */
  readonly by: string;
}

/** Reads somebody's words aloud, for those who are still learning to read; nothing for others. */
export function Hear({ text, by }: Props) {
  const { t, i18n } = useTranslation('messages');
  const isStillLearning = use(StillLearningContext);
  if (!isStillLearning || text === '') return null;
  return (
    <LiveHearButton
      text={() => `${by}. ${text}`}
      language={i18n.language}
      start={t('hear.start', { name: by, text: text.slice(0, 60) })}
      stop={t('hear.stop')}
      className="flex-none"
    />
  );
}
