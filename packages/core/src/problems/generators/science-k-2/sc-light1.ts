import type { PracticeItem } from '@ori/contracts/practice';
import { type SortBank, askSortBank, whyOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { type Explained, choiceItem, generator, step } from '../../item.ts';
import { SHADOW_TOWARD_LIGHT } from '../../misconceptions/earth-and-sky.ts';
import { CLEAR_AND_BLOCKING_MIXED } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const LIGHT: SortBank = {
  groups: [
    {
      name: say('Lets light through', 'Laisse passer la lumière', 'Deja pasar la luz'),
      ask: say(
        'Which one lets light through?',
        'Lequel laisse passer la lumière ?',
        '¿Cuál deja pasar la luz?',
      ),
      why: say('We see clearly through it.', 'On voit bien à travers.', 'Se ve bien a través.'),
      falseWhys: [
        [say('It is very heavy.', 'C’est très lourd.', 'Pesa mucho.'), CLEAR_AND_BLOCKING_MIXED],
        [
          say('It makes its own light.', 'Il fait sa lumière.', 'Hace su propia luz.'),
          CLEAR_AND_BLOCKING_MIXED,
        ],
      ],
      mistaken: CLEAR_AND_BLOCKING_MIXED,
    },
    {
      name: say('Blocks light', 'Bloque la lumière', 'Bloquea la luz'),
      ask: say('Which one blocks light?', 'Lequel bloque la lumière ?', '¿Cuál bloquea la luz?'),
      why: say(
        'Light stops there, so a shadow falls.',
        'La lumière s’arrête, une ombre tombe.',
        'La luz se detiene y hay sombra.',
      ),
      falseWhys: [
        [
          say('It is always wet.', 'C’est toujours mouillé.', 'Siempre está mojado.'),
          CLEAR_AND_BLOCKING_MIXED,
        ],
        [
          say('We see clearly through it.', 'On voit bien à travers.', 'Se ve bien a través.'),
          CLEAR_AND_BLOCKING_MIXED,
        ],
      ],
      mistaken: CLEAR_AND_BLOCKING_MIXED,
    },
  ],
  things: [
    {
      name: say('A window pane', 'Une vitre', 'Un cristal de ventana'),
      group: 0,
      picture: picture('window'),
    },
    { name: say('Clear water', 'De l’eau claire', 'Agua clara'), group: 0, picture: picture('drop') },
    { name: say('Clear ice', 'De la glace claire', 'Hielo claro'), group: 0, picture: picture('ice') },
    { name: say('Air', 'L’air', 'El aire'), group: 0, picture: picture('wind') },
    { name: say('A stone', 'Une pierre', 'Una piedra'), group: 1, picture: picture('stone') },
    { name: say('A thick book', 'Un gros livre', 'Un libro grueso'), group: 1, picture: picture('book') },
    {
      name: say('A tree trunk', 'Un tronc d’arbre', 'Un tronco de árbol'),
      group: 1,
      picture: picture('tree'),
    },
    {
      name: say('A metal spoon', 'Une cuillère en métal', 'Una cuchara de metal'),
      group: 1,
      picture: picture('spoon'),
    },
    { name: say('A shoe', 'Une chaussure', 'Un zapato'), group: 1, picture: picture('shoe') },
    { name: say('A closed box', 'Une boîte fermée', 'Una caja cerrada'), group: 1, picture: picture('box') },
  ],
  askGroup: say(
    '{thing}: does light go through?',
    '{thing} : la lumière passe-t-elle ?',
    '{thing}: ¿pasa la luz?',
  ),
  askSort: say(
    'Does light go through? Sort them.',
    'La lumière passe-t-elle ? Trie.',
    '¿Pasa la luz? Clasifica.',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Think of a lamp behind it.', 'Pense à une lampe derrière.', 'Piensa en una lámpara detrás.'),
  rule: [
    say('Ask: can I see through it?', 'Demande : voit-on à travers ?', 'Pregunta: ¿se ve a través?'),
    say('We see what light brings us.', 'On voit ce que la lumière apporte.', 'Vemos lo que trae la luz.'),
  ],
};

const LEFT = { text: say('On the left', 'À gauche', 'A la izquierda') };
const RIGHT = { text: say('On the right', 'À droite', 'A la derecha') };
const NONE = { text: say('There is no shadow', 'Il n’y a pas d’ombre', 'No hay sombra') };

/** On which side does the shadow fall, or where does the light stand? */
function shadowSide(random: SeededRandom): PracticeItem {
  const degrees = random.pick([25, 35, 45, 135, 145, 155]);
  const light = random.pick(['sun', 'lamp'] as const);
  const name = light === 'sun' ? say('sun', 'soleil', 'sol') : say('lamp', 'lampe', 'foco');
  const [near, far] = degrees < 90 ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const explained: Explained = {
    prompt: text(
      say(
        'Look at the {name} and the stick. Where is the shadow?',
        'Regarde le bâton et cette lumière : {name}. Où est l’ombre ?',
        'Mira el palo y esta luz: {name}. ¿Dónde está la sombra?',
      ),
      { name },
    ),
    figure: { type: 'shadow', light, degrees, shadow: false },
    figureText: text(
      say('A stick. {side} is a light.', 'Un bâton. {side}, une lumière.', 'Un palo. {side}, una luz.'),
      { side: near.text },
    ),
    nudge: text(
      say(
        'Draw a line from the light.',
        'Trace une ligne depuis la lumière.',
        'Traza una línea desde la luz.',
      ),
    ),
    steps: [
      step(
        say(
          'Follow the light to the stick.',
          'Suis la lumière jusqu’au bâton.',
          'Sigue la luz hasta el palo.',
        ),
        say('The stick stops the light.', 'Le bâton arrête la lumière.', 'El palo detiene la luz.'),
      ),
      step(
        say('The shadow: {side}.', 'L’ombre : {side}.', 'La sombra: {side}.'),
        say(
          'No light gets behind the stick.',
          'La lumière ne passe pas derrière.',
          'Detrás del palo no llega luz.',
        ),
        { side: far.text },
      ),
    ],
  };
  return choiceItem(explained, random, far, [
    [near, SHADOW_TOWARD_LIGHT],
    [NONE, CLEAR_AND_BLOCKING_MIXED],
  ]);
}

/** Light goes through, or a shadow falls (NGSS 1-PS4-3). */
export const scLight1 = generator('sc-light1', (random, difficulty) => {
  if (difficulty < 3) return askSortBank(LIGHT, random, difficulty);
  return random.integer(0, 1) === 0 ? shadowSide(random) : whyOf(LIGHT, random);
});
