import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import { EQUAL_HALVES_ENOUGH, FOLD_OVERLOOKED, SIDES_AS_FOLDS } from '../../misconceptions/plane-figures.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import type { Corner } from './four-sides.ts';
import { foldLine, fourSided, outline, regular, star, type FoldingFigure } from './folding-figures.ts';

const YES: Option = { text: text({ en: 'yes', fr: 'oui', es: 'sí' }) };
const NO: Option = { text: text({ en: 'no', fr: 'non', es: 'no' }) };
const FIRST_STEP = step(
  {
    en: 'Fold in your mind along a line through the middle.',
    fr: 'Plie en pensée sur une ligne par le milieu.',
    es: 'Doblamos con la mente por una línea del medio.',
  },
  {
    en: 'On a line of symmetry both sides cover each other exactly.',
    fr: 'Sur un axe de symétrie, les deux côtés se recouvrent exactement.',
    es: 'En un eje de simetría los dos lados se cubren exactamente.',
  },
);
const NUDGE = text({
  en: 'If you fold it there, does every corner meet a corner?',
  fr: 'Si tu plies là, chaque coin rencontre-t-il un coin ?',
  es: 'Si se dobla ahí, ¿cada esquina cae sobre otra?',
});

/** Which way, in degrees, one corner is seen from another. */
function wayBetween([x, y]: Corner = [0, 0], [toX, toY]: Corner = [1, 0]): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}

/** Figures where a line through the middle is easily taken for a line of symmetry, with the angle of such a line. */
function drawDoubtful(random: SeededRandom): readonly [FoldingFigure, readonly number[]] {
  const kind = random.integer(0, 5);
  if (kind === 0) return [fourSided('parallelogram', random), [0, 90]];
  if (kind === 1) {
    const rectangle = fourSided('rectangle', random);
    return [rectangle, [wayBetween(rectangle.corners[0], rectangle.corners[2])]];
  }
  if (kind === 2) {
    const rhombus = fourSided('rhombus', random);
    return [rhombus, [wayBetween(rhombus.corners[0], rhombus.corners[1])]];
  }
  if (kind === 3) {
    const turnDegrees = random.integer(0, 8) * 10;
    return [regular(4, turnDegrees), [turnDegrees + 20, turnDegrees + 65]];
  }
  return kind === 4 ? [outline('zigzag'), [0, 90]] : [outline('beam'), [45, 135]];
}

function drawFolding(random: SeededRandom): FoldingFigure {
  const kind = random.integer(0, 4);
  if (kind === 0) return regular(random.integer(3, 8), random.integer(0, 11) * 30);
  if (kind === 1) return star(random.integer(4, 6), random.integer(0, 11) * 30);
  if (kind === 2) return fourSided(random.pick(['rectangle', 'rhombus', 'kite', 'square']), random);
  return outline(random.pick(['arrow', 'plus', 'house', 'beam']));
}

/** Is the dashed line a line of symmetry? */
function isFold(random: SeededRandom): PracticeItem {
  const holds = random.integer(0, 1) === 0;
  const [doubtful, doubtfulLines] = drawDoubtful(random);
  const shown = holds ? drawFolding(random) : doubtful;
  const lines = holds ? shown.foldDegrees : doubtfulLines;
  const degrees = lines[random.integer(0, lines.length - 1)] ?? 0;
  const explained = {
    figure: { type: 'polygon' as const, corners: shown.corners, fold: foldLine(shown, degrees) },
    figureText: text(
      {
        en: 'A figure with {sides} sides and a dashed line through its middle.',
        fr: 'Une figure à {sides} côtés et une ligne en tirets par son milieu.',
        es: 'Una figura de {sides} lados y una línea discontinua por su centro.',
      },
      { sides: shown.sides },
    ),
    prompt: text({
      en: 'Is the dashed line a line of symmetry?',
      fr: 'La ligne en tirets est-elle un axe de symétrie ?',
      es: '¿Es la línea discontinua un eje de simetría?',
    }),
    nudge: NUDGE,
    steps: [
      FIRST_STEP,
      holds
        ? step(
            {
              en: 'Here every corner meets a corner.',
              fr: 'Ici, chaque coin rencontre un coin.',
              es: 'Aquí cada esquina cae sobre otra.',
            },
            { en: 'So it is one.', fr: 'C’en est donc un.', es: 'Por eso lo es.' },
          )
        : step(
            {
              en: 'Here some corners meet nothing.',
              fr: 'Ici, des coins ne rencontrent rien.',
              es: 'Aquí hay esquinas que no caen sobre otra.',
            },
            {
              en: 'Two equal halves are not enough; they must also face each other.',
              fr: 'Deux moitiés égales ne suffisent pas ; elles doivent se faire face.',
              es: 'Dos mitades iguales no bastan; deben quedar frente a frente.',
            },
          ),
    ],
  };
  return choiceItem(explained, random, holds ? YES : NO, [
    holds ? [NO, FOLD_OVERLOOKED] : [YES, EQUAL_HALVES_ENOUGH],
  ]);
}

function countLines(shown: FoldingFigure): PracticeItem {
  const lines = shown.foldDegrees.length;
  const explained = {
    figure: { type: 'polygon' as const, corners: shown.corners },
    figureText: text(
      {
        en: 'A figure with {sides} sides.',
        fr: 'Une figure à {sides} côtés.',
        es: 'Una figura de {sides} lados.',
      },
      { sides: shown.sides },
    ),
    prompt: text({
      en: 'How many lines of symmetry does the figure have?',
      fr: 'Combien d’axes de symétrie la figure a-t-elle ?',
      es: '¿Cuántos ejes de simetría tiene la figura?',
    }),
    nudge: text({
      en: 'Try lying, standing and slanting lines through the middle.',
      fr: 'Essaie des lignes couchées, debout et penchées par le milieu.',
      es: 'Probemos líneas horizontales, verticales e inclinadas por el centro.',
    }),
    steps: [
      FIRST_STEP,
      step(
        {
          en: 'Lines that work: {lines}.',
          fr: 'Lignes qui marchent : {lines}.',
          es: 'Líneas que sirven: {lines}.',
        },
        {
          en: 'Along any other line some corner meets nothing.',
          fr: 'Sur toute autre ligne, un coin ne rencontre rien.',
          es: 'En cualquier otra línea alguna esquina queda sola.',
        },
        { lines },
      ),
    ],
  };
  return integerItem(explained, lines, [
    [shown.sides, SIDES_AS_FOLDS],
    ...(lines > 1 ? [[lines - 1, FOLD_OVERLOOKED] as const] : []),
    ...(lines === 0 ? [[2, EQUAL_HALVES_ENOUGH] as const, [1, EQUAL_HALVES_ENOUGH] as const] : []),
    ...(lines === 2 ? [[4, EQUAL_HALVES_ENOUGH] as const] : []),
    ...(lines === 1 ? [[0, FOLD_OVERLOOKED] as const, [2, EQUAL_HALVES_ENOUGH] as const] : []),
  ]);
}

/** Two and three lines, or one, or none that deceive. */
function drawHard(random: SeededRandom): FoldingFigure {
  const kind = random.integer(0, 4);
  if (kind === 0) return regular(random.integer(5, 10), random.integer(0, 35) * 10);
  if (kind === 1) return star(random.integer(3, 8), random.integer(0, 35) * 10);
  if (kind === 2) return fourSided(random.pick(['parallelogram', 'rhombus', 'kite']), random);
  return outline(random.pick(['plus', 'corner', 'zigzag', 'beam']));
}

function drawEasy(random: SeededRandom): FoldingFigure {
  const kind = random.integer(0, 2);
  if (kind === 0) return regular(random.integer(3, 6), random.integer(0, 11) * 30);
  if (kind === 1) return fourSided(random.pick(['rectangle', 'kite', 'square']), random);
  return outline(random.pick(['arrow', 'house', 'corner']));
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return isFold(random);
  return countLines(difficulty === 2 ? drawEasy(random) : drawHard(random));
}

/** Lines along which a figure folds onto itself (CCSS 4.G.A.3). */
export const maSymmetry = generator('ma-symmetry', make);
