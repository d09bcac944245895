type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;
const STEP_DEG = 6;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The globe seen from far above a place (orthographic projection); null for what lies behind. */
function project(lat: number, lon: number, latAt: number, lonAt: number, radius: number): Point | null {
  const [phi, phi0, turn] = [lat * RADIANS, latAt * RADIANS, (lon - lonAt) * RADIANS];
  const depth = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(turn);
  if (depth < 0) return null;
  const x = Math.cos(phi) * Math.sin(turn);
  const y = Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(turn);
  return [x * radius, -y * radius];
}

function pathOf(points: readonly (Point | null)[]): string {
  let isOpen = false;
  return points
    .map((point) => {
      const start = isOpen ? 'L' : 'M';
      isOpen = point !== null;
      return point ? `${start}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '';
    })
    .join('');
}

/**
 * Path data of the globe's net with (`lat`, `lon`), in degrees, in front: meridians and parallels
 * every 30 degrees, the equator apart. The middle is at 0 0.
 */
export function graticule(lat: number, lon: number, radius: number): { lines: string; equator: string } {
  const around = range(-180, 180, STEP_DEG);
  const parallel = (at: number): string => pathOf(around.map((it) => project(at, it, lat, lon, radius)));
  const meridian = (at: number): string =>
    pathOf(range(-90, 90, STEP_DEG).map((it) => project(it, at, lat, lon, radius)));
  return {
    lines: [-60, -30, 30, 60].map(parallel).join('') + range(-180, 150, 30).map(meridian).join(''),
    equator: parallel(0),
  };
}
