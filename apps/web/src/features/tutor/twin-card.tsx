import type { Question } from '@ori/contracts/practice';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { TwinFrame } from './twin-frame.tsx';

interface TwinCardProps {
  readonly twin: Readonly<Record<string, unknown>>;
  readonly onOpen: () => void;
}

/** The question that follows much help, to be done alone: it leads into practice of its skill. */
export function TwinCard({ twin, onOpen }: TwinCardProps) {
  const { t } = useTranslation('tutor');
  const { skill, skillTitle, prompt } = twin as Partial<Question>;
  if (!skill || !prompt) return null;
  return (
    <TwinFrame prompt={prompt}>
      {skillTitle && <p className="text-sm text-mute">{skillTitle}</p>}
      <LinkButton to={`/dashboard/practice?skill=${encodeURIComponent(skill)}`} onClick={onOpen}>
        {t('twin.go')}
      </LinkButton>
    </TwinFrame>
  );
}
