import type { PracticeItem } from '@ori/contracts/practice';
import { type SortBank, groupOf, memberOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, byOwnLetter, choiceItem, generator, step } from '../../item.ts';
import {
  MOVES_AGAINST_PUSH,
  PUSH_PULL_MIXED,
  PUSH_STRENGTH_IGNORED,
} from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const ACTIONS: SortBank = {
  groups: [
    {
      name: say('Push', 'Pousser', 'Empujar'),
      ask: say('Which one is a push?', 'Lequel est une poussée ?', '¿Cuál es un empuje?'),
      why: say('It goes away from you.', 'Cela s’éloigne de toi.', 'Se aleja de ti.'),
      falseWhys: [],
      mistaken: PUSH_PULL_MIXED,
    },
    {
      name: say('Pull', 'Tirer', 'Jalar'),
      ask: say('Which one is a pull?', 'Lequel est une traction ?', '¿Cuál es un jalón?'),
      why: say('It comes toward you.', 'Cela vient vers toi.', 'Viene hacia ti.'),
      falseWhys: [],
      mistaken: PUSH_PULL_MIXED,
    },
  ],
  things: [
    {
      name: say('Kick a ball', 'Taper dans un ballon', 'Patear una pelota'),
      group: 0,
      picture: picture('ball'),
    },
    {
      name: say('Press a bell button', 'Appuyer sur une sonnette', 'Apretar un timbre'),
      group: 0,
      picture: picture('bell'),
    },
    {
      name: say('Throw a stone', 'Lancer une pierre', 'Lanzar una piedra'),
      group: 0,
      picture: picture('stone'),
    },
    { name: say('Hit a nail', 'Taper sur un clou', 'Clavar un clavo'), group: 0, picture: picture('nail') },
    { name: say('Open a drawer', 'Ouvrir un tiroir', 'Abrir un cajón'), group: 1 },
    {
      name: say('Drag a cart behind you', 'Traîner un chariot derrière toi', 'Arrastrar un carrito'),
      group: 1,
      picture: picture('cart'),
    },
    {
      name: say('Pick a berry', 'Cueillir une baie', 'Arrancar una baya'),
      group: 1,
      picture: picture('berry'),
    },
    {
      name: say('Pluck grass', 'Arracher de l’herbe', 'Arrancar hierba'),
      group: 1,
      picture: picture('grass'),
    },
    {
      name: say('Take up a bucket by rope', 'Monter un seau à la corde', 'Subir un cubo con cuerda'),
      group: 1,
    },
  ],
  askGroup: say('{thing}: push or pull?', '{thing} : pousser ou tirer ?', '{thing}: ¿empujar o jalar?'),
  askSort: say('Push or pull? Sort them.', 'Pousser ou tirer ? Trie.', '¿Empujar o jalar? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Does it come nearer to you?', 'Cela se rapproche-t-il de toi ?', '¿Se acerca a ti?'),
  rule: [
    say('Act it out with your hand.', 'Mime avec la main.', 'Haz el gesto con la mano.'),
    say(
      'Away and toward are opposites.',
      'S’éloigner et venir sont opposés.',
      'Alejarse y acercarse son opuestos.',
    ),
  ],
};

const THINGS = [
  { thing: 'ball', name: say('ball', 'ballon', 'pelota') },
  { thing: 'cart', name: say('cart', 'chariot', 'carrito') },
  { thing: 'box', name: say('box', 'carton', 'caja') },
] as const;
const TO_LEFT = { text: say('To the left', 'À gauche', 'A la izquierda') };
const TO_RIGHT = { text: say('To the right', 'À droite', 'A la derecha') };
const STAYS = { text: say('It stays', 'Il ne bouge pas', 'No se mueve') };

/** One push: which way does the thing go? Or two unequal ones: which wins? */
function whichWay(random: SeededRandom): PracticeItem {
  const { thing, name } = random.pick(THINGS);
  const goesRight = random.integer(0, 1) === 0;
  const strong = random.integer(3, 8);
  const weak = random.integer(0, 1) === 0 ? [] : [random.integer(1, strong - 2)];
  const [right, wrong] = goesRight ? [TO_RIGHT, TO_LEFT] : [TO_LEFT, TO_RIGHT];
  const explained: Explained = {
    prompt: text(
      say(
        'The arrows show pushes. Where does the {name} go?',
        'Les flèches sont des poussées. Où va ceci : {name} ?',
        'Las flechas son empujes. ¿Adónde va esto: {name}?',
      ),
      { name },
    ),
    figure: {
      type: 'forces',
      thing,
      left: goesRight ? weak : [strong],
      right: goesRight ? [strong] : weak,
      labels: false,
    },
    figureText: text(
      say('A {name} with arrows.', 'Des flèches sur ceci : {name}.', 'Flechas sobre esto: {name}.'),
      { name },
    ),
    nudge: text(
      say(
        'Which arrow is the longest?',
        'Quelle flèche est la plus longue ?',
        '¿Qué flecha es la más larga?',
      ),
    ),
    steps: [
      step(
        say('Find the longest arrow.', 'Trouve la plus longue flèche.', 'Busca la flecha más larga.'),
        say(
          'A longer arrow is a stronger push.',
          'Plus longue veut dire plus fort.',
          'Más larga es un empuje más fuerte.',
        ),
      ),
      step(
        say('It goes with that arrow.', 'Il va avec cette flèche.', 'Va con esa flecha.'),
        say('The stronger push wins.', 'La poussée la plus forte gagne.', 'Gana el empuje más fuerte.'),
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, MOVES_AGAINST_PUSH],
    [STAYS, PUSH_STRENGTH_IGNORED],
  ]);
}

/** Pushes of these strengths to the right, in a seeded order under letters, the weakest first. */
function lettered(
  random: SeededRandom,
  thing: (typeof THINGS)[number]['thing'],
  strengths: readonly number[],
) {
  const options = random.shuffle(strengths).map((force, index) => ({
    force,
    option: {
      text: text(say('Push {letter}', 'Poussée {letter}', 'Empuje {letter}'), { letter: 'ABC'[index] ?? '' }),
      figure: { type: 'forces' as const, thing, left: [], right: [force], labels: true },
    },
  }));
  return options.toSorted((a, b) => a.force - b.force).map(({ option }) => option);
}

/** Three pushes on the same thing: which one sends it farthest, or least far? */
function strongestPush(random: SeededRandom): PracticeItem {
  const { thing, name } = random.pick(THINGS);
  const wantsFar = random.integer(0, 1) === 0;
  const strengths = [random.integer(1, 3), random.integer(5, 7), random.integer(9, 12)];
  const [first, middle, last] = lettered(random, thing, strengths);
  if (!first || !middle || !last) throw new Error('three pushes');
  const [right, wrong] = wantsFar ? [last, first] : [first, last];
  const explained: Explained = {
    prompt: text(
      wantsFar
        ? say(
            'Which push sends the {name} farthest?',
            'Quelle poussée envoie plus loin ceci : {name} ?',
            '¿Qué empuje manda más lejos esto: {name}?',
          )
        : say(
            'Which push moves the {name} least?',
            'Quelle poussée bouge le moins ceci : {name} ?',
            '¿Qué empuje mueve menos esto: {name}?',
          ),
      { name },
    ),
    nudge: text(
      say(
        'Compare the numbers of the pushes.',
        'Compare les nombres des poussées.',
        'Compara los números de los empujes.',
      ),
    ),
    steps: [
      step(
        say('Put the pushes in order.', 'Range les poussées.', 'Ordena los empujes.'),
        say(
          'A bigger number is a stronger push.',
          'Un plus grand nombre pousse plus.',
          'Un número mayor empuja más.',
        ),
      ),
      step(
        say('A stronger push moves it more.', 'Pousser plus fort bouge plus.', 'Más fuerza lo mueve más.'),
        say(
          'The thing is the same each time.',
          'C’est toujours le même objet.',
          'Siempre es el mismo objeto.',
        ),
      ),
    ],
  };
  return byOwnLetter(
    choiceItem(explained, random, right, [
      [wrong, PUSH_STRENGTH_IGNORED],
      [middle, PUSH_STRENGTH_IGNORED],
    ]),
  );
}

/** Pushes and pulls and what they do (NGSS K-PS2-1). */
export const scPush = generator('sc-push', (random, difficulty) => {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? memberOf(ACTIONS, random) : groupOf(ACTIONS, random);
  return difficulty === 2 ? whichWay(random) : strongestPush(random);
});
