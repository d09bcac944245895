import type { Locale } from '@ori/contracts/locale';
import { say } from '../frame/words.ts';
import type { MeterCase } from './cases.ts';
import { WORDS } from './words.ts';

/** Flask and question mark, as the house draws its labels (24 by 24). */
const ICONS = {
  science: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9',
  unsupported: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01',
} as const;

/** What is known of a case: a sentence, how sure that is, and what it rests on. */
export function KnownPart({ about, locale }: { readonly about: MeterCase; readonly locale: Locale }) {
  const { known, label, sources } = about;
  if (!known || !label) return null;
  return (
    <section className="meter-known">
      <h3>{say(WORDS.known, locale)}</h3>
      <p>{say(known, locale)}</p>
      <span className="chip" data-evidence={label}>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d={ICONS[label]} />
        </svg>
        {say(WORDS[label], locale)}
      </span>
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
