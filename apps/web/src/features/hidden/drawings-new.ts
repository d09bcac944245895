import { around, circle, polyline, type Point, ring } from '../../ui/ornament/points.ts';
import { box, curve, dots, type Drawing, line, upTo } from './drawing.ts';
import { nodalLines } from './nodal-lines.ts';

/** The way of 1 to 25 through the magic square of order five, each step up and to the right where it is free. */
function magicWay(): Point[] {
  const size = 5;
  const taken = new Set<string>();
  let [row, column] = [0, 2];
  return upTo(size * size).map(() => {
    taken.add(`${row} ${column}`);
    const here: Point = [76 + column * 18 + 8, 6 + row * 18 + 8];
    const [up, right] = [(row + size - 1) % size, (column + 1) % size];
    [row, column] = taken.has(`${up} ${right}`) ? [(row + 1) % size, column] : [up, right];
    return here;
  });
}

function magicSquare(): Drawing {
  const way = magicWay();
  const rules = upTo(6)
    .map((at) => `M75 ${5 + at * 18}h90M${75 + at * 18} 5v90`)
    .join('');
  return { lines: rules, lit: polyline(way), solid: dots(way, 2.6) };
}

/** Islands, and bearings taken from more than one of them. */
function bearings(): Drawing {
  const golden = 0.381966;
  const islands = upTo(40).map((at): Point => {
    const [x, y] = around([0, 0], 6.8 * Math.sqrt(at + 0.5), at * golden);
    return [120 + 2.5 * x, 50 + y];
  });
  const from = (centre: Point, picked: readonly number[]): string =>
    picked.map((at) => line(centre, islands[at] ?? centre)).join('');
  return {
    lines: dots(islands, 2.4),
    lit: from([120, 50], [24, 27, 31, 36, 38]) + from(islands[21] ?? [0, 0], [9, 15, 33, 39]),
    solid: circle([120, 50], 4) + circle(islands[21] ?? [0, 0], 4),
  };
}

/** Lamp, round table and mirror: the shadow falls on the mirror. */
function eclipse(): Drawing {
  const rays = [-24, -12, 0, 12, 24].map((y) => line([34, 50 + y / 3], [112, 50 + y]));
  return {
    lines:
      circle([128, 50], 26) + line([134, 25], [222, 38]) + line([134, 75], [222, 62]) + circle([206, 50], 9),
    lit: rays.join(''),
    solid: circle([24, 50], 10),
  };
}

const grain = (at: number): Point => [14 + ((at * 61) % 42) + (at % 2 === 0 ? 0 : 172), 8 + ((at * 37) % 86)];

/** Lines of rest of a square plate, and sand that has not come to rest. */
function plate(): Drawing {
  return {
    lines: box(74, 4, 92, 92) + dots(upTo(26).map(grain), 1.1),
    lit: nodalLines({ x: 74, y: 4, size: 92 }),
  };
}

const neck = (t: number): Point => [100 + 128 * t, 74 - 58 * Math.sin(1.9 * t)];

const shell = (t: number): Point => around([50, 54], 3 * Math.exp(2.6 * t), 2.4 * t);

/** A neck of many vertebrae above a shell. */
function fossil(): Drawing {
  const ribs = upTo(22).map((at) =>
    line(
      shell(0.35 + at * 0.03),
      around([50, 54], 1.9 * Math.exp(2.6 * (0.35 + at * 0.03)), 2.4 * (0.35 + at * 0.03)),
    ),
  );
  return {
    lines: curve(shell, 90) + ribs.join(''),
    lit: curve(neck),
    solid: upTo(24)
      .map((at) => circle(neck(at / 23), 5.4 - at * 0.16))
      .join(''),
  };
}

const pan = (x: number): string => `M${x} 40v36q0 12 12 12h28q12 0 12 -12v-36Z`;

const level = (x: number): string => `M${x} 58q6.5 -5 13 0t13 0t13 0t13 0`;

/** Three pans in a row; the steam of each heats the next. */
function pans(): Drawing {
  return {
    lines: [14, 94, 174].map(pan).join(''),
    lit:
      'M40 40C42 6 80 6 84 46C86 62 94 66 106 66M120 40C122 6 160 6 164 46C166 62 174 66 186 66M200 40C202 16 216 14 228 14' +
      [14, 94, 174].map(level).join(''),
  };
}

const glass = (x: number): string => `M${x} 92V18q0 -10 28 -10t28 10V92ZM${x + 23} 82V24h10V82`;

/** Two glass cylinders with thermometers; one stands higher. */
function cylinders(): Drawing {
  return {
    lines: glass(42) + glass(142) + 'M20 94H220',
    lit: 'M70 82V58M170 82V28',
    solid: circle([70, 84], 6) + circle([170, 84], 6),
  };
}

const rod = (x: number, height: number): string => `M${x} ${50 - height}q-3 ${height} 0 ${2 * height}`;

/** Ten pairs of chromosomes; in the last, one is small. */
function chromosomes(): Drawing {
  const pair = (at: number): string =>
    rod(18 + at * 22.6, 26 - (at % 3) * 4) + rod(26 + at * 22.6, 26 - (at % 3) * 4);
  return { lines: upTo(9).map(pair).join('') + rod(18 + 9 * 22.6, 26), lit: rod(26 + 9 * 22.6, 8) };
}

/** One cell, two, four, eight, sixteen. */
function cells(): Drawing {
  const rows = upTo(5).map((row) =>
    upTo(2 ** row).map((at): Point => [22 + row * 48, 50 + (at - (2 ** row - 1) / 2) * (92 / 2 ** row)]),
  );
  const kin = rows
    .slice(1)
    .flatMap((row, at) => row.map((cell, place) => line(rows[at]?.[Math.floor(place / 2)] ?? cell, cell)));
  return {
    lines:
      kin.join('') +
      rows
        .slice(1)
        .map((row, at) => dots(row, 9 - at * 2))
        .join(''),
    lit: '',
    solid: circle([22, 50], 11),
  };
}

const track =
  (turn: number) =>
  (t: number): Point => [12 + 216 * t, 50 - 30 * Math.sin(2 * Math.PI * (t + turn * 0.0625))];

/** The Earth's grid, and where an orbit passes over it, turn after turn. */
function groundTrack(): Drawing {
  const grid =
    upTo(9)
      .map((at) => `M${12 + at * 27} 8V92`)
      .join('') +
    upTo(5)
      .map((at) => `M12 ${8 + at * 21}H228`)
      .join('');
  return {
    lines: grid,
    lit: upTo(3)
      .map((turn) => curve(track(turn)))
      .join(''),
    solid: circle([174, 78], 4.5),
  };
}

/** Thirty-two houses of the horizon, the swell, and a star's way up. */
function starCompass(): Drawing {
  const houses = ring([120, 50], 44, 32).map((tip, at) =>
    line(around([120, 50], at % 8 === 0 ? 34 : 39, at / 32), tip),
  );
  const swell = [34, 50, 66].map((y) => curve((t) => [6 + 228 * t, y + 3 * Math.sin(14 * Math.PI * t)], 96));
  return {
    lines: circle([120, 50], 44) + houses.join('') + swell.join(''),
    lit: curve((t) => around([120, 50], 44 - 30 * t, 0.19 - 0.1 * t)),
    solid: dots(
      upTo(4).map((at) => around([120, 50], 44 - 10 * at, 0.19 - 0.033 * at)),
      3,
    ),
  };
}

/** Later drawings by story. */
export const NEW: Readonly<Record<string, () => Drawing>> = {
  'al-kishnawi': magicSquare,
  tupaia: bearings,
  'wang-zhenyi': eclipse,
  'sophie-germain': plate,
  'mary-anning': fossil,
  'norbert-rillieux': pans,
  'eunice-foote': cylinders,
  'nettie-stevens': chromosomes,
  'henrietta-lacks': cells,
  'katherine-johnson': groundTrack,
  'mau-piailug': starCompass,
};
