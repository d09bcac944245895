import { around, circle, polyline, type Point, ring } from '../../ui/ornament/points.ts';
import { starPolygon } from '../../ui/ornament/star.ts';
import { box, curve, dots, type Drawing, line, upTo } from './drawing.ts';

/** A disk with a band of four figures; hers is the tall one. */
function disk(): Drawing {
  const figures = [84, 104, 124, 148];
  return {
    lines: circle([120, 50], 46) + circle([120, 50], 41) + 'M82 34H158M82 68H158',
    lit: figures.map((x, at) => `M${x} 68V${at === 1 ? 38 : 46}`).join('') + circle([104, 35], 3.5),
  };
}

/** A ball's height after each bounce is the same share of the one before. */
function bounces(): Drawing {
  const share = 0.78;
  let x = 14;
  const arcs = upTo(7).map((at) => {
    const [height, width, from] = [76 * share ** at, 44 * share ** (at / 2), x];
    x += width;
    return {
      top: [from + width / 2, 90 - height] as Point,
      path: curve((t) => [from + width * t, 90 - 4 * height * t * (1 - t)], 20),
    };
  });
  return {
    lines: arcs.map(({ path }) => path).join('') + 'M8 94H232',
    lit: '',
    solid: dots(
      arcs.map(({ top }) => top),
      5,
    ),
  };
}

const sack = (at: number): string => {
  const [x, y] = [20 + (at % 10) * 21, at < 10 ? 42 : 84];
  return `M${x} ${y}c-5 -14 1 -17 3 -24h7c2 7 8 10 3 24Z`;
};

/** Two rows of grain sacks; most of them did not come. */
function sacks(): Drawing {
  const all = upTo(20);
  return {
    lines: all
      .filter((at) => at > 4)
      .map(sack)
      .join(''),
    lit: all
      .filter((at) => at <= 4)
      .map(sack)
      .join(''),
  };
}

/** The Sun in the middle, paths of planets around it. */
function sunAmidst(): Drawing {
  const radii = [24, 40, 60, 86, 116];
  return {
    lines: radii.map((radius) => circle([120, 50], radius)).join(''),
    lit: ring([120, 50], 17, 16)
      .map((tip, at) => line(around([120, 50], 12, at / 16), tip))
      .join(''),
    solid:
      circle([120, 50], 9) +
      dots(
        radii.map((radius, at) => around([120, 50], radius, 0.21 + at * 0.07)),
        3,
      ),
  };
}

/** Every way to fill so many beats with syllables of one and two. */
function rhythmsOf(beats: number): number[][] {
  if (beats <= 0) return beats === 0 ? [[]] : [];
  return [1, 2].flatMap((first) => rhythmsOf(beats - first).map((rest) => [first, ...rest]));
}

/** The eight rhythms of five beats. */
function rhythms(): Drawing {
  const beat = 42;
  const bars = rhythmsOf(5).flatMap((rhythm, row) => {
    let x = 16;
    return rhythm.map((size) => {
      const path = `M${x} ${10 + row * 11.5}h${size * beat - 8}`;
      x += size * beat;
      return { size, path };
    });
  });
  const of = (size: number) =>
    bars
      .filter((bar) => bar.size === size)
      .map(({ path }) => path)
      .join('');
  return { lines: of(1), lit: of(2) };
}

const string =
  (row: number) =>
  (t: number): Point => [6 + 228 * t, 14 + row * 26 + 16 * Math.sin(Math.PI * t)];

/** Beads on three strings. */
function beads(): Drawing {
  const places = upTo(3).flatMap((row) => upTo(19).map((at) => string(row)(at / 18)));
  return {
    lines:
      upTo(3)
        .map((row) => curve(string(row)))
        .join('') + dots(places, 5),
    lit: '',
    solid: dots(
      places.filter((_, at) => at % 4 === 1),
      5,
    ),
  };
}

/** Two chambers with a whole wall between, and the way round through the lungs. */
function heart(): Drawing {
  return {
    lines:
      'M112 96C76 92 68 62 92 52C104 48 112 58 112 66ZM128 96C164 92 172 62 148 52C136 48 128 58 128 66ZM60 8c-26 4 -36 34 -22 44c14 6 26 -8 28 -22ZM180 8c26 4 36 34 22 44c-14 6 -26 -8 -28 -22Z',
    lit: 'M96 72C84 30 74 22 52 30M52 30C80 4 160 4 188 30M188 30C166 22 156 30 144 72',
    solid: circle([96, 72], 4) + circle([144, 72], 4),
  };
}

const band = (y: number) => polyline(upTo(21).map((at): Point => [at * 12, y + (at % 2 === 0 ? 10 : 0)]));

/** Courses of dressed stone with a chevron band on top. */
function stones(): Drawing {
  const courses = upTo(6).flatMap((row) =>
    upTo(11).map((at) => box(-6 + at * 24 + (row % 2) * 12, 36 + row * 11, 22, 9)),
  );
  return { lines: courses.join(''), lit: band(6) + band(18) };
}

const top = (at: number): Point => [20 + at * 16.6, 94 - 84 * 2 ** (-at / 12)];

/** Twelve pitch pipes, each shorter by the twelfth root of two, and the octave. */
function pipes(): Drawing {
  return {
    lines:
      upTo(13)
        .map((at) => line([top(at)[0], 94], top(at)))
        .join('') + 'M8 94H232',
    lit: curve((t) => top(12 * t)),
    solid: dots(upTo(13).map(top), 3.4),
  };
}

const sunAt = (x: number): string => starPolygon([x, 20], 11, 8, 3);

const wave = (t: number): Point => [6 + 228 * t, 50 - 32 * Math.sin(3 * 2 * Math.PI * t)];

const flake = (x: number): string =>
  ring([x, 80], 11, 6)
    .map((tip) => line([x, 80], tip))
    .join('') + circle([x, 80], 5);

/** Days of Sun and nights of frost. */
function frost(): Drawing {
  return {
    lines: `M6 50H234${curve(wave, 72)}`,
    lit: [25, 101, 177].map(sunAt).join('') + [63, 139, 215].map(flake).join(''),
  };
}

const fortyFrom = (x: number): Point[] =>
  upTo(40).map((at) => [x + (at % 8) * 12, 14 + Math.floor(at / 8) * 18]);

/** Of forty inoculated one died, of forty others who fell ill about six (Boylston 1726). */
function counted(): Drawing {
  const [left, right] = [fortyFrom(16), fortyFrom(140)];
  const gone = [...left.slice(-1), ...right.slice(-6)];
  return { lines: dots([...left, ...right], 4) + 'M120 6V94', lit: '', solid: dots(gone, 4) };
}

/** Old drawings by story. */
export const OLD: Readonly<Record<string, () => Drawing>> = {
  enheduana: disk,
  rubber: bounces,
  strike: sacks,
  aristarchus: sunAmidst,
  virahanka: rhythms,
  'ife-glass': beads,
  'ibn-al-nafis': heart,
  'great-zimbabwe': stones,
  'zhu-zaiyu': pipes,
  chuno: frost,
  onesimus: counted,
};
