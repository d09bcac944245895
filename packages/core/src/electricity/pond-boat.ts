import type { DiscPlace } from './selector-disc.ts';

/** A boat on a pond: metres from the pond's middle (east, north), heading in radians clockwise from north. */
export interface Boat {
  readonly eastM: number;
  readonly northM: number;
  readonly headingRad: number;
}

/** The pond: an ellipse with these half axes, in metres. */
export interface Pond {
  readonly halfEastM: number;
  readonly halfNorthM: number;
}

/** One metre a second, and with the rudder over a full turn in twelve seconds. */
export const SPEED_MPS = 1;
export const TURN_RADPS = Math.PI / 6;

/** The same place, or the nearest on the pond on the way to its middle. */
function afloat(boat: Boat, { halfEastM, halfNorthM }: Pond): Boat {
  const out = Math.hypot(boat.eastM / halfEastM, boat.northM / halfNorthM);
  return out <= 1 ? boat : { ...boat, eastM: boat.eastM / out, northM: boat.northM / out };
}

/** Where the boat is after so many seconds: a straight line or an arc, without drift or wind; the bank holds it. */
export function sailedOn(boat: Boat, { drives, rudder }: DiscPlace, seconds: number, pond: Pond): Boat {
  if (!drives) return boat;
  const headingRad = boat.headingRad + rudder * TURN_RADPS * seconds;
  if (rudder === 0) {
    const way = SPEED_MPS * seconds;
    const eastM = boat.eastM + way * Math.sin(headingRad);
    return afloat({ eastM, northM: boat.northM + way * Math.cos(headingRad), headingRad }, pond);
  }
  const radius = SPEED_MPS / (rudder * TURN_RADPS);
  const eastM = boat.eastM + radius * (Math.cos(boat.headingRad) - Math.cos(headingRad));
  const northM = boat.northM + radius * (Math.sin(headingRad) - Math.sin(boat.headingRad));
  return afloat({ eastM, northM, headingRad }, pond);
}

/** A buoy as seen from the boat: metres away, and radians to the right of the bow (negative: left). */
export function sightOf(
  boat: Boat,
  buoy: Pick<Boat, 'eastM' | 'northM'>,
): { distanceM: number; aheadRad: number } {
  const [east, north] = [buoy.eastM - boat.eastM, buoy.northM - boat.northM];
  const turn = Math.atan2(east, north) - boat.headingRad;
  return { distanceM: Math.hypot(east, north), aheadRad: Math.atan2(Math.sin(turn), Math.cos(turn)) };
}
