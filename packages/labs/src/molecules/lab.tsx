import { prettyFormula } from '@ori/core/chemistry/formula';
import type { MoleculesProps } from '@ori/contracts/matter-labs';
import type { MoleculeId } from '@ori/contracts/matter-names';
import { leadingAngle } from '@ori/core/molecules/measures';
import { type Structure, structureOf } from '@ori/core/molecules/structure';
import { useMemo, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { AtomChoice } from './atom-choice.tsx';
import { GuessAngle } from './guess-angle.tsx';
import { angleName, type Chosen, measureWords, structureWords } from './measure-words.ts';
import { MoleculeOptions } from './molecule-options.tsx';
import { SubstanceChoice } from './substance-choice.tsx';
import { MoleculePicture } from './molecule-picture.tsx';
import type { Style } from './molecule-scene.ts';
import { StructureLists } from './structure-lists.tsx';
import { careWords, KIND_WORDS, NAMES, WORDS } from './words.ts';
import './molecules.css';

/** The next choice after an atom was pressed: added, or taken back, or the first of a new one. */
function pressed(chosen: Chosen, atom: number): Chosen {
  if (chosen.includes(atom)) return chosen.filter((other) => other !== atom);
  return chosen.length === 3 ? [atom] : [...chosen, atom];
}

/** With so many atoms their names would hide the picture, until asked for. */
const MANY = 16;

const startOf = (structure: Structure): Chosen => leadingAngle(structure) ?? [];

/** Turn substances, guess an angle, then measure any atoms. */
export function Lab({ props, locale }: LabProps<MoleculesProps>) {
  const [id, setId] = useState<MoleculeId>(props.molecule);
  const structure = useMemo(() => structureOf(id), [id]);
  const [chosen, setChosen] = useState<Chosen>(() => startOf(structure));
  const [guessed, setGuessed] = useState<number | null>(null);
  const [style, setStyle] = useState<Style>('sticks');
  const [named, setNamed] = useState(structure.atoms.length < MANY);
  const start = startOf(structure);
  const choose = (next: MoleculeId) => {
    setId(next);
    setChosen(startOf(structureOf(next)));
    setNamed(structureOf(next).atoms.length < MANY);
  };
  const isOpen = guessed !== null;
  const care = careWords(id);
  const verdict = isOpen && id === props.molecule ? say(WORDS.verdict, locale, { guess: guessed }) : '';
  const measured = isOpen ? measureWords(structure, chosen, locale) : say(WORDS.nothing, locale);
  return (
    <div className="lab molecules">
      {isOpen && <SubstanceChoice id={id} onChoose={choose} locale={locale} />}
      <div className="three-d-bench">
        <div className="lab">
          <h3 className="molecule-title">
            {say(NAMES[id], locale)} <span>{prettyFormula(structure.formula)}</span>
          </h3>
          <MoleculePicture
            structure={structure}
            style={style}
            named={named}
            chosen={chosen}
            onPick={(atom) => isOpen && setChosen(pressed(chosen, atom))}
            label={structureWords(structure, locale)}
            locale={locale}
          />
        </div>
        <div className="lab">
          {isOpen ? (
            <AtomChoice structure={structure} chosen={chosen} onChoose={setChosen} locale={locale} />
          ) : (
            <GuessAngle angle={angleName(structure, start)} onShow={setGuessed} locale={locale} />
          )}
          <Finding tone={isOpen ? 'found' : 'open'}>
            {verdict} {measured}
          </Finding>
          <MoleculeOptions
            style={style}
            onStyle={setStyle}
            named={named}
            onNamed={setNamed}
            locale={locale}
          />
          <p className="text-sm text-mute">{say(KIND_WORDS[structure.kind], locale)}</p>
          {care && <p className="molecule-care">{say(care, locale)}</p>}
          {isOpen && <StructureLists structure={structure} locale={locale} />}
        </div>
      </div>
    </div>
  );
}
