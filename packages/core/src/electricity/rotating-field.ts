/** One coil of a stator: where its axis points, how late its current is, and how strong (1 is usual). */
export interface FieldCoil {
  readonly axisRad: number;
  readonly lagRad: number;
  readonly strength: number;
}

/** A field in the plane of the stator, in multiples of what one coil makes at its strongest. */
export interface Field {
  readonly x: number;
  readonly y: number;
}

/**
 * The coils of a stator, each fed later than the one before. Two stand at right angles, three at 120°;
 * `lagRad` is how much later each current is than the one before it.
 */
export function statorOf(coils: 2 | 3, lagRad: number): FieldCoil[] {
  const apart = coils === 2 ? Math.PI / 2 : (2 * Math.PI) / 3;
  return Array.from({ length: coils }, (_, at) => ({
    axisRad: at * apart,
    lagRad: at * lagRad,
    strength: 1,
  }));
}

/** How late each current must be so that the field turns evenly. */
export function evenLagRad(coils: 2 | 3): number {
  return coils === 2 ? Math.PI / 2 : (2 * Math.PI) / 3;
}

/** The current of a coil at a moment of the supply (0 to 2π is one cycle), from −strength to strength. */
export function currentAt({ lagRad, strength }: FieldCoil, phaseRad: number): number {
  return strength * Math.cos(phaseRad - lagRad);
}

/** The field of all coils together at a moment of the supply. */
export function fieldAt(coils: readonly FieldCoil[], phaseRad: number): Field {
  let [x, y] = [0, 0];
  for (const coil of coils) {
    const current = currentAt(coil, phaseRad);
    x += current * Math.cos(coil.axisRad);
    y += current * Math.sin(coil.axisRad);
  }
  return { x, y };
}

/** What the tip of the field draws: an ellipse with these half axes, turned with or against the order of the coils. */
export interface FieldPath {
  readonly shape: 'circle' | 'ellipse' | 'line' | 'nothing';
  readonly longHalf: number;
  readonly shortHalf: number;
  /** 1 as the coils are counted, −1 against it, 0 to and fro. */
  readonly sense: 1 | 0 | -1;
}

/** Half the length of Σ strength · e^{i(axis ± lag)}: a field that turns evenly one way. */
function turning(coils: readonly FieldCoil[], way: 1 | -1): number {
  let [re, im] = [0, 0];
  for (const { axisRad, lagRad, strength } of coils) {
    re += strength * Math.cos(axisRad - way * lagRad);
    im += strength * Math.sin(axisRad - way * lagRad);
  }
  return Math.hypot(re, im) / 2;
}

const NEARLY = 1e-9;

function shapeOf(longHalf: number, shortHalf: number): FieldPath['shape'] {
  if (longHalf < NEARLY) return 'nothing';
  if (shortHalf < NEARLY) return 'line';
  return longHalf - shortHalf < NEARLY ? 'circle' : 'ellipse';
}

/**
 * The path of the field's tip in one cycle. Any such field is two even ones that turn against each other
 * (Ferraris 1888; Fitzgerald, Kingsley & Umans, Electric Machinery, ch. 4).
 */
export function pathOf(coils: readonly FieldCoil[]): FieldPath {
  const [forward, backward] = [turning(coils, 1), turning(coils, -1)];
  const [longHalf, shortHalf] = [forward + backward, Math.abs(forward - backward)];
  const sense = shortHalf < NEARLY ? 0 : forward > backward ? 1 : -1;
  return { shape: shapeOf(longHalf, shortHalf), longHalf, shortHalf, sense };
}
