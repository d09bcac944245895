import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, decimalItem, generator, rounded, type Wrong } from '../../item.ts';
import {
  EQUILIBRIUM_STRENGTHENS_CHANGE,
  EVERYTHING_SHIFTS,
  K_POWERS_FORGOTTEN,
  K_UPSIDE_DOWN,
} from '../../misconceptions/matter-counted.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from '../science-6-8/worked.ts';
import { bufferPh, limewater } from './alkaline-water.ts';
import { equalStart, splitting, whichWay } from './equilibrium-tables.ts';
import { energyFromK, kFromEnergy, warmedEquilibrium, warmedRate } from './free-energy.ts';

/** Gas reactions: moles of gas on each side, whether the forward reaction gives off heat, one substance of each side. */
const REACTIONS = [
  { equation: 'N₂ + 3 H₂ ⇌ 2 NH₃', left: 4, right: 2, warms: true, from: 'N₂', to: 'NH₃' },
  { equation: '2 SO₂ + O₂ ⇌ 2 SO₃', left: 3, right: 2, warms: true, from: 'O₂', to: 'SO₃' },
  { equation: 'N₂O₄ ⇌ 2 NO₂', left: 1, right: 2, warms: false, from: 'N₂O₄', to: 'NO₂' },
  { equation: 'H₂ + I₂ ⇌ 2 HI', left: 2, right: 2, warms: true, from: 'I₂', to: 'HI' },
  { equation: 'PCl₅ ⇌ PCl₃ + Cl₂', left: 1, right: 2, warms: false, from: 'PCl₅', to: 'Cl₂' },
] as const;
type Reaction = (typeof REACTIONS)[number];

const WARMS = say('gives off heat', 'dégage de la chaleur', 'desprende calor');
const COOLS = say('takes in heat', 'absorbe de la chaleur', 'absorbe calor');
const WAYS = [
  say('to the left', 'vers la gauche', 'hacia la izquierda'),
  say('not at all', 'pas du tout', 'en ningún sentido'),
  say('to the right', 'vers la droite', 'hacia la derecha'),
] as const;

interface Change {
  readonly what: LocalisedText;
  readonly why: LocalisedText;
  /** −1 left, 0 none, 1 right. */
  readonly shift: number;
}

const FEWER_MOLES = say(
  'Compressing favors the side with fewer moles of gas.',
  'Comprimer favorise le côté avec moins de moles de gaz.',
  'Comprimir favorece el lado con menos moles de gas.',
);
const HEAT_TAKEN_IN = say(
  'Heating favors the direction that takes in heat.',
  'Chauffer favorise le sens qui absorbe de la chaleur.',
  'Calentar favorece el sentido que absorbe calor.',
);
const USED_OR_REMADE = say(
  'What was added is used up in part; what was removed is made again in part.',
  'Ce qu’on ajoute est consommé en partie ; ce qu’on retire est refait en partie.',
  'Lo añadido se gasta en parte; lo retirado se repone en parte.',
);
const CATALYST: Change = {
  what: say('A catalyst is added.', 'On ajoute un catalyseur.', 'Se añade un catalizador.'),
  why: say(
    'A catalyst speeds up both directions alike.',
    'Un catalyseur accélère pareillement les deux sens.',
    'Un catalizador acelera por igual los dos sentidos.',
  ),
  shift: 0,
};

/** Changes of volume and of temperature. */
function conditionsOf({ left, right, warms }: Reaction): readonly [Change, ...Change[]] {
  const fewer = Math.sign(left - right);
  return [
    {
      what: say('The volume is made smaller.', 'On réduit le volume.', 'Se reduce el volumen.'),
      why: FEWER_MOLES,
      shift: fewer,
    },
    {
      what: say('The volume is made larger.', 'On augmente le volume.', 'Se aumenta el volumen.'),
      why: FEWER_MOLES,
      shift: -fewer,
    },
    {
      what: say('The temperature is raised.', 'On élève la température.', 'Se sube la temperatura.'),
      why: HEAT_TAKEN_IN,
      shift: warms ? -1 : 1,
    },
    {
      what: say('The temperature is lowered.', 'On abaisse la température.', 'Se baja la temperatura.'),
      why: HEAT_TAKEN_IN,
      shift: warms ? 1 : -1,
    },
  ];
}

/** Changes of the amount of one substance. */
function amountsOf({ from, to }: Reaction): readonly Change[] {
  return [
    {
      what: text(say('More {from} is added.', 'On ajoute du {from}.', 'Se añade más {from}.'), { from }),
      why: USED_OR_REMADE,
      shift: 1,
    },
    {
      what: text(say('Some {to} is removed.', 'On retire du {to}.', 'Se retira {to}.'), { to }),
      why: USED_OR_REMADE,
      shift: 1,
    },
    {
      what: text(say('More {to} is added.', 'On ajoute du {to}.', 'Se añade más {to}.'), { to }),
      why: USED_OR_REMADE,
      shift: -1,
    },
  ];
}

/** Every change that can be made to a reaction in equilibrium. */
function changesOf(reaction: Reaction): readonly [Change, ...Change[]] {
  return [...conditionsOf(reaction), ...amountsOf(reaction), CATALYST];
}

function shift(random: SeededRandom): PracticeItem {
  const reaction = random.pick(REACTIONS);
  const change = random.pick(changesOf(reaction));
  const right = WAYS[change.shift + 1] ?? WAYS[1];
  const explained = worked(
    {
      prompt: say(
        '{equation}, all gases; forward it {heat}. {change} Which way does the equilibrium shift?',
        '{equation}, tous gazeux ; vers la droite, la réaction {heat}. {change} Dans quel sens l’équilibre se déplace-t-il ?',
        '{equation}, todos gases; hacia la derecha, la reacción {heat}. {change} ¿Hacia dónde se desplaza el equilibrio?',
      ),
      nudge: say(
        'Which direction works against the change?',
        'Quel sens s’oppose au changement ?',
        '¿Qué sentido se opone al cambio?',
      ),
      rule: [
        say(
          'Find what the change favors: fewer gas moles, heat taken in, or using up what was added.',
          'Chercher ce que favorise le changement : moins de moles de gaz, absorber de la chaleur, ou consommer ce qu’on ajoute.',
          'Se busca qué favorece el cambio: menos moles de gas, absorber calor o gastar lo añadido.',
        ),
        say(
          'A system in equilibrium counters a change in part (Le Chatelier).',
          'Un système à l’équilibre s’oppose en partie au changement (Le Chatelier).',
          'Un sistema en equilibrio contrarresta en parte el cambio (Le Chatelier).',
        ),
      ],
      work: [[right, change.why]],
    },
    { equation: reaction.equation, heat: reaction.warms ? WARMS : COOLS, change: change.what },
  );
  const wrong = WAYS.filter((way) => way !== right).map((way): Wrong<{ text: LocalisedText }> => [
    { text: text(way) },
    way === WAYS[1] || change.shift === 0 ? EVERYTHING_SHIFTS : EQUILIBRIUM_STRENGTHENS_CHANGE,
  ]);
  return choiceItem(explained, random, { text: text(right) }, wrong);
}

/** K of A ⇌ 2 B in the concentrations of equilibrium, or the concentration of A from K. */
function constant(random: SeededRandom, back: boolean): PracticeItem {
  const b = random.integer(2, 12) / 10;
  const a = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8]);
  const k = rounded((b * b) / a, 3);
  const explained = worked(
    {
      prompt: back
        ? say(
            'N₂O₄ ⇌ 2 NO₂ with K = {k} in mol/L. In equilibrium the concentration of NO₂ is {b} mol/L. What is that of N₂O₄, in mol/L, to two decimal places?',
            'N₂O₄ ⇌ 2 NO₂ avec K = {k} en mol/L. À l’équilibre la concentration de NO₂ est de {b} mol/L. Quelle est celle de N₂O₄, en mol/L, à deux chiffres après la virgule ?',
            'N₂O₄ ⇌ 2 NO₂ con K = {k} en mol/L. En equilibrio la concentración de NO₂ es {b} mol/L. ¿Cuál es la de N₂O₄, en mol/L, con dos decimales?',
          )
        : say(
            'In equilibrium N₂O₄ ⇌ 2 NO₂ the concentrations are {a} mol/L of N₂O₄ and {b} mol/L of NO₂. What is K in mol/L, to two decimal places?',
            'Dans l’équilibre N₂O₄ ⇌ 2 NO₂, les concentrations sont {a} mol/L de N₂O₄ et {b} mol/L de NO₂. Combien vaut K en mol/L, à deux chiffres après la virgule ?',
            'En el equilibrio N₂O₄ ⇌ 2 NO₂ las concentraciones son {a} mol/L de N₂O₄ y {b} mol/L de NO₂. ¿Cuánto vale K en mol/L, con dos decimales?',
          ),
      nudge: say(
        'Products on top, each with its coefficient as a power.',
        'Les produits en haut, chacun avec son coefficient en exposant.',
        'Los productos arriba, cada uno con su coeficiente como exponente.',
      ),
      rule: [
        'K = [NO₂]² ÷ [N₂O₄]',
        say(
          'Two molecules NO₂ form, so its concentration counts twice.',
          'Deux molécules NO₂ se forment : sa concentration compte deux fois.',
          'Se forman dos moléculas NO₂: su concentración cuenta dos veces.',
        ),
      ],
      work: [
        [
          '{b} × {b} ÷ {a} = {k}',
          say(
            'Each quantity has its place in the quotient.',
            'Chaque grandeur a sa place dans le quotient.',
            'Cada cantidad tiene su lugar en el cociente.',
          ),
        ],
      ],
    },
    { a, b, k },
  );
  const wrong: readonly Wrong<number>[] = back
    ? [
        [rounded(b / k, 2), K_POWERS_FORGOTTEN],
        [rounded(k / (b * b), 2), K_UPSIDE_DOWN],
      ]
    : [
        [rounded(b / a, 2), K_POWERS_FORGOTTEN],
        [rounded(a / (b * b), 2), K_UPSIDE_DOWN],
        [rounded((2 * b) / a, 2), K_POWERS_FORGOTTEN],
      ];
  return decimalItem(explained, back ? a : rounded(k, 2), { tolerance: 0.011 }, wrong);
}

const fromAmounts = (random: SeededRandom) => constant(random, false);
const fromConstant = (random: SeededRandom) => constant(random, true);
const EASY = [shift, whichWay, fromAmounts] as const;
const USUAL = [fromConstant, equalStart, limewater, energyFromK] as const;
const HARD = [splitting, bufferPh, energyFromK, kFromEnergy, warmedEquilibrium, warmedRate] as const;

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return random.pick(EASY)(random);
  return difficulty === 2 ? random.pick(USUAL)(random) : random.pick(HARD)(random);
}

/** Chemical equilibrium: shifts, the constant K, acids and bases, free energy, rates (NGSS HS-PS1-6). */
export const scEquil = generator('sc-equil', make);
