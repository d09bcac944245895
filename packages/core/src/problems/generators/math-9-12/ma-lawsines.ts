import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cosine, inDegrees, sine } from './angles.ts';
import { withSine } from './writing.ts';

const message = messagesOf('ma-lawsines');

const ONE_PLACE = 0.1;

/** What is written at the corners and sides; angles to draw by. */
function drawing(
  alpha: number,
  beta: number,
  angleLabels: [string, string, string],
  sideLabels: [string, string, string],
) {
  return {
    type: 'triangle' as const,
    angles: [rounded(alpha, 2), rounded(beta, 2)] as [number, number],
    names: ['A', 'B', 'C'] as [string, string, string],
    angleLabels,
    sideLabels,
  };
}

function sineLaw(alpha: number, beta: number, a: number): DraftItem {
  const b = rounded((a * sine(beta)) / sine(alpha), 1);
  const all = { alpha, beta, a, b };
  const explained = {
    prompt: text(message('sine-law.explained.prompt'), all),
    figure: drawing(alpha, beta, [`${alpha}°`, `${beta}°`, ''], [`${a} cm`, '?', '']),
    figureText: text(message('sine-law.explained.figure-text'), all),
    nudge: text(message('sine-law.explained.nudge')),
    steps: [
      step(
        withSine('AC / sin {beta}° = {a} / sin {alpha}°'),
        message('sine-law.explained.reason.each-side-over-sine'),
        all,
      ),
      step(
        withSine('AC = {a} · sin {beta}° / sin {alpha}° ≈ {b}'),
        message('sine-law.explained.reason.multiply-sine-angle-opposite'),
        all,
      ),
    ],
  };
  return decimalItem(explained, b, { tolerance: ONE_PLACE, unit: 'cm' }, [
    [rounded((a * beta) / alpha, 1), 'angles-for-sines'],
    [rounded((a * sine(alpha)) / sine(beta), 1), 'ratio-turned-over'],
  ]);
}

function cosineLaw(b: number, c: number, alpha: number): DraftItem {
  const squares = b * b + c * c;
  const term = 2 * b * c * cosine(alpha);
  const a = Math.sqrt(squares - term);
  const beta = inDegrees(Math.acos((a * a + c * c - b * b) / (2 * a * c)));
  const all = { b, c, alpha, squares, twice: 2 * b * c, a: rounded(a, 1) };
  const explained = {
    prompt: text(message('cosine-law.explained.prompt'), all),
    figure: drawing(alpha, beta, [`${alpha}°`, '', ''], ['?', `${b} cm`, `${c} cm`]),
    figureText: text(message('cosine-law.explained.figure-text'), all),
    nudge: text(message('cosine-law.explained.nudge')),
    steps: [
      step(
        'BC² = {b}² + {c}² − 2 · {b} · {c} · cos {alpha}°',
        message('cosine-law.explained.reason.law-cosines-angle-between'),
        all,
      ),
      step(
        'BC = √({squares} − {twice} · cos {alpha}°) ≈ {a}',
        message('cosine-law.explained.reason.root-gives-length'),
        all,
      ),
    ],
  };
  return decimalItem(explained, all.a, { tolerance: ONE_PLACE, unit: 'cm' }, [
    [rounded(Math.sqrt(squares), 1), 'pythagoras-anywhere'],
    [rounded(Math.sqrt(squares + term), 1), 'cosine-term-added'],
  ]);
}

/** The angle opposite the first of three sides. */
function angleOf(a: number, b: number, c: number): DraftItem {
  const cosineOf = (b * b + c * c - a * a) / (2 * b * c);
  const alpha = inDegrees(Math.acos(cosineOf));
  const beta = inDegrees(Math.acos((a * a + c * c - b * b) / (2 * a * c)));
  const all = { a, b, c, top: b * b + c * c - a * a, bottom: 2 * b * c, alpha: rounded(alpha, 1) };
  const explained = {
    prompt: text(message('angle-of.explained.prompt'), all),
    figure: drawing(alpha, beta, ['?', '', ''], [`${a} cm`, `${b} cm`, `${c} cm`]),
    figureText: text(message('angle-of.explained.figure-text'), all),
    nudge: text(message('angle-of.explained.nudge')),
    steps: [
      step(
        'cos A = ({b}² + {c}² − {a}²) / (2 · {b} · {c}) = {top} / {bottom}',
        message('angle-of.explained.reason.square-opposite-side-one'),
        all,
      ),
      step(
        message('angle-of.explained.step'),
        message('angle-of.explained.reason.inverse-cosine-finds-angle'),
        all,
      ),
    ],
  };
  return decimalItem(explained, all.alpha, { tolerance: ONE_PLACE, unit: '°' }, [
    [rounded(180 - alpha, 1), 'cosine-term-added'],
    [rounded(beta, 1), 'ratio-turned-over'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [b, c] = [random.integer(5, 15), random.integer(5, 15)];
  if (difficulty === 1) {
    const [alpha, beta] = [random.integer(30, 75), random.integer(30, 75)];
    return Math.abs(alpha - beta) < 8 ? make(random, difficulty) : sineLaw(alpha, beta, b);
  }
  if (difficulty === 2) {
    const alpha = random.integer(30, 130);
    return Math.abs(alpha - 90) < 5 ? make(random, difficulty) : cosineLaw(b, c, alpha);
  }
  const a = random.integer(Math.abs(b - c) + 2, b + c - 2);
  return a === b || a * a === b * b + c * c ? make(random, difficulty) : angleOf(a, b, c);
}

/** Triangles without a right angle (CCSS HSG-SRT.D.11). */
export const maLawsines = generator('ma-lawsines', make);
