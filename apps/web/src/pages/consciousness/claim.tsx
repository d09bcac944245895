import type { Source, EvidenceLabel } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { HowSure } from '../../features/heritage/how-sure.tsx';

interface ClaimProps {
  readonly label: EvidenceLabel;
  readonly lang: Locale;
  readonly sources: readonly Source[];
  /** The sentence that is claimed. */
  readonly children: ReactNode;
  /** Where one can go on from it. */
  readonly onward?: ReactNode;
}

/** A sentence, how sure we are of it, and what it rests on behind a press. */
export function Claim({ label, lang, sources, children, onward }: ClaimProps) {
  return (
    <div className="mind-claim">
      <div lang={lang}>{children}</div>
      <HowSure label={label} sources={sources} lang="en" />
      {onward && <p className="mind-label">{onward}</p>}
    </div>
  );
}
