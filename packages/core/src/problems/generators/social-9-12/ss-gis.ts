import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-gis');

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
function share(random: SeededRandom): DraftItem {
  const cells = raster(random, 4);
  const limit = random.integer(10, 30) * 10;
  const above = cells.filter((value) => value > limit).length;
  if (above % 4 !== 0 || above === 0) return share(random);
  const percent = (above * 100) / 16;
  const fillers = { limit, above, percent };
  return integerItem(
    {
      prompt: text(message('share.parts.prompt'), fillers),
      ...shown(cells),
      nudge: text(message('share.parts.nudge')),
      steps: [
        step(message('share.parts.step'), message('share.parts.reason.all-squares-equally-large')),
        step(
          '{above} / 16 × 100 = {percent}',
          message('share.parts.reason.share-area-share-squares'),
          fillers,
        ),
      ],
    },
    percent,
    [
      [above, 'threshold-misread'],
      [100 - percent, 'threshold-misread'],
    ],
  );
}

/** The mean density of the whole map. */
function density(random: SeededRandom): DraftItem {
  const cells = raster(random, 2);
  const people = total(cells);
  if (people % 8 !== 0 || people === 0) return density(random);
  const fillers = { people, mean: people / 8 };
  return integerItem(
    {
      prompt: text(message('density.parts.prompt')),
      ...shown(cells),
      nudge: text(message('density.parts.nudge')),
      steps: [
        step(message('density.parts.step'), message('density.parts.reason.density-needs-people-area')),
        step(
          '{people} / 8 = {mean}',
          message('density.parts.reason.area-square-kilometers-squares'),
          fillers,
        ),
      ],
    },
    people / 8,
    [
      [people, 'count-for-density'],
      [Math.max(...cells), 'count-for-density'],
    ],
  );
}

/** Two regions of different size, given by people and area: how much denser is the first? */
function compare(random: SeededRandom): DraftItem {
  const areaA = random.integer(2, 9) * 100;
  const areaB = random.integer(10, 40) * 100;
  const denseB = random.integer(2, 9) * 10;
  const more = random.integer(2, 20) * 10;
  const denseA = denseB + more;
  const fillers = { areaA, areaB, denseA, denseB, peopleA: areaA * denseA, peopleB: areaB * denseB, more };
  return integerItem(
    {
      prompt: text(message('compare.parts.prompt'), fillers),
      nudge: text(message('compare.parts.nudge')),
      steps: [
        step('{peopleA} / {areaA} = {denseA}', message('compare.parts.reason.density'), fillers),
        step('{peopleB} / {areaB} = {denseB}', message('compare.parts.reason.density-b'), fillers),
        step(
          '{denseA} − {denseB} = {more}',
          message('compare.parts.reason.difference-two-densities-asked'),
          fillers,
        ),
      ],
    },
    more,
    [
      [denseA, 'count-for-density'],
      [Math.abs(fillers.peopleA - fillers.peopleB), 'count-for-density'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return density(random);
  return difficulty === 2 ? share(random) : compare(random);
}

/** Reading a raster map and comparing densities (C3 D2.Geo.1.9-12). */
export const ssGis = generator('ss-gis', make);
