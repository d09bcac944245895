import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import type { PictureName } from '@ori/contracts/science-figures';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { orderItem } from '../../item-picked.ts';
import { type Explained, choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  CHART_OTHER_COLUMN,
  LARGEST_FOR_SMALLEST,
  ONE_VALUE_ONLY,
  SUN_AND_SHADE_ALIKE,
} from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

interface Ground {
  readonly name: LocalisedText;
  readonly picture: PictureName;
}
const CHOSEN: readonly [Ground, ...Ground[]] = [
  { name: say('Sand', 'Sable', 'Arena'), picture: 'sand' },
  { name: say('Grass', 'Herbe', 'Hierba'), picture: 'grass' },
  { name: say('Stone', 'Pierre', 'Piedra'), picture: 'stone' },
  { name: say('Water', 'Eau', 'Agua'), picture: 'drop' },
];
/** Grounds, and things that stand on them. */
const WARMED: readonly [Ground, ...Ground[]] = [
  ...CHOSEN,
  { name: say('A chair', 'Une chaise', 'Una silla'), picture: 'chair' },
  { name: say('A box', 'Une boîte', 'Una caja'), picture: 'box' },
];

/** The same thing in sun and in shade: which is warmer, or cooler? */
function sunOrShade(random: SeededRandom): PracticeItem {
  const { name, picture: shown } = random.pick(WARMED);
  const wantsWarm = random.integer(0, 1) === 0;
  const inSun = {
    text: text(say('{name} in the sun', '{name} au soleil', '{name} al sol'), { name }),
    figure: { type: 'pictures' as const, names: ['sun' as const, shown] },
  };
  const inShade = {
    text: text(say('{name} under a tree', '{name} sous un arbre', '{name} bajo un árbol'), { name }),
    figure: { type: 'pictures' as const, names: ['tree' as const, shown] },
  };
  const same = { text: text(say('Both are the same', 'C’est pareil', 'Los dos igual')) };
  const [right, wrong] = wantsWarm ? [inSun, inShade] : [inShade, inSun];
  const explained: Explained = {
    prompt: text(
      wantsWarm
        ? say(
            'It is a sunny noon. Which is warmer?',
            'Il est midi, plein soleil. Lequel est plus chaud ?',
            'Es mediodía con sol. ¿Cuál está más caliente?',
          )
        : say(
            'It is a sunny noon. Which is cooler?',
            'Il est midi, plein soleil. Lequel est plus frais ?',
            'Es mediodía con sol. ¿Cuál está más fresco?',
          ),
    ),
    nudge: text(say('Think of your bare feet.', 'Pense à tes pieds nus.', 'Piensa en tus pies descalzos.')),
    steps: [
      step(
        say(
          'Ask: where does sunlight fall?',
          'Demande : où tombe le soleil ?',
          'Pregunta: ¿dónde da el sol?',
        ),
        say(
          'Sunlight warms what it hits.',
          'Le soleil chauffe ce qu’il touche.',
          'El sol calienta lo que toca.',
        ),
      ),
      step(
        say('It is: {right}.', 'C’est : {right}.', 'Es: {right}.'),
        say('A tree keeps sunlight away.', 'Un arbre arrête le soleil.', 'Un árbol tapa el sol.'),
        { right: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, SUN_AND_SHADE_ALIKE],
    [same, SUN_AND_SHADE_ALIKE],
  ]);
}

/** A chart of sunny grounds as they warm by noon: water least, then grass, stone, dry sand. */
function drawChart(random: SeededRandom) {
  const start = random.integer(18, 24);
  const values = [
    start + random.integer(12, 15),
    start + random.integer(4, 6),
    start + random.integer(8, 10),
    start,
  ];
  const measured = random.shuffle(CHOSEN.map((ground, index) => ({ ...ground, value: values[index] ?? 0 })));
  const columns = measured.map(({ picture: shown, value }, index) => ({
    label: 'ABCD'[index] ?? '',
    value,
    picture: shown,
  }));
  return {
    measured,
    figure: { type: 'columns' as const, unit: '°C', columns },
    figureText: text(
      say(
        'A chart: how warm four grounds are.',
        'Un tableau : la chaleur de quatre sols.',
        'Una tabla: lo calientes que están cuatro suelos.',
      ),
    ),
  };
}

function orderGrounds(random: SeededRandom): PracticeItem {
  const { measured, figure, figureText } = drawChart(random);
  const right = random
    .shuffle(measured)
    .slice(0, 3)
    .toSorted((a, b) => a.value - b.value);
  const explained: Explained = {
    figure,
    figureText,
    prompt: text(
      say(
        'Order them from cool to warm.',
        'Range du plus frais au plus chaud.',
        'Ordena de fresco a caliente.',
      ),
    ),
    nudge: text(
      say(
        'Look at the height of the columns.',
        'Regarde la hauteur des colonnes.',
        'Mira la altura de las columnas.',
      ),
    ),
    steps: [
      step(
        say('Find the lowest column.', 'Trouve la colonne la plus basse.', 'Busca la columna más baja.'),
        say('Low means cool.', 'Bas veut dire frais.', 'Baja es fresco.'),
      ),
      step(
        say(
          'Then go on to higher ones.',
          'Puis monte vers les plus hautes.',
          'Luego sigue con las más altas.',
        ),
        say('Higher means warmer.', 'Plus haut : plus chaud.', 'Más alta: más caliente.'),
      ),
    ],
  };
  const options = right.map(({ name, picture: shown }) => ({ text: text(name), figure: picture(shown) }));
  return orderItem(explained, random, options, [
    [[2, 1, 0], LARGEST_FOR_SMALLEST],
    [[1, 0, 2], CHART_OTHER_COLUMN],
    [[0, 2, 1], CHART_OTHER_COLUMN],
  ]);
}

function warmedBy(random: SeededRandom): PracticeItem {
  const { name, picture: shown } = random.pick(CHOSEN);
  const low = random.integer(9, 18);
  const by = random.integer(3, 15);
  const all = { name, low, high: low + by, by };
  const explained: Explained = {
    prompt: text(
      say(
        '{name} in the sun: 8 a.m. and noon. How many degrees warmer?',
        '{name} au soleil : 8 h, puis midi. Combien de degrés de plus ?',
        '{name} al sol: 8 h y mediodía. ¿Cuántos grados más?',
      ),
      all,
    ),
    figure: {
      type: 'columns',
      unit: '°C',
      columns: [
        { label: '8', value: low, picture: shown },
        { label: '12', value: low + by, picture: 'sun' },
      ],
    },
    figureText: text(
      say(
        '{name}: {low} degrees, then {high} degrees.',
        '{name} : {low} degrés, puis {high} degrés.',
        '{name}: {low} grados, luego {high} grados.',
      ),
      all,
    ),
    nudge: text(
      say('Read both columns first.', 'Lis d’abord les deux colonnes.', 'Lee primero las dos columnas.'),
    ),
    steps: [
      step(
        say('Find both numbers.', 'Trouve les deux nombres.', 'Busca los dos números.'),
        say('The sun warmed the ground.', 'Le soleil a chauffé le sol.', 'El sol calentó el suelo.'),
      ),
      step(
        '{high} − {low} = {by}',
        say('Count up from low to high.', 'Compte du bas vers le haut.', 'Cuenta de menos a más.'),
        all,
      ),
    ],
  };
  return integerItem(explained, by, [
    [2 * low + by, ADDED_FOR_DIFFERENCE],
    [low + by, ONE_VALUE_ONLY],
    [low, ONE_VALUE_ONLY],
  ]);
}

/** Sunlight warms the ground (NGSS K-PS3-1). */
export const scSunlight = generator('sc-sunlight', (random, difficulty) => {
  if (difficulty === 1) return sunOrShade(random);
  return difficulty === 2 ? orderGrounds(random) : warmedBy(random);
});
