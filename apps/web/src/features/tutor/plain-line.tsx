import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TurnNode } from './turn-node.tsx';

interface PlainLineProps {
  readonly text: string;
  readonly isFirst?: boolean;
  /** Its language, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly children?: ReactNode;
}

/** A line that Ori says without the server: a greeting, a prompt, a canned answer. */
export function PlainLine({ text, isFirst = false, lang, children }: PlainLineProps) {
  const { t } = useTranslation('tutor');
  return (
    <li className={isFirst ? 'tutor-turn tutor-first' : 'tutor-turn'}>
      <TurnNode move={null} />
      <div className="tutor-said">
        <span className="sr-only">{t('said.ori')}</span>
        {text.split(/\n+/).map((line, at) => (
          <p key={`${at} ${line}`} lang={lang}>
            {line}
          </p>
        ))}
        {children}
      </div>
    </li>
  );
}
