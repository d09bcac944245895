import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained } from '../../item.ts';
import { COUNT_FOR_DENSITY, THRESHOLD_MISREAD } from '../../misconceptions/places-and-times.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const COLUMNS = 4;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** People in each square kilometer of a raster map. */
function raster(random: SeededRandom, rows: number): number[] {
  return Array.from({ length: rows * COLUMNS }, () => random.integer(0, 40) * 10);
}

const shown = (cells: readonly number[]): Pick<Explained, 'figure' | 'figureText'> => ({
  figure: { type: 'number-grid', columns: COLUMNS, cells: [...cells] },
  figureText: text(cells.join('; ')),
});

/** In how many per cent of the squares do more people live than a limit? */
function share(random: SeededRandom): PracticeItem {
  const cells = raster(random, 4);
  const limit = random.integer(10, 30) * 10;
  const above = cells.filter((value) => value > limit).length;
  if (above % 4 !== 0 || above === 0) return share(random);
  const percent = (above * 100) / 16;
  const fillers = { limit, above, percent };
  return integerItem(
    {
      prompt: text(
        say(
          'The map is a grid of 16 squares of 1 km² each. Each number says how many people live in that square. In how many percent of the area is the density above {limit} people per km²?',
          'La carte est une grille de 16 cases de 1 km² chacune. Chaque nombre dit combien de gens vivent dans la case. Dans combien pour cent de la surface la densité dépasse-t-elle {limit} habitants par km² ?',
          'El mapa es una cuadrícula de 16 casillas de 1 km² cada una. Cada número dice cuánta gente vive en la casilla. ¿En qué tanto por ciento de la superficie pasa la densidad de {limit} habitantes por km²?',
        ),
        fillers,
      ),
      ...shown(cells),
      nudge: text(
        say(
          'Color every square above the limit.',
          'Coloriez chaque case au-dessus de la limite.',
          'Coloree cada casilla por encima del límite.',
        ),
      ),
      steps: [
        step(
          say(
            'Count the squares above the limit.',
            'Comptez les cases au-dessus de la limite.',
            'Cuente las casillas por encima del límite.',
          ),
          say(
            'All squares are equally large, so counting is enough.',
            'Les cases sont égales : compter suffit.',
            'Las casillas son iguales: basta contar.',
          ),
        ),
        step(
          '{above} / 16 × 100 = {percent}',
          say(
            'A share of the area is a share of the squares.',
            'Une part de surface est une part des cases.',
            'Una parte de la superficie es una parte de las casillas.',
          ),
          fillers,
        ),
      ],
    },
    percent,
    [
      [above, THRESHOLD_MISREAD],
      [100 - percent, THRESHOLD_MISREAD],
    ],
  );
}

/** The mean density of the whole map. */
function density(random: SeededRandom): PracticeItem {
  const cells = raster(random, 2);
  const people = total(cells);
  if (people % 8 !== 0 || people === 0) return density(random);
  const fillers = { people, mean: people / 8 };
  return integerItem(
    {
      prompt: text(
        say(
          'The map is a grid of 8 squares of 1 km² each. Each number says how many people live in that square. What is the density of the whole area, in people per km²?',
          'La carte est une grille de 8 cases de 1 km² chacune. Chaque nombre dit combien de gens vivent dans la case. Quelle est la densité de toute la surface, en habitants par km² ?',
          'El mapa es una cuadrícula de 8 casillas de 1 km² cada una. Cada número dice cuánta gente vive en la casilla. ¿Cuál es la densidad de toda la superficie, en habitantes por km²?',
        ),
      ),
      ...shown(cells),
      nudge: text(
        say(
          'All the people share all the area.',
          'Tous les habitants partagent toute la surface.',
          'Todos los habitantes comparten toda la superficie.',
        ),
      ),
      steps: [
        step(
          say(
            'Add up the people of all squares.',
            'Additionnez les habitants de toutes les cases.',
            'Sume los habitantes de todas las casillas.',
          ),
          say(
            'Density needs people and area of the same region.',
            'La densité veut habitants et surface de la même région.',
            'La densidad pide habitantes y superficie de la misma región.',
          ),
        ),
        step(
          '{people} / 8 = {mean}',
          say(
            'The area is as many square kilometers as squares.',
            'La surface a autant de kilomètres carrés que de cases.',
            'La superficie tiene tantos kilómetros cuadrados como casillas.',
          ),
          fillers,
        ),
      ],
    },
    people / 8,
    [
      [people, COUNT_FOR_DENSITY],
      [Math.max(...cells), COUNT_FOR_DENSITY],
    ],
  );
}

/** Two regions of different size, given by people and area: how much denser is the first? */
function compare(random: SeededRandom): PracticeItem {
  const areaA = random.integer(2, 9) * 100;
  const areaB = random.integer(10, 40) * 100;
  const denseB = random.integer(2, 9) * 10;
  const more = random.integer(2, 20) * 10;
  const denseA = denseB + more;
  const fillers = { areaA, areaB, denseA, denseB, peopleA: areaA * denseA, peopleB: areaB * denseB, more };
  return integerItem(
    {
      prompt: text(
        say(
          'District A has {peopleA} people on {areaA} km². District B has {peopleB} people on {areaB} km². A map colors districts by density. By how many people per km² is A denser than B?',
          'Le district A a {peopleA} habitants sur {areaA} km². Le district B a {peopleB} habitants sur {areaB} km². Une carte colore les districts selon la densité. De combien d’habitants par km² A est-il plus dense que B ?',
          'El distrito A tiene {peopleA} habitantes en {areaA} km². El distrito B tiene {peopleB} habitantes en {areaB} km². Un mapa colorea los distritos según su densidad. ¿En cuántos habitantes por km² es A más denso que B?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'Make both comparable: people on one square kilometer.',
          'Rendez-les comparables : habitants sur un kilomètre carré.',
          'Hágalos comparables: habitantes en un kilómetro cuadrado.',
        ),
      ),
      steps: [
        step(
          '{peopleA} / {areaA} = {denseA}',
          say('This is the density of A.', 'C’est la densité de A.', 'Es la densidad de A.'),
          fillers,
        ),
        step(
          '{peopleB} / {areaB} = {denseB}',
          say('This is the density of B.', 'C’est la densité de B.', 'Es la densidad de B.'),
          fillers,
        ),
        step(
          '{denseA} − {denseB} = {more}',
          say(
            'The difference of the two densities was asked.',
            'On demande l’écart des densités.',
            'Se pide la diferencia de densidades.',
          ),
          fillers,
        ),
      ],
    },
    more,
    [
      [denseA, COUNT_FOR_DENSITY],
      [Math.abs(fillers.peopleA - fillers.peopleB), COUNT_FOR_DENSITY],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return density(random);
  return difficulty === 2 ? share(random) : compare(random);
}

/** Reading a raster map and comparing densities (C3 D2.Geo.1.9-12). */
export const ssGis = generator('ss-gis', make);
