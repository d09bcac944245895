type Six = readonly [number, number, number, number, number, number];

/** The first six of these numbers; what is missing is no number, and fails every comparison. */
export function firstNumbers(values: readonly number[]): Six {
  const at = (place: number) => values[place] ?? Number.NaN;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}
