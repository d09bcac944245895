import { frenchSpaces } from '@ori/core/words/french-spaces';

/** The value with every text below a key `fr` set as French is: marks stay on the line of their word. */
export function spacedFrench<Value>(value: Value): Value {
  return spaced(value, false) as Value;
}

function spaced(value: unknown, isFrench: boolean): unknown {
  if (typeof value === 'string') return isFrench ? frenchSpaces(value) : value;
  if (Array.isArray(value)) return value.map((each) => spaced(each, isFrench));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [key, spaced(each, isFrench || key === 'fr')]));
}
