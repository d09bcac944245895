import { numbersOf, type Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Both sides as the learner reads them: from the question's formulas, or off the drawn lines. */
function sidesOf(
  item: Parameters<Checker>[0],
): readonly [(price: number) => number, (price: number) => number] {
  const formulas = /want (\d+) − (\d+)P .* offer (\d+) \+ (\d+)P/.exec(item.prompt.en);
  if (formulas) {
    const [wanted = 0, drop = 0, offered = 0, rise = 0] = formulas.slice(1).map(Number);
    return [(price) => wanted - drop * price, (price) => offered + rise * price];
  }
  if (item.figure?.type !== 'plane') return [() => Number.NaN, () => Number.NaN];
  const [demand = () => Number.NaN, supply = () => Number.NaN] = item.figure.curves.map(({ through }) => {
    const [[q1, p1] = [0, 0], [q2, p2] = [0, 0]] = through;
    return (price: number) => q1 + ((q2 - q1) * (price - p1)) / (p2 - p1);
  });
  return [demand, supply];
}

/** Tries the answer: at this price both sides must be equal, or so much must be missing. */
const checkMarket: Checker = (item) => {
  const [demand, supply] = sidesOf(item);
  const answer = Number(item.answer);
  const fixed = /price at (\d+) coins/.exec(item.prompt.en)?.[1];
  if (fixed !== undefined) return demand(Number(fixed)) - supply(Number(fixed)) === answer && answer > 0;
  const extra = item.prompt.en.includes('festival') ? (numbersOf(item).at(-1) ?? 0) : 0;
  return Math.abs(demand(answer) + extra - supply(answer)) < 1e-9;
};

/** Of two districts, people are spread out over their areas. */
function checkDistricts(item: Parameters<Checker>[0]): boolean {
  const [peopleA = 0, areaA = 1, peopleB = 0, areaB = 1] = numbersOf(item);
  return Number(item.answer) * areaA * areaB === peopleA * areaB - peopleB * areaA;
}

/** Counts the grid's squares one by one. */
const checkRaster: Checker = (item) => {
  if (item.figure?.type !== 'number-grid') return checkDistricts(item);
  const cells = item.figure.cells.map((cell) => cell ?? 0);
  const limit = /above (\d+) people/.exec(item.prompt.en)?.[1];
  const answer = Number(item.answer);
  if (limit === undefined) return cells.reduce((left, cell) => left - cell, answer * cells.length) === 0;
  return answer * cells.length === cells.filter((cell) => cell > Number(limit)).length * 100;
};

/** Checkers of the social skills of 9-12, each by another way. */
export const SOCIAL_9_12_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-gov2': clueChecker({
    'united kingdom': 'no single',
    'united states': 'electors',
    germany: 'chancellor',
    france: 'directly elected',
    switzerland: 'seven people',
    japan: 'emperor',
    'south africa': 'apartheid',
    ecuador: 'rights of nature',
    india: 'union of states',
    canada: 'charter of rights',
    brazil: 'military rule',
    'costa rica': 'standing army',
  }),
  'ss-gis': checkRaster,
  'ss-econ': checkMarket,
};
