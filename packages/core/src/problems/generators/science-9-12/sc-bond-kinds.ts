import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, step, type Option, type Wrong } from '../../item.ts';
import { COMPOUND_MEANS_IONS, EVERY_BOND_SHARES, METALLIC_BY_LOOKS } from '../../misconceptions/bonding.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Kind = 'ionic' | 'covalent' | 'metallic';
interface Substance {
  readonly formula: string;
  readonly name: LocalisedText;
  readonly kind: Kind;
}

const KINDS: readonly Kind[] = ['ionic', 'covalent', 'metallic'];
const KIND_WORDS: Readonly<Record<Kind, LocalisedText>> = {
  ionic: { en: 'ionic bonds', fr: 'liaisons ioniques', es: 'enlaces iónicos' },
  covalent: { en: 'covalent bonds', fr: 'liaisons covalentes', es: 'enlaces covalentes' },
  metallic: { en: 'metallic bonds', fr: 'liaisons métalliques', es: 'enlaces metálicos' },
};
const CHOSEN_WRONGLY: Readonly<Record<Kind, Misconception>> = {
  ionic: COMPOUND_MEANS_IONS,
  covalent: EVERY_BOND_SHARES,
  metallic: METALLIC_BY_LOOKS,
};
const WHY: Readonly<Record<Kind, LocalisedText>> = {
  ionic: {
    en: 'A metal gives electrons to a nonmetal; the ions attract each other.',
    fr: 'Un métal cède des électrons à un non-métal ; les ions s’attirent.',
    es: 'Un metal cede electrones a un no metal; los iones se atraen.',
  },
  covalent: {
    en: 'Nonmetal atoms share pairs of electrons.',
    fr: 'Des atomes de non-métaux partagent des doublets d’électrons.',
    es: 'Átomos de no metales comparten pares de electrones.',
  },
  metallic: {
    en: 'Metal atoms let their outer electrons move through the whole piece.',
    fr: 'Des atomes de métal laissent leurs électrons externes circuler dans tout le morceau.',
    es: 'Los átomos de metal dejan que sus electrones externos recorran toda la pieza.',
  },
};

const substance = (kind: Kind, formula: string, en: string, fr: string, es: string): Substance => ({
  kind,
  formula,
  name: { en, fr, es },
});
const SUBSTANCES: readonly [Substance, ...Substance[]] = [
  substance('ionic', 'NaCl', 'table salt', 'le sel de table', 'la sal de mesa'),
  substance('ionic', 'CaO', 'quicklime', 'la chaux vive', 'la cal viva'),
  substance('ionic', 'MgO', 'magnesia', 'la magnésie', 'la magnesia'),
  substance('ionic', 'KCl', 'potassium chloride', 'le chlorure de potassium', 'el cloruro de potasio'),
  substance('ionic', 'CaF₂', 'fluorite', 'la fluorine', 'la fluorita'),
  substance('ionic', 'NaF', 'sodium fluoride', 'le fluorure de sodium', 'el fluoruro de sodio'),
  substance('covalent', 'H₂O', 'water', 'l’eau', 'el agua'),
  substance('covalent', 'CO₂', 'carbon dioxide', 'le dioxyde de carbone', 'el dióxido de carbono'),
  substance('covalent', 'CH₄', 'methane', 'le méthane', 'el metano'),
  substance('covalent', 'NH₃', 'ammonia', 'l’ammoniac', 'el amoníaco'),
  substance('covalent', 'O₂', 'oxygen gas', 'le dioxygène', 'el oxígeno gaseoso'),
  substance('covalent', 'SiO₂', 'quartz', 'le quartz', 'el cuarzo'),
  substance('metallic', 'Cu', 'copper', 'le cuivre', 'el cobre'),
  substance('metallic', 'Au', 'gold', 'l’or', 'el oro'),
  substance('metallic', 'Fe', 'iron', 'le fer', 'el hierro'),
  substance('metallic', 'Ag', 'silver', 'l’argent', 'la plata'),
  substance('metallic', 'Cu + Sn', 'bronze', 'le bronze', 'el bronce'),
  substance('metallic', 'Cu + Zn', 'brass', 'le laiton', 'el latón'),
];

/** What holds this substance together? */
export function classifyBond(random: SeededRandom): PracticeItem {
  const { formula, name, kind } = random.pick(SUBSTANCES);
  const all = { formula, name, kind: KIND_WORDS[kind] };
  const option = (of: Kind): Option => ({ text: text(KIND_WORDS[of]) });
  const explained = {
    prompt: text(
      {
        en: 'What holds {name} ({formula}) together?',
        fr: 'Quel type de liaisons y a-t-il dans {name} ({formula}) ?',
        es: '¿Qué tipo de enlaces hay en {name} ({formula})?',
      },
      all,
    ),
    nudge: text({
      en: 'Find each element in the periodic table: is it a metal or a nonmetal?',
      fr: 'Chercher chaque élément dans le tableau périodique : métal ou non-métal ?',
      es: 'Buscar cada elemento en la tabla periódica: ¿metal o no metal?',
    }),
    steps: [
      step(
        {
          en: 'Sort the elements of {formula} into metals and nonmetals.',
          fr: 'Classer les éléments de {formula} en métaux et non-métaux.',
          es: 'Clasificar los elementos de {formula} en metales y no metales.',
        },
        {
          en: 'Metals let go of outer electrons easily, nonmetals hold on to them.',
          fr: 'Les métaux cèdent facilement leurs électrons externes, les non-métaux les retiennent.',
          es: 'Los metales sueltan con facilidad sus electrones externos; los no metales los retienen.',
        },
        all,
      ),
      step({ en: 'So: {kind}.', fr: 'Donc : {kind}.', es: 'Entonces: {kind}.' }, WHY[kind], all),
    ],
  };
  const others = KINDS.filter((other) => other !== kind);
  return choiceItem(
    explained,
    random,
    option(kind),
    others.map((other): Wrong<Option> => [option(other), CHOSEN_WRONGLY[other]]),
  );
}
