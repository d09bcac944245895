/** Triangles with a colour at each place. */
export interface Mesh {
  readonly kind: 'mesh';
  /** x, y, z of each place, in units of the scene. */
  readonly places: Float32Array;
  /** Unit vectors pointing outwards. */
  readonly normals: Float32Array;
  /** Red, green and blue, 0–1, of each place. */
  readonly tints: Float32Array;
  readonly triangles: Uint32Array;
  /** Drawn with bands, so that it can be told apart without colour. */
  readonly banded: boolean;
}

/** Small round marks of one colour. */
export interface Dots {
  readonly kind: 'dots';
  readonly places: Float32Array;
  readonly tint: Rgb;
  /** Rings in place of discs, so that they can be told apart without colour. */
  readonly hollow: boolean;
}

/** Red, green and blue, each 0–1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What is drawn: in right-handed coordinates with z up, around the origin. */
export interface Scene {
  readonly parts: readonly (Mesh | Dots)[];
  /** How far from the origin things lie, in units of the scene: that much fits on the canvas. */
  readonly radius: number;
  /** Leaves out the half that lies before the plane y = 0, so that one can look inside. */
  readonly cut: boolean;
}

/** How the scene is turned: about the upright axis, then towards the eye, in degrees. */
export interface View {
  readonly turnDeg: number;
  readonly leanDeg: number;
}
