import type { Locale } from '@ori/contracts/locale';
import { EvidenceChip } from '../frame/evidence-chip.tsx';
import { say } from '../frame/words.ts';
import type { MeterCase } from './cases.ts';
import { WORDS } from './words.ts';

/** What is known of a case: a sentence, how sure that is, and what it rests on. */
export function KnownPart({ about, locale }: { readonly about: MeterCase; readonly locale: Locale }) {
  const { known, label, sources } = about;
  if (!known || !label) return null;
  return (
    <section className="meter-known">
      <h3>{say(WORDS.known, locale)}</h3>
      <p>{say(known, locale)}</p>
      <EvidenceChip label={label}>{say(WORDS[label], locale)}</EvidenceChip>
      <details>
        <summary>{say(WORDS.sources, locale)}</summary>
        <ul lang="en">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
