import type { LocalisedText } from '@ori/contracts/locale';
import type { Curve, Point } from '@ori/core/geometry/plane';
import { drawRecipe, lookUp, type Recipe } from '@ori/core/geometry/recipe';
import { RECIPES, type RecipeName } from '@ori/core/geometry/recipes';
import type { Sketch } from '@ori/core/geometry/sketch';
import { constructionSteps } from '@ori/core/worksheets/construction-steps';
import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, type Inks, inksOf, pathOf } from '../svg.ts';

const WORDS = {
  lead: {
    en: 'Two points are given, A and B. Nothing is measured: every point is where two lines meet.',
    fr: 'Deux points sont donnés, A et B. Rien n’est mesuré : chaque point est là où deux lignes se coupent.',
    es: 'Se dan dos puntos, A y B. Nada se mide: cada punto está donde dos líneas se cortan.',
  },
  check: { en: 'Measure at the end', fr: 'À mesurer à la fin', es: 'Para medir al final' },
  why: {
    en: 'It must come out exactly so, on any paper and at any size. Can you say why?',
    fr: 'On doit trouver exactement cela, sur n’importe quel papier et à toute taille. Peux-tu dire pourquoi ?',
    es: 'Debe salir exactamente así, en cualquier papel y a cualquier tamaño. ¿Puedes decir por qué?',
  },
  done: { en: 'the finished construction', fr: 'la construction terminée', es: 'la construcción terminada' },
  after: {
    en: 'The drawing after step {n}',
    fr: 'Le tracé après l’étape {n}',
    es: 'El trazo tras el paso {n}',
  },
} as const satisfies Record<string, LocalisedText>;

const UNIT = 60;
type Box = readonly [x: number, y: number, width: number, height: number];

/** The part of the plane that holds all circles and points, with room for the letters. */
/** Wider than this a construction is shown large round its outline only. */
const WIDE = 4.5 * UNIT;

function boxOf({ points, curves }: Sketch): Box {
  const ends = [
    ...Object.values(points).map(({ x, y }) => [x, y, 0] as const),
    ...curves.flatMap((curve) =>
      curve.kind === 'circle' ? [[curve.centre.x, curve.centre.y, curve.radius] as const] : [],
    ),
  ];
  const [left, right] = [
    Math.min(...ends.map(([x, , r]) => x - r)),
    Math.max(...ends.map(([x, , r]) => x + r)),
  ];
  const [low, high] = [
    Math.min(...ends.map(([, y, r]) => y - r)),
    Math.max(...ends.map(([, y, r]) => y + r)),
  ];
  const room = 0.12;
  return [
    (left - room) * UNIT,
    -(high + room) * UNIT,
    (right - left + 2 * room) * UNIT,
    (high - low + 2 * room) * UNIT,
  ];
}

/** A point of the plane on paper, where y grows downwards. */
const placed = ({ x, y }: Point): readonly [number, number] => [x * UNIT, -y * UNIT];

function curveDrawn(curve: Curve, stroke: string, width: number): string {
  const style = { fill: 'none', stroke, 'stroke-width': width };
  if (curve.kind === 'circle') {
    const [cx, cy] = placed(curve.centre);
    return element('circle', { cx, cy, r: curve.radius * UNIT, ...style });
  }
  // Without ends: far beyond the picture both ways.
  const { from, to } = curve;
  const [dx, dy] = [(to.x - from.x) * 20, (to.y - from.y) * 20];
  const ends = [
    { x: from.x - dx, y: from.y - dy },
    { x: from.x + dx, y: from.y + dy },
  ].map(placed);
  return element('path', { d: pathOf(ends), ...style });
}

/** Letters that can be read at any size of the picture. */
const letterSize = ([, , width]: Box): number => Math.max(14, width / 15);

function lettersDrawn({ points }: Sketch, inks: Inks, size: number): string[] {
  return Object.entries(points).flatMap(([name, point]) => {
    const [x, y] = placed(point);
    const words = { x: x + size * 0.35, y: y - size * 0.3, 'font-size': size, fill: inks.ink };
    const halo = { stroke: '#ffffff', 'stroke-width': size * 0.3, 'stroke-linejoin': 'round' };
    return [
      element('circle', { cx: x, cy: y, r: size * 0.17, fill: inks.ink }),
      element('text', { ...words, ...halo }, name),
      element('text', words, name),
    ];
  });
}

function stepDrawn(sketch: Sketch, box: Box, inks: Inks): string {
  const last = sketch.curves.length - 1;
  const curves = sketch.curves.map((curve, at) =>
    at === last ? curveDrawn(curve, inks.gold, 3) : curveDrawn(curve, inks.faint, 1.4),
  );
  return drawing(box, [...curves, ...lettersDrawn(sketch, inks, letterSize(box))]);
}

/** The box of the whole, or of what stands out where helping circles reach far beyond it. */
function finishedBox(recipe: Recipe, sketch: Sketch, whole: Box): Box {
  if (whole[2] <= WIDE) return whole;
  const at = lookUp(sketch);
  const points = recipe.outline.flat().map((name) => [name, at(name)] as const);
  const [x, y, width, height] = boxOf({ points: Object.fromEntries(points), curves: [] });
  const room = 0.4 * UNIT;
  return [x - room, y - room, width + 2 * room, height + 2 * room];
}

function finishedDrawn(recipe: Recipe, sketch: Sketch, whole: Box, inks: Inks): string {
  const at = lookUp(sketch);
  const box = finishedBox(recipe, sketch, whole);
  const outlines = recipe.outline.map((corners) =>
    element('path', {
      d: pathOf(
        corners.map((name) => placed(at(name))),
        corners.length > 2,
      ),
      fill: corners.length > 2 ? inks.tint : 'none',
      stroke: inks.gold,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
  );
  const curves = sketch.curves.map((curve) => curveDrawn(curve, inks.lapis, 0.8));
  return drawing(box, [...outlines, ...curves, ...lettersDrawn(sketch, inks, 9)]);
}

/** A construction on the wall: finished, step by step, and what must come out when it is measured. */
export function constructionPoster(name: RecipeName): PaperMaker {
  return ({ locale, isSparing }) => {
    const recipe: Recipe = RECIPES[name];
    const inks = inksOf(isSparing);
    const finished = drawRecipe(recipe);
    const box = boxOf(finished);
    const words = constructionSteps(name, locale);
    const drawings: Record<string, string> = {
      'finished.svg': finishedDrawn(recipe, finished, box, inks),
    };
    const steps = words.map((text, at) => {
      const file = at < recipe.steps.length ? `step-${at + 1}.svg` : 'finished.svg';
      if (at < recipe.steps.length) drawings[file] = stepDrawn(drawRecipe(recipe, at + 1), box, inks);
      return { text, file, alt: WORDS.after[locale].replace('{n}', String(at + 1)) };
    });
    return {
      template: 'construction-poster',
      data: {
        lead: WORDS.lead[locale],
        done: WORDS.done[locale],
        check: WORDS.check[locale],
        why: WORDS.why[locale],
        steps,
        checks: recipe.checks.map(({ what, exact }) => ({ what, exact })),
      },
      drawings,
    };
  };
}
