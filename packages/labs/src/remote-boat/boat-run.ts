import { type Boat, type Pond, sailedOn, sightOf } from '@ori/core/electricity/pond-boat';
import { afterPulses, placeAt } from '@ori/core/electricity/selector-disc';

export const POND: Pond = { halfEastM: 12, halfNorthM: 8 };
/** Buoys in the order in which they are to be passed, in metres from the middle of the pond. */
export const BUOYS: readonly Pick<Boat, 'eastM' | 'northM'>[] = [
  { eastM: 5, northM: -2 },
  { eastM: 5.5, northM: 3.6 },
  { eastM: -3, northM: 4.5 },
  { eastM: -7.5, northM: -1 },
];
/** So near a buoy, it is passed. */
export const NEAR_M = 1.3;
const TRAIL_STEP_M = 0.25;

/** One try at the course. */
export interface Run {
  readonly boat: Boat;
  /** Where the disc stands. */
  readonly at: number;
  readonly pulses: number;
  readonly seconds: number;
  readonly passed: number;
  readonly buoys: number;
  readonly trail: readonly Boat[];
}

export type Step =
  | { readonly does: 'pulse' }
  | { readonly does: 'sail'; readonly seconds: number }
  | { readonly does: 'restart' };

/** The boat at its jetty, its disc at the stop. */
export function runOf(buoys: number): Run {
  const boat: Boat = { eastM: 0, northM: -6.4, headingRad: 0 };
  return { boat, at: 0, pulses: 0, seconds: 0, passed: 0, buoys, trail: [boat] };
}

export function isDone({ passed, buoys }: Run): boolean {
  return passed >= buoys;
}

/** The buoy to be passed next; none when all are. */
export function nextBuoy({ passed, buoys }: Run): Pick<Boat, 'eastM' | 'northM'> | null {
  return passed < buoys ? (BUOYS[passed] ?? null) : null;
}

/** How finely a way is looked at, so that no buoy is missed in a long step. */
const LOOK_S = 0.1;

function sailedALittle(run: Run, seconds: number): Run {
  const boat = sailedOn(run.boat, placeAt(run.at), seconds, POND);
  const next = nextBuoy(run);
  const isNear = next !== null && sightOf(boat, next).distanceM < NEAR_M;
  const last = run.trail.at(-1);
  const isOn = !last || Math.hypot(boat.eastM - last.eastM, boat.northM - last.northM) > TRAIL_STEP_M;
  return {
    ...run,
    boat,
    seconds: run.seconds + seconds,
    passed: run.passed + (isNear ? 1 : 0),
    trail: isOn ? [...run.trail, boat] : run.trail,
  };
}

function sailed(run: Run, seconds: number): Run {
  let [now, left] = [run, seconds];
  while (left > 1e-9 && !isDone(now)) {
    const part = Math.min(LOOK_S, left);
    now = sailedALittle(now, part);
    left -= part;
  }
  return now;
}

/** What a pulse, a while under way or a fresh start makes of a run; a run that is done stays so. */
export function runAfter(run: Run, step: Step): Run {
  if (step.does === 'restart') return runOf(run.buoys);
  if (isDone(run)) return run;
  if (step.does === 'sail') return sailed(run, step.seconds);
  return { ...run, at: afterPulses(run.at, 1), pulses: run.pulses + 1 };
}
