import { Square, Volume2 } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../lib/read-aloud.ts';
import { IconButton } from '../../ui/icon-button.tsx';
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
  const { available, speaking, toggle } = useReadAloud();
  if (!isStillLearning || !available || text === '') return null;
  const Icon = speaking ? Square : Volume2;
  const start = t('hear.start', { name: by, text: text.slice(0, 60) });
  return (
    <IconButton
      className="flex-none"
      variant="secondary"
      label={speaking ? t('hear.stop') : start}
      icon={<Icon size={28} aria-hidden="true" />}
      onClick={() => toggle(`${by}. ${text}`, i18n.language)}
    />
  );
}
