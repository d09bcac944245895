/** Thrown inside the maths rooms when something is unreadable, ambiguous, or larger than we care to compute. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/** Stops a computation that has grown beyond its bound. */
export function within(bound: number, size: number, what: string): void {
  if (size > bound) throw new Silence(`more than ${bound} ${what}`);
}

/** The result, or null where the maths keeps silent: unreadable, ambiguous, too large, or a division by zero. */
export function orNull<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (reason) {
    if (reason instanceof Silence || reason instanceof RangeError) return null;
    throw reason;
  }
}

/** Work that every step of a loop pays for: an input can never stretch a computation beyond it. */
export class Fuel {
  #left: number;

  constructor(units: number) {
    this.#left = units;
  }

  spend(units = 1): void {
    this.#left -= units;
    if (this.#left < 0) throw new Silence('out of fuel');
  }
}
