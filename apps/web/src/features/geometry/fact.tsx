import type { Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';

interface FactProps {
  readonly title: string;
  readonly fact: Statement;
  readonly lang: Locale;
  /** What is often said of it and does not hold, under the same label. */
  readonly caution?: string | null;
  /** Its label, and what it rests on. */
  readonly evidence: ReactNode;
}

/** One thing that is said of a principle, never without how sure it is. */
export function Fact({ title, fact, lang, caution, evidence }: FactProps) {
  return (
    <div className="geo-fact">
      <dt>{title}</dt>
      <dd>
        <p lang={lang}>{fact.text}</p>
        {caution && (
          <p className="geo-caution" lang={lang}>
            {caution}
          </p>
        )}
        {evidence}
      </dd>
    </div>
  );
}
