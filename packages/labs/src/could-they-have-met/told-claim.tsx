import type { Locale } from '@ori/contracts/locale';
import type { MeetingTold } from '@ori/contracts/meeting-labs';
import { say } from '../frame/words.ts';
import { LABELS, WORDS } from './words.ts';

interface ToldClaimProps {
  readonly told: MeetingTold;
  /** The language of its words, where it may not be the reader's. */
  readonly lang?: string;
  readonly locale: Locale;
}

/** A claim with its label; its sources open from the label. */
export function ToldClaim({ told, lang, locale }: ToldClaimProps) {
  return (
    <div className="meeting-told">
      <p lang={lang}>{told.words}</p>
      <details>
        <summary className="chip" data-evidence={told.label}>
          {say(LABELS[told.label], locale)} · {say(WORDS.sources, locale)}
        </summary>
        <ul lang="en">
          {told.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
