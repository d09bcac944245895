/** A rhythm: its syllables in order, short ones of 1 beat and long ones of 2. */
export type Rhythm = readonly (1 | 2)[];

/** Every rhythm of so many beats: those that end short, then those that end long. */
export function rhythmsOf(beats: number): readonly Rhythm[] {
  if (beats < 0) return [];
  if (beats === 0) return [[]];
  return [
    ...rhythmsOf(beats - 1).map((before): Rhythm => [...before, 1]),
    ...rhythmsOf(beats - 2).map((before): Rhythm => [...before, 2]),
  ];
}

/** How many rhythms there are: each number is the sum of the two before. */
export function rhythmCount(beats: number): number {
  let [before, now] = [0, 1];
  for (let beat = 0; beat < beats; beat += 1) [before, now] = [now, before + now];
  return now;
}
