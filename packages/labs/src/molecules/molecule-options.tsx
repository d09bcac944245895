import type { Locale } from '@ori/contracts/locale';
import { Choices } from '../frame/choices.tsx';
import { say } from '../frame/words.ts';
import type { Style } from './molecule-scene.ts';
import { WORDS } from './words.ts';

interface MoleculeOptionsProps {
  readonly style: Style;
  readonly onStyle: (style: Style) => void;
  readonly named: boolean;
  readonly onNamed: (named: boolean) => void;
  readonly locale: Locale;
}

/** Balls and sticks or space-filling, with or without the names of the atoms. */
export function MoleculeOptions({ style, onStyle, named, onNamed, locale }: MoleculeOptionsProps) {
  return (
    <div className="molecule-options">
      <Choices<Style>
        legend={say(WORDS.style, locale)}
        choices={[
          { value: 'sticks', label: say(WORDS.sticks, locale) },
          { value: 'full', label: say(WORDS.full, locale) },
        ]}
        value={style}
        onChoose={onStyle}
      />
      <label className="molecule-check">
        <input type="checkbox" checked={named} onChange={(event) => onNamed(event.currentTarget.checked)} />
        {say(WORDS.names, locale)}
      </label>
    </div>
  );
}
