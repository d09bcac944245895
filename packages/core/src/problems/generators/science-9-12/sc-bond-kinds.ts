import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { choiceItem, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-bond');

type Kind = 'ionic' | 'covalent' | 'metallic';
interface Substance {
  readonly formula: string;
  readonly name: Phrase;
  readonly kind: Kind;
}

const KINDS: readonly Kind[] = ['ionic', 'covalent', 'metallic'];
const KIND_WORDS: Readonly<Record<Kind, Phrase>> = {
  ionic: message('kind-words.ionic'),
  covalent: message('kind-words.covalent'),
  metallic: message('kind-words.metallic'),
};
const CHOSEN_WRONGLY: Readonly<Record<Kind, MisconceptionId>> = {
  ionic: 'compound-means-ions',
  covalent: 'every-bond-shares',
  metallic: 'metallic-by-looks',
};
const WHY: Readonly<Record<Kind, Phrase>> = {
  ionic: message('why.ionic'),
  covalent: message('why.covalent'),
  metallic: message('why.metallic'),
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
export function classifyBond(random: SeededRandom): DraftItem {
  const { formula, name, kind } = random.pick(SUBSTANCES);
  const all = { formula, name, kind: KIND_WORDS[kind] };
  const option = (of: Kind): Option => ({ text: text(KIND_WORDS[of]) });
  const explained = {
    prompt: text(message('classify-bond.explained.prompt'), all),
    nudge: text(message('classify-bond.explained.nudge')),
    steps: [
      step(
        message('classify-bond.explained.step.sort-elements-formula-into'),
        message('classify-bond.explained.reason'),
        all,
      ),
      step(message('classify-bond.explained.step.so-kind'), WHY[kind], all),
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
