import type { Locale } from '@ori/contracts/locale';
import { type Orbital, ORBITALS, SUBSHELLS } from '@ori/core/quantum/hydrogen-orbital';
import { Choices } from '../frame/choices.tsx';
import { say } from '../frame/words.ts';
import { nameParts } from './orbital-name.tsx';
import { WORDS } from './words.ts';

interface OrbitalChoiceProps {
  readonly orbital: Orbital;
  readonly locale: Locale;
  readonly onChoose: (orbital: Orbital) => void;
}

/** The orbital that is most like the wished one: the same m where the new kind has it. */
function nearest(n: number, l: number, m: number): Orbital | undefined {
  const kept = Math.min(l, n - 1);
  const same = ORBITALS.filter((each) => each.n === n && each.l === kept);
  return same.find((each) => each.m === m) ?? same.find((each) => each.m === 0);
}

/** Shell, kind and direction, one after the other: thirty orbitals without a list of thirty. */
export function OrbitalChoice({ orbital, locale, onChoose }: OrbitalChoiceProps) {
  const { n, l, m } = orbital;
  const choose = (next: Orbital | undefined) => next && onChoose(next);
  const kinds = SUBSHELLS.slice(0, n).map((label, value) => ({ value, label }));
  const directions = ORBITALS.filter((each) => each.n === n && each.l === l);
  return (
    <div className="orbital-choice">
      <Choices
        legend={say(WORDS.shell, locale)}
        choices={[1, 2, 3, 4].map((value) => ({ value, label: String(value) }))}
        value={n}
        onChoose={(next) => choose(nearest(next, l, m))}
      />
      <Choices
        legend={say(WORDS.subshell, locale)}
        choices={kinds}
        value={l}
        onChoose={(next) => choose(nearest(n, next, m))}
      />
      {l > 0 && (
        <Choices
          legend={say(WORDS.direction, locale)}
          choices={directions.map((each) => ({ value: each.m, label: nameParts(each).axis }))}
          value={m}
          onChoose={(next) => choose(nearest(n, l, next))}
        />
      )}
    </div>
  );
}
