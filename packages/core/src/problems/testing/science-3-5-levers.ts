import type { PracticeItem } from '@ori/contracts/practice';
import { answers, near, numbersOf, rightOption } from './reading.ts';

type Corners = readonly (readonly [number, number])[];

/** The closed drawings of a figure: coins, the turning point, a ramp. */
function shapesOf({ figure }: PracticeItem): readonly Corners[] {
  if (figure?.type !== 'sketch') return [];
  return figure.paths.filter(({ closed }) => closed).map(({ corners }) => corners);
}

/** How far each drawn coin lies from the middle: to the left where negative. */
function coinPlaces(item: PracticeItem): number[] {
  return shapesOf(item)
    .filter(({ length }) => length === 4)
    .map((corners) => corners.reduce((sum, [x]) => sum + x, 0) / corners.length);
}

/** What the drawn coins turn all together: below 0 to the left. */
const turned = (item: PracticeItem) => coinPlaces(item).reduce((sum, place) => sum + place, 0);

function checkSide(item: PracticeItem): boolean {
  const [a = 0, s = 0, b = 0, t = 0] = numbersOf(item);
  const places = coinPlaces(item);
  const isDrawn =
    places.filter((place) => near(place, -s)).length === a &&
    places.filter((place) => near(place, t)).length === b;
  const sum = Math.round(turned(item) * 1e6);
  const right = sum === 0 ? 'stays level' : `${sum < 0 ? 'left' : 'right'} side goes down`;
  return isDrawn && rightOption(item).includes(right);
}

/** The sine of the drawn slope: the part of the weight that must be pushed. */
function slope(item: PracticeItem): number {
  const [[x0, y0] = [0, 0], , [x2, y2] = [0, 0]] = shapesOf(item)[0] ?? [];
  return (y2 - y0) / Math.hypot(x2 - x0, y2 - y0);
}

/** Levers by the coins that are drawn, ramps by the drawn slope, the rest by equal work at both ends. */
export function checkLevers(item: PracticeItem): boolean {
  const [first = 0, second = 0, third = 0] = numbersOf(item);
  if (item.answerKind.kind === 'choice') return checkSide(item);
  if (item.prompt.en.includes('coins balance')) return answers(item, -turned(item) / third);
  if (item.prompt.en.includes('How hard')) return answers(item, first * slope(item));
  if (item.prompt.en.includes('How long')) return answers(item, (first * second) / third);
  return item.prompt.en.includes('turning point') && near(Number(item.answer) / first, third / second);
}
