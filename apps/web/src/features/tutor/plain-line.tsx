import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TurnNode } from './turn-node.tsx';

interface PlainLineProps {
  readonly text: string;
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}

/** A line that Ori says without the server: a greeting, a prompt, a canned answer. */
export function PlainLine({ text, isFirst = false, children }: PlainLineProps) {
  const { t } = useTranslation('tutor');
  return (
    <li className={isFirst ? 'tutor-turn tutor-first' : 'tutor-turn'}>
      <TurnNode move={null} />
      <div className="tutor-said">
        <span className="sr-only">{t('said.ori')}</span>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
