import { prettyFormula } from '@ori/core/chemistry/formula';
import type { Locale } from '@ori/contracts/locale';
import { MOLECULE_IDS, type MoleculeId } from '@ori/contracts/matter-names';
import { structureOf } from '@ori/core/molecules/structure';
import { say } from '../frame/words.ts';
import { NAMES, WORDS } from './words.ts';

interface SubstanceChoiceProps {
  readonly id: MoleculeId;
  readonly onChoose: (id: MoleculeId) => void;
  readonly locale: Locale;
}

/** All twenty-five substances in one list. */
export function SubstanceChoice({ id, onChoose, locale }: SubstanceChoiceProps) {
  return (
    <label className="molecule-substance">
      <span className="text-sm text-mute">{say(WORDS.substance, locale)}</span>
      <select
        className="molecule-select"
        value={id}
        onChange={(event) => onChoose(event.currentTarget.value as MoleculeId)}
      >
        {MOLECULE_IDS.map((each) => (
          <option key={each} value={each}>
            {`${say(NAMES[each], locale)} (${prettyFormula(structureOf(each).formula)})`}
          </option>
        ))}
      </select>
    </label>
  );
}
