import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type SortBank, memberOf, sortAll } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, choiceItem, generator, step } from '../../item.ts';
import { ALL_METALS_MAGNETIC, IRON_NOT_SEEN, MAGNET_PULLS_ANYTHING } from '../../misconceptions/magnets.ts';
import { LIKE_POLES_ATTRACT } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const PULLED: SortBank = {
  groups: [
    {
      name: say('Pulled by a magnet', 'Attiré par un aimant', 'Atraído por un imán'),
      ask: say('Which one does a magnet pull?', 'Lequel un aimant attire-t-il ?', '¿Cuál atrae un imán?'),
      why: say('It contains iron.', 'Cela contient du fer.', 'Contiene hierro.'),
      falseWhys: [],
      mistaken: ALL_METALS_MAGNETIC,
    },
    {
      name: say('Not pulled', 'Non attiré', 'No atraído'),
      ask: say(
        'Which one does a magnet not pull?',
        'Lequel un aimant n’attire-t-il pas ?',
        '¿Cuál no atrae un imán?',
      ),
      why: say(
        'It contains no iron, nickel or cobalt.',
        'Cela ne contient ni fer, ni nickel, ni cobalt.',
        'No contiene hierro, níquel ni cobalto.',
      ),
      falseWhys: [],
      mistaken: IRON_NOT_SEEN,
    },
  ],
  things: [
    { name: say('An iron nail', 'Un clou en fer', 'Un clavo de hierro'), group: 0, picture: picture('nail') },
    { name: say('A steel paper clip', 'Un trombone en acier', 'Un clip de acero'), group: 0 },
    { name: say('A pan of cast iron', 'Une poêle en fonte', 'Una sartén de hierro fundido'), group: 0 },
    { name: say('A steel needle', 'Une aiguille en acier', 'Una aguja de acero'), group: 0 },
    { name: say('A copper wire', 'Un fil de cuivre', 'Un hilo de cobre'), group: 1 },
    { name: say('Aluminium foil', 'Du papier d’aluminium', 'Papel de aluminio'), group: 1 },
    { name: say('A gold ring', 'Une bague en or', 'Un anillo de oro'), group: 1 },
    {
      name: say('A wooden spoon', 'Une cuillère en bois', 'Una cuchara de madera'),
      group: 1,
      trap: MAGNET_PULLS_ANYTHING,
      picture: picture('spoon'),
    },
    {
      name: say('A glass marble', 'Une bille en verre', 'Una canica de vidrio'),
      group: 1,
      trap: MAGNET_PULLS_ANYTHING,
    },
    {
      name: say('A brass key', 'Une clé en laiton', 'Una llave de latón'),
      group: 1,
      picture: picture('key'),
    },
  ],
  askGroup: say(
    '{thing}: does a magnet pull it?',
    '{thing} : un aimant l’attire-t-il ?',
    '{thing}: ¿lo atrae un imán?',
  ),
  askSort: say(
    'What does a magnet do with each?',
    'Que fait un aimant avec chacun ?',
    '¿Qué hace un imán con cada uno?',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Think of what each thing is made of.',
    'Pense à la matière de chaque objet.',
    'Piensa de qué está hecho cada objeto.',
  ),
  rule: [
    say(
      'Ask: is there iron in it? Steel is mostly iron.',
      'Demande : contient-il du fer ? L’acier est surtout du fer.',
      'Pregunta: ¿tiene hierro? El acero es sobre todo hierro.',
    ),
    say(
      'Magnets pull iron and very few other metals.',
      'Les aimants attirent le fer et très peu d’autres métaux.',
      'Los imanes atraen el hierro y muy pocos metales más.',
    ),
  ],
};

const ATTRACT = { text: say('They attract each other', 'Ils s’attirent', 'Se atraen') };
const REPEL = { text: say('They repel each other', 'Ils se repoussent', 'Se repelen') };
const NOTHING = { text: say('Nothing happens', 'Il ne se passe rien', 'No pasa nada') };
const UNLIKE_RULE = [
  say(
    'Compare the two that are next to each other.',
    'Compare les deux qui se font face.',
    'Compara los dos que están frente a frente.',
  ),
  say(
    'Unlike ones attract, like ones repel.',
    'Différents, ils s’attirent ; pareils, ils se repoussent.',
    'Los distintos se atraen y los iguales se repelen.',
  ),
] as const;
const BARS = ['NS', 'SN'] as const;
/** Whether the ends that face each other are unlike: bars turned the same way. */
const attracts = (one: string, two: string) => one === two;

function shown(bars: readonly ('NS' | 'SN')[]) {
  return {
    figure: { type: 'magnets' as const, bars: [...bars] },
    figureText: text(
      say(
        'Bar magnets in a row, with poles: {bars}.',
        'Des aimants droits alignés, avec leurs pôles : {bars}.',
        'Imanes en fila, con sus polos: {bars}.',
      ),
      { bars: bars.join(' | ') },
    ),
  };
}

function twoMagnets(random: SeededRandom): PracticeItem {
  const bars = [random.pick(BARS), random.pick(BARS)] as const;
  const [right, wrong] = attracts(...bars) ? [ATTRACT, REPEL] : [REPEL, ATTRACT];
  const all = { one: bars[0][1] ?? '', two: bars[1][0] ?? '' };
  const explained: Explained = {
    ...shown(bars),
    prompt: text(
      say(
        'An end {one} faces an end {two}. What do the two magnets do?',
        'Un pôle {one} est face à un pôle {two}. Que font les deux aimants ?',
        'Un polo {one} está frente a un polo {two}. ¿Qué hacen los dos imanes?',
      ),
      all,
    ),
    nudge: text(
      say('Are the two ends alike?', 'Les deux pôles sont-ils pareils ?', '¿Son iguales los dos polos?'),
    ),
    steps: [
      step(...UNLIKE_RULE),
      step(
        say('{one} and {two}: {right}.', '{one} et {two} : {right}.', '{one} y {two}: {right}.'),
        say(
          'This is so for all magnets.',
          'C’est ainsi pour tous les aimants.',
          'Así es con todos los imanes.',
        ),
        { ...all, right: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, LIKE_POLES_ATTRACT],
    [NOTHING, LIKE_POLES_ATTRACT],
  ]);
}

const CHARGES = ['+', '−'] as const;
const CHARGED: readonly [LocalisedText, ...LocalisedText[]] = [
  say('balloons', 'ballons de baudruche', 'globos'),
  say('corks', 'bouchons de liège', 'corchos'),
];

function twoCharges(random: SeededRandom): PracticeItem {
  const [one, two] = [random.pick(CHARGES), random.pick(CHARGES)];
  const [right, wrong] = one === two ? [REPEL, ATTRACT] : [ATTRACT, REPEL];
  const all = { one, two, things: random.pick(CHARGED) };
  const explained: Explained = {
    prompt: text(
      say(
        'Two {things} hang side by side. One has charge {one}, the other charge {two}. What do they do?',
        'Voici deux {things} côte à côte. Charges : {one} et {two}. Que font-ils ?',
        'Hay dos {things} colgados juntos. Cargas: {one} y {two}. ¿Qué hacen?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Are the two charges alike?',
        'Les deux charges sont-elles pareilles ?',
        '¿Son iguales las dos cargas?',
      ),
    ),
    steps: [
      step(...UNLIKE_RULE),
      step(
        say('{one} and {two}: {right}.', '{one} et {two} : {right}.', '{one} y {two}: {right}.'),
        say(
          'Electric charges act without touching, as magnets do.',
          'Les charges agissent à distance, comme les aimants.',
          'Las cargas actúan sin tocarse, como los imanes.',
        ),
        { ...all, right: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, LIKE_POLES_ATTRACT],
    [NOTHING, LIKE_POLES_ATTRACT],
  ]);
}

const BOTH = [
  [
    say('Both pairs attract', 'Les deux paires s’attirent', 'Los dos pares se atraen'),
    say(
      'Only the left pair attracts',
      'Seule la paire de gauche s’attire',
      'Solo se atrae el par de la izquierda',
    ),
  ],
  [
    say(
      'Only the right pair attracts',
      'Seule la paire de droite s’attire',
      'Solo se atrae el par de la derecha',
    ),
    say('Neither pair attracts', 'Aucune paire ne s’attire', 'Ningún par se atrae'),
  ],
] as const;

const TURNED = [
  say(
    'The left magnet is turned round. Which neighbors attract each other then?',
    'On retourne l’aimant de gauche. Quels voisins s’attirent alors ?',
    'Se da la vuelta al imán de la izquierda. ¿Qué vecinos se atraen entonces?',
  ),
  say(
    'The middle magnet is turned round. Which neighbors attract each other then?',
    'On retourne l’aimant du milieu. Quels voisins s’attirent alors ?',
    'Se da la vuelta al imán del medio. ¿Qué vecinos se atraen entonces?',
  ),
  say(
    'The right magnet is turned round. Which neighbors attract each other then?',
    'On retourne l’aimant de droite. Quels voisins s’attirent alors ?',
    'Se da la vuelta al imán de la derecha. ¿Qué vecinos se atraen entonces?',
  ),
] as const;

/** Three bars, one of which is turned round first: which neighbours attract? */
function threeMagnets(random: SeededRandom): PracticeItem {
  const bars = [random.pick(BARS), random.pick(BARS), random.pick(BARS)] as const;
  const at = random.pick([0, 1, 2] as const);
  const turned = bars.with(at, bars[at] === 'NS' ? 'SN' : 'NS');
  const isLeft = attracts(turned[0] ?? '', turned[1] ?? '');
  const isRight = attracts(turned[1] ?? '', turned[2] ?? '');
  const words = BOTH.flat();
  const right = BOTH[isLeft ? 0 : 1][isLeft === isRight ? (isLeft ? 0 : 1) : isLeft ? 1 : 0];
  const explained: Explained = {
    ...shown(bars),
    prompt: text(TURNED[at]),
    nudge: text(
      say(
        'Write the poles again after the turn.',
        'Récris les pôles après le demi-tour.',
        'Escribe otra vez los polos después del giro.',
      ),
    ),
    steps: [
      step(...UNLIKE_RULE),
      step(
        say(
          'After the turn: {bars}. {right}.',
          'Après le demi-tour : {bars}. {right}.',
          'Después del giro: {bars}. {right}.',
        ),
        say(
          'Turning a magnet swaps its two poles.',
          'Le demi-tour échange ses deux pôles.',
          'El giro cambia sus dos polos de lugar.',
        ),
        { bars: turned.join(' | '), right },
      ),
    ],
  };
  const wrong = words
    .filter((other) => other !== right)
    .map((other) => [{ text: text(other) }, LIKE_POLES_ATTRACT] as const);
  return choiceItem(explained, random, { text: text(right) }, wrong);
}

/** Magnets and electric charges (NGSS 3-PS2-3). */
export const scMagnets = generator('sc-magnets', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? twoMagnets(random) : twoCharges(random);
  if (difficulty === 2)
    return random.integer(0, 1) === 0 ? sortAll(PULLED, random) : memberOf(PULLED, random, 3);
  return threeMagnets(random);
});
