import type { Locale } from '@ori/contracts/locale';
import type { Structure } from '@ori/core/molecules/structure';
import { say } from '../frame/words.ts';
import type { Chosen } from './measure-words.ts';
import { WORDS } from './words.ts';

const PLACES = [WORDS.first, WORDS.second, WORDS.third] as const;

interface AtomChoiceProps {
  readonly structure: Structure;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly locale: Locale;
}

/** Up to three atoms, each from a list; a list opens when the one before it is filled. */
export function AtomChoice({ structure, chosen, onChoose, locale }: AtomChoiceProps) {
  const put = (place: number, value: string) => {
    const before = chosen.slice(0, place);
    onChoose(value === '' ? before : [...before, Number(value), ...chosen.slice(place + 1)]);
  };
  return (
    <fieldset className="molecule-atoms">
      <legend className="text-sm text-mute">{say(WORDS.pick, locale)}</legend>
      {PLACES.map((words, place) => (
        <label key={words.en}>
          <span className="text-sm text-mute">{say(words, locale)}</span>
          <select
            className="molecule-select"
            value={chosen[place] ?? ''}
            disabled={place > chosen.length}
            onChange={(event) => put(place, event.currentTarget.value)}
          >
            <option value="">{say(WORDS.none, locale)}</option>
            {structure.atoms.map(({ name }, index) => (
              <option key={name} value={index} disabled={chosen.includes(index) && chosen[place] !== index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
