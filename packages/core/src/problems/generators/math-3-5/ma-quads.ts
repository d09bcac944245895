import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import {
  NAMES_SHUT_OUT,
  FAMILY_TURNED_AROUND,
  ONE_PROPERTY_ONLY,
} from '../../misconceptions/plane-figures.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { LOOKS, NAMES, type FourSided } from './four-sides.ts';
import { nameDescribed, nameDrawing, nameMeasured } from './quad-names.ts';

/** Which is always true: every A is a B. The wrong ones turn such a sentence around. */
const FAMILIES = [
  ['square', 'rectangle'],
  ['square', 'rhombus'],
  ['square', 'parallelogram'],
  ['rectangle', 'parallelogram'],
  ['rhombus', 'parallelogram'],
] as const;
/** What every figure of a family has, the special ones among them too. */
const HAS: Readonly<Record<'square' | 'rectangle' | 'rhombus', LocalisedText>> = {
  square: LOOKS.square,
  rectangle: { en: '4 right angles', fr: '4 angles droits', es: '4 ángulos rectos' },
  rhombus: { en: '4 equal sides', fr: '4 côtés égaux', es: '4 lados iguales' },
};
const EVERY = {
  en: 'Every {a} is a {b}.',
  fr: 'Tout {a} est un {b}.',
  es: 'Todo {a} es un {b}.',
};
const NO = {
  en: 'No {a} is a {b}.',
  fr: 'Aucun {a} n’est un {b}.',
  es: 'Ningún {a} es un {b}.',
};

/** What some names promise: which figures always have it, and which need not. */
const PROMISES = [
  {
    what: HAS.rectangle,
    always: ['square', 'rectangle'],
    not: ['rhombus', 'parallelogram', 'trapezoid', 'kite'],
  },
  {
    what: HAS.rhombus,
    always: ['square', 'rhombus'],
    not: ['rectangle', 'parallelogram', 'trapezoid', 'kite'],
  },
  {
    what: {
      en: '2 pairs of parallel sides',
      fr: '2 paires de côtés parallèles',
      es: '2 pares de lados paralelos',
    },
    always: ['square', 'rectangle', 'rhombus', 'parallelogram'],
    not: ['trapezoid', 'kite'],
  },
] as const satisfies readonly {
  readonly what: LocalisedText;
  readonly always: readonly FourSided[];
  readonly not: readonly FourSided[];
}[];
const EVERY_HAS = {
  en: 'Every {a} has {what}.',
  fr: 'Tout {a} a {what}.',
  es: 'Todo {a} tiene {what}.',
};

const say = (how: LocalisedText, a: FourSided, b: FourSided): Option => ({
  text: text(how, { a: NAMES[a], b: NAMES[b] }),
});

const ASKED_TRUE = {
  prompt: text({
    en: 'Which is always true?',
    fr: 'Qu’est-ce qui est toujours vrai ?',
    es: '¿Qué es siempre verdadero?',
  }),
  nudge: text({
    en: 'Try to draw one that breaks the sentence.',
    fr: 'Essaie d’en dessiner un qui contredit la phrase.',
    es: 'Probemos a dibujar uno que rompa la frase.',
  }),
};
const ONE_BREAKS = {
  en: 'One figure that breaks it makes a sentence false.',
  fr: 'Une seule figure contraire rend la phrase fausse.',
  es: 'Una sola figura contraria hace falsa la frase.',
};

function alwaysTrue(random: SeededRandom): PracticeItem {
  const [narrow, wide] = random.pick(FAMILIES);
  const [otherNarrow, otherWide] = random.pick(FAMILIES);
  const all = { a: NAMES[narrow], b: NAMES[wide], looks: HAS[narrow] };
  const explained = {
    ...ASKED_TRUE,
    steps: [
      step(
        {
          en: 'Ask what the second name wants, and whether the first always has it.',
          fr: 'Demande ce que veut le second nom, et si le premier l’a toujours.',
          es: 'Veamos qué pide el segundo nombre y si el primero siempre lo tiene.',
        },
        ONE_BREAKS,
      ),
      step(
        EVERY,
        {
          en: 'It has {looks}: so it has all that the other name asks for.',
          fr: 'Il a {looks} : il a donc tout ce que l’autre nom demande.',
          es: 'Tiene {looks}: así tiene todo lo que pide el otro nombre.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, say(EVERY, narrow, wide), [
    [say(EVERY, wide, narrow), FAMILY_TURNED_AROUND],
    [say(NO, narrow, wide), NAMES_SHUT_OUT],
    [say(EVERY, otherWide, otherNarrow), FAMILY_TURNED_AROUND],
  ]);
}

/** Of several sentences about what a figure always has, one is true. */
function alwaysHas(random: SeededRandom): PracticeItem {
  const { what, always, not } = random.pick(PROMISES);
  const name = random.shuffle<FourSided>(always)[0] ?? 'square';
  const sentence = (a: FourSided): Option => ({ text: text(EVERY_HAS, { a: NAMES[a], what }) });
  const wrong = random.shuffle<FourSided>(not).slice(0, 3);
  const explained = {
    ...ASKED_TRUE,
    steps: [
      step(
        {
          en: 'For each name, look for a figure that does not have it.',
          fr: 'Pour chaque nom, cherche une figure qui ne l’a pas.',
          es: 'Para cada nombre, busquemos una figura que no lo tenga.',
        },
        ONE_BREAKS,
      ),
      step(
        EVERY_HAS,
        {
          en: 'The name itself asks for it.',
          fr: 'Le nom même le demande.',
          es: 'El nombre mismo lo pide.',
        },
        { a: NAMES[name], what },
      ),
    ],
  };
  return choiceItem(
    explained,
    random,
    sentence(name),
    wrong.map((other): Wrong<Option> => [sentence(other), ONE_PROPERTY_ONLY]),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return nameDrawing(random);
  if (difficulty === 2) return random.pick([nameDescribed, nameMeasured])(random);
  return random.pick([alwaysTrue, alwaysHas])(random);
}

/** Quadrilaterals by their sides and angles (CCSS 3.G.A.1, 5.G.B.4). */
export const maQuads = generator('ma-quads', make);
