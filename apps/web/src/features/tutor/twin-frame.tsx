import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface TwinFrameProps {
  readonly prompt: string;
  /** How it is opened, and what else is told of it. */
  readonly children: ReactNode;
}

/** The question that follows much help, to be done alone. */
export function TwinFrame({ prompt, children }: TwinFrameProps) {
  const { t } = useTranslation('tutor');
  return (
    <section className="tutor-twin" aria-label={t('twin.title')}>
      <p className="eyebrow flex items-center gap-2">
        <Sprout size={16} aria-hidden="true" />
        {t('twin.title')}
      </p>
      <p className="tutor-twin-prompt">{prompt}</p>
      {children}
    </section>
  );
}
