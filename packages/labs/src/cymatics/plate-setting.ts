import type { CymaticsProps } from '@ori/contracts/sound-labs';
import { drivenPlate, type DrivenPlate } from '@ori/core/sound/driven-plate';
import { PLATE_MATERIALS, plateFrequencyHz } from '@ori/core/sound/plate-materials';
import type { PlateEdge, Resonance } from '@ori/core/sound/plate-mode';
import { aspectOf, plateResonances, type PlateShape } from '@ori/core/sound/plate-resonances';

/** Tones that are solved and shown. */
export const TONES = 10;
/** Places along a side of the net the sand runs on; even, so that no place lies exactly on a middle line. */
export const NET = 96;

/** Where the plate is shaken. `edge` is off every line of symmetry, so it reaches every tone. */
export const DRIVES = ['edge', 'corner', 'side', 'centre'] as const;
export type Drive = (typeof DRIVES)[number];

/** A plate with its tones in hertz. */
export interface Plate {
  readonly setting: CymaticsProps;
  readonly resonances: readonly Resonance[];
  /** Of the same order as the resonances. */
  readonly tonesHz: readonly number[];
}

const MM = 1e-3;

/** a of the formula, in metres: the side along x, or the radius. */
function lengthM({ shape, sizeMm }: CymaticsProps): number {
  return (shape === 'round' ? sizeMm / 2 : sizeMm) * MM;
}

/** Solves the plate: all that depends on shape, edge and material, then the tones for its size. */
export function plateOf(setting: CymaticsProps): Plate {
  const material = PLATE_MATERIALS[setting.material];
  const resonances = plateResonances(setting.shape, setting.edge, material.poisson, TONES);
  return { setting, resonances, tonesHz: tonesOf(setting, resonances) };
}

/** The tones of solved modes for this size, thickness and material, in hertz. */
export function tonesOf(setting: CymaticsProps, resonances: readonly Resonance[]): number[] {
  const material = PLATE_MATERIALS[setting.material];
  return resonances.map(({ lambda }) =>
    plateFrequencyHz(lambda, lengthM(setting), setting.thicknessMm * MM, material),
  );
}

type Place = readonly [x: number, y: number];

const PLACES: Readonly<Record<Drive, Place>> = {
  edge: [1, 0.55],
  corner: [-1, -1],
  side: [1, 0],
  centre: [0, 0],
};

/** A free edge is shaken itself; a supported one lies still, so the shaker stands further in. */
function drivePlace(shape: PlateShape, edge: PlateEdge, drive: Drive): Place {
  const [x, y] = PLACES[drive];
  const out = (edge === 'free' ? 1 : 0.55) / (shape === 'round' ? Math.max(1, Math.hypot(x, y)) : 1);
  return [x * out, y * out];
}

/** The plate with a shaker under it; its size and thickness do not matter to the picture. */
export function shaken(
  shape: PlateShape,
  edge: PlateEdge,
  resonances: readonly Resonance[],
  drive: Drive,
): DrivenPlate {
  return drivenPlate(shape, resonances, drivePlace(shape, edge, drive), NET);
}

/** Where two motions share a tone: how the shaking mixes them, as an angle from the first to the second. */
export function mixAt(
  shape: PlateShape,
  edge: PlateEdge,
  { modes: [one, other] }: Resonance,
  drive: Drive,
): number {
  const [x, y] = drivePlace(shape, edge, drive);
  return Math.atan2(other?.swing([x], [y])[0] ?? 0, one?.swing([x], [y])[0] ?? 1);
}

/** The λ that belongs to a tone of this plate. */
export function lambdaAt({ resonances, tonesHz }: Plate, hz: number): number {
  return (hz * (resonances[0]?.lambda ?? 0)) / (tonesHz[0] ?? 1);
}

/** Height of the drawing over its width: an oblong plate is lower than wide. */
export const heightOver = (setting: CymaticsProps): number => 1 / aspectOf(setting.shape);
