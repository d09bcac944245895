/** What the boat does while the disc stands on a place: its propeller and where its rudder lies. */
export interface DiscPlace {
  readonly id: 'stop' | 'ahead-1' | 'left' | 'ahead-2' | 'right' | 'ahead-3';
  readonly drives: boolean;
  /** −1 the boat turns left, 1 right, 0 straight. */
  readonly rudder: -1 | 0 | 1;
}

/** The places of the disc in the order in which pulses bring them; after the last comes the first. */
export const DISC: readonly DiscPlace[] = [
  { id: 'stop', drives: false, rudder: 0 },
  { id: 'ahead-1', drives: true, rudder: 0 },
  { id: 'left', drives: true, rudder: -1 },
  { id: 'ahead-2', drives: true, rudder: 0 },
  { id: 'right', drives: true, rudder: 1 },
  { id: 'ahead-3', drives: true, rudder: 0 },
];

/** Where the disc stands after so many pulses more. */
export function afterPulses(at: number, pulses: number): number {
  return (at + pulses) % DISC.length;
}

/** The place at a number of the disc. */
export function placeAt(at: number): DiscPlace {
  const place = DISC[at];
  if (!place) throw new RangeError(`the disc has no place ${at}`);
  return place;
}

/** The fewest pulses from a place to the first where the boat does as wanted; 0 where it does so already. */
export function pulsesTo(at: number, wanted: Pick<DiscPlace, 'drives' | 'rudder'>): number {
  return DISC.findIndex((_, pulses) => {
    const { drives, rudder } = placeAt(afterPulses(at, pulses));
    return drives === wanted.drives && rudder === wanted.rudder;
  });
}
