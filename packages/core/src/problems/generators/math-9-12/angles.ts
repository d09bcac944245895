const DEGREES_OF_A_RADIAN = 180 / Math.PI;

/** Sine, cosine, tangent of degrees. */
export const sine = (degrees: number) => Math.sin(degrees / DEGREES_OF_A_RADIAN);
export const cosine = (degrees: number) => Math.cos(degrees / DEGREES_OF_A_RADIAN);
export const tangent = (degrees: number) => Math.tan(degrees / DEGREES_OF_A_RADIAN);

/** Degrees of an angle given in radians. */
export const inDegrees = (angle: number) => angle * DEGREES_OF_A_RADIAN;
