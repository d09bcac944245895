import type { Locale } from '@ori/contracts/locale';
import { ELEMENTS } from '@ori/core/elements/elements';
import { say } from '../frame/words.ts';
import { KIND_WORDS } from './kind-words.ts';
import { type Kind, kindOf, KINDS, type Telling } from './views.ts';
import { WORDS } from './words.ts';

interface LegendProps {
  readonly telling: Telling;
  readonly locale: Locale;
  readonly outstanding: Kind | null;
  readonly onOutstanding: (kind: Kind | null) => void;
}

/** How many elements a class has. */
export function countOf(kind: Kind, telling: Telling): number {
  return ELEMENTS.filter((element) => kindOf(element, telling) === kind).length;
}

/** The classes of the view with their colours; one pressed stands out, the others step back. */
export function Legend({ telling, locale, outstanding, onOutstanding }: LegendProps) {
  return (
    <fieldset className="pt-legend">
      <legend className="text-sm text-mute">{say(WORDS.legend, locale)}</legend>
      <div>
        {KINDS[telling.view].map((kind) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            aria-pressed={kind === outstanding}
            onClick={() => onOutstanding(kind === outstanding ? null : kind)}
          >
            {KIND_WORDS[kind][locale]} <b>{countOf(kind, telling)}</b>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
