import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { crossings, type Point, samePoint } from '../geometry/plane.ts';
import { drawRecipe, type Recipe, type RecipeStep } from '../geometry/recipe.ts';
import { RECIPES, type RecipeName } from '../geometry/recipes.ts';
import type { Sketch } from '../geometry/sketch.ts';

const CIRCLE: LocalisedText = {
  en: 'Draw the circle around {a} through {b}.',
  fr: 'Trace le cercle de centre {a} qui passe par {b}.',
  es: 'Traza el círculo de centro {a} que pasa por {b}.',
};
const LINE: LocalisedText = {
  en: 'Draw the straight line through {a} and {b}.',
  fr: 'Trace la droite qui passe par {a} et {b}.',
  es: 'Traza la recta que pasa por {a} y {b}.',
};
const MARK: Readonly<Record<RecipeStep['tool'], LocalisedText>> = {
  circle: {
    en: 'Where it crosses step {steps}, write {letters}.',
    fr: 'Là où il coupe l’étape {steps}, écris {letters}.',
    es: 'Donde corta el paso {steps}, escribe {letters}.',
  },
  line: {
    en: 'Where it crosses step {steps}, write {letters}.',
    fr: 'Là où elle coupe l’étape {steps}, écris {letters}.',
    es: 'Donde corta el paso {steps}, escribe {letters}.',
  },
};
const SIDES = {
  above: { en: 'above', fr: 'en haut', es: 'arriba' },
  below: { en: 'below', fr: 'en bas', es: 'abajo' },
  left: { en: 'on the left', fr: 'à gauche', es: 'a la izquierda' },
  right: { en: 'on the right', fr: 'à droite', es: 'a la derecha' },
} as const satisfies Record<string, LocalisedText>;
const AND: LocalisedText = { en: ' and ', fr: ' et ', es: ' y ' };
const OUTLINE: LocalisedText = {
  en: 'Go over the outline {corners} in color.',
  fr: 'Repasse en couleur le contour {corners}.',
  es: 'Repasa en color el contorno {corners}.',
};

const joined = (words: readonly string[], locale: Locale): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')}${AND[locale]}${words.at(-1) ?? ''}`;

/** Which of two crossings a letter belongs to. y grows upwards. */
function sideOf(point: Point, other: Point): keyof typeof SIDES {
  if (Math.abs(point.y - other.y) > 0.05) return point.y > other.y ? 'above' : 'below';
  return point.x > other.x ? 'right' : 'left';
}

/** The letter, and which crossing it is where there are two to choose from. */
function letterWords(name: string, free: readonly Point[], point: Point, locale: Locale): string {
  const other = free.find((each) => !samePoint(each, point));
  return other === undefined ? name : `${name} (${SIDES[sideOf(point, other)][locale]})`;
}

/** A sentence for each earlier step that the new curve crosses at a point with a letter. */
function marksOf(step: RecipeStep, before: Sketch, after: Sketch, locale: Locale): readonly string[] {
  const curve = after.curves.at(-1);
  const known = Object.values(before.points);
  const crossed = [...new Set(step.marks.map((mark) => mark.with))];
  return crossed.map((earlier) => {
    const drawn = before.curves[earlier];
    const all = drawn && curve ? crossings(drawn, curve) : [];
    const free = all.filter((each) => !known.some((point) => samePoint(point, each)));
    const letters = step.marks.flatMap(({ name, with: other }) => {
      const point = after.points[name];
      return other === earlier && point ? [letterWords(name, free, point, locale)] : [];
    });
    return MARK[step.tool][locale]
      .replace('{steps}', String(earlier + 1))
      .replace('{letters}', joined(letters, locale));
  });
}

/** The steps of a construction in words, for compass and straightedge on paper; A and B are given. */
export function constructionSteps(name: RecipeName, locale: Locale): readonly string[] {
  const recipe: Recipe = RECIPES[name];
  const { steps, outline } = recipe;
  const drawn = steps.map((step, index) => {
    const template = step.tool === 'circle' ? CIRCLE : LINE;
    const move = template[locale].replace('{a}', step.from).replace('{b}', step.to);
    const [before, after] = [drawRecipe(recipe, index), drawRecipe(recipe, index + 1)];
    return [move, ...marksOf(step, before, after, locale)].join(' ');
  });
  const corners = joined(
    outline.map((part) => part.join('')),
    locale,
  );
  return [...drawn, OUTLINE[locale].replace('{corners}', corners)];
}
