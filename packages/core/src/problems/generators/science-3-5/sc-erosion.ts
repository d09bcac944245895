import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure, PracticeItem } from '@ori/contracts/practice';
import {
  type Explained,
  type Option,
  type Wrong,
  byOwnLetter,
  choiceItem,
  generator,
  integerItem,
  step,
} from '../../item.ts';
import {
  ADDED_FOR_DIFFERENCE,
  COVER_IGNORED,
  ONE_VALUE_ONLY,
  STEEPNESS_IGNORED,
} from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Slope = Extract<Figure, { type: 'slope' }>;
type Cover = Slope['cover'];
const COVERS: Readonly<Record<Cover, LocalisedText>> = {
  bare: say('bare soil', 'sol nu', 'suelo desnudo'),
  grass: say('grass', 'herbe', 'hierba'),
  trees: say('trees', 'arbres', 'árboles'),
  terraces: say('terraces', 'terrasses', 'terrazas'),
};
const slope = (letter: string, degrees: number, cover: Cover): Option => ({
  text: text(
    say(
      'Hill {letter}: {degrees}°, {cover}',
      'Colline {letter} : {degrees}°, {cover}',
      'Ladera {letter}: {degrees}°, {cover}',
    ),
    { letter, degrees, cover: COVERS[cover] },
  ),
  figure: { type: 'slope', degrees, cover },
});
const FASTER = [
  say(
    'Think how fast water runs down each hill.',
    'Pense à la vitesse de l’eau sur chaque colline.',
    'Piensa en la rapidez del agua en cada ladera.',
  ),
  say(
    'Faster water carries more soil away.',
    'Une eau plus rapide emporte plus de terre.',
    'El agua más rápida se lleva más tierra.',
  ),
] as const;

/** Hills with one difference: which loses the most or the least soil? */
function compare(
  random: SeededRandom,
  hills: readonly (readonly [number, Cover])[],
  why: LocalisedText,
  misconception: Wrong<Option>[1],
): PracticeItem {
  const wantsMost = random.integer(0, 1) === 0;
  const letters = random.shuffle(['A', 'B', 'C', 'D'].slice(0, hills.length));
  const options = hills.map(([degrees, cover], index) => slope(letters[index] ?? '', degrees, cover));
  const [right, ...wrong] = wantsMost ? options : options.toReversed();
  if (!right) throw new Error('hills to compare');
  const explained: Explained = {
    prompt: text(
      wantsMost
        ? say(
            'The same hard rain falls on all hills of the same soil. Which hill loses the most soil?',
            'La même forte pluie tombe sur toutes ces collines de même terre. Laquelle perd le plus de terre ?',
            'La misma lluvia fuerte cae en todas estas laderas de la misma tierra. ¿Cuál pierde más tierra?',
          )
        : say(
            'The same hard rain falls on all hills of the same soil. Which hill loses the least soil?',
            'La même forte pluie tombe sur toutes ces collines de même terre. Laquelle perd le moins de terre ?',
            'La misma lluvia fuerte cae en todas estas laderas de la misma tierra. ¿Cuál pierde menos tierra?',
          ),
    ),
    nudge: text(
      say(
        'What is different between the hills?',
        'Qu’est-ce qui change d’une colline à l’autre ?',
        '¿Qué cambia de una ladera a otra?',
      ),
    ),
    steps: [
      step(...FASTER),
      step(say('It is: {hill}.', 'C’est : {hill}.', 'Es: {hill}.'), why, { hill: right.text }),
    ],
  };
  return byOwnLetter(
    choiceItem(
      explained,
      random,
      right,
      wrong.map((option) => [option, misconception]),
    ),
  );
}

function bySteepness(random: SeededRandom): PracticeItem {
  const cover = random.pick(['bare', 'grass'] as const);
  const low = random.integer(5, 10);
  const degrees = [low + random.integer(22, 28), low + random.integer(10, 15), low];
  return compare(
    random,
    degrees.map((each) => [each, cover] as const),
    say(
      'All have the same cover, so steepness decides.',
      'Toutes ont la même couverture : la pente décide.',
      'Todas tienen la misma cubierta: decide la pendiente.',
    ),
    STEEPNESS_IGNORED,
  );
}

function byCover(random: SeededRandom): PracticeItem {
  const degrees = random.integer(14, 32);
  const kept = random.pick(['grass', 'trees', 'terraces'] as const);
  const gentle = random.integer(6, 10);
  return random.integer(0, 1) === 0
    ? compare(
        random,
        [
          [degrees, 'bare'],
          [degrees, kept],
        ],
        say(
          'Plants and steps slow the water and hold the soil.',
          'Plantes et marches ralentissent l’eau et retiennent la terre.',
          'Plantas y escalones frenan el agua y sujetan la tierra.',
        ),
        COVER_IGNORED,
      )
    : compare(
        random,
        [
          [degrees, 'bare'],
          [gentle, kept],
        ],
        say(
          'Here steepness and cover both work the same way.',
          'Ici, la pente et la couverture agissent dans le même sens.',
          'Aquí la pendiente y la cubierta actúan en el mismo sentido.',
        ),
        COVER_IGNORED,
      );
}

/** Soil kept back by terraces, over several rains. */
function soilKept(random: SeededRandom): PracticeItem {
  const [rains, after] = [random.integer(3, 9), random.integer(2, 15)];
  const before = after + random.integer(10, 40);
  const all = { rains, before, after, by: before - after, kept: rains * (before - after) };
  const explained: Explained = {
    prompt: text(
      say(
        'A hillside field loses {before} kg of soil in each hard rain. With terraces it loses {after} kg. How much less soil is lost in {rains} such rains, in kg?',
        'Un champ en pente perd {before} kg de terre à chaque forte pluie. Avec des terrasses, il perd {after} kg. Combien de terre en moins est perdue en {rains} pluies, en kg ?',
        'Un campo en ladera pierde {before} kg de tierra en cada lluvia fuerte. Con terrazas pierde {after} kg. ¿Cuánta tierra menos se pierde en {rains} lluvias así, en kg?',
      ),
      all,
    ),
    figure: { type: 'slope', degrees: 25, cover: 'terraces' },
    figureText: text(
      say('A hillside with terraces.', 'Une colline avec des terrasses.', 'Una ladera con terrazas.'),
    ),
    nudge: text(
      say(
        'First look at one rain only.',
        'Regarde d’abord une seule pluie.',
        'Mira primero una sola lluvia.',
      ),
    ),
    steps: [
      step(
        '{before} − {after} = {by}',
        say(
          'So much less is lost in each rain.',
          'C’est la perte évitée à chaque pluie.',
          'Eso se evita en cada lluvia.',
        ),
        all,
      ),
      step(
        '{rains} × {by} = {kept}',
        say(
          'Each rain saves the same again.',
          'Chaque pluie épargne encore autant.',
          'Cada lluvia ahorra otra vez lo mismo.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, all.kept, [
    [rains * (before + after), ADDED_FOR_DIFFERENCE],
    [rains * before, ONE_VALUE_ONLY],
    [rains * after, ONE_VALUE_ONLY],
  ]);
}

/** Erosion on slopes and what slows it (NGSS 4-ESS2-1). */
export const scErosion = generator('sc-erosion', (random, difficulty) => {
  if (difficulty === 1) return bySteepness(random);
  return difficulty === 2 ? byCover(random) : soilKept(random);
});
