import { z } from 'zod';

/** Two or three coils round a shaft, and the mains in hertz that the motor is first fed with. */
export const rotatingFieldProps = z.strictObject({
  coils: z.union([z.literal(2), z.literal(3)]),
  supplyHz: z.union([z.literal(50), z.literal(60)]),
});
export type RotatingFieldProps = z.infer<typeof rotatingFieldProps>;

/** Two equal tuned coils of 25 cm radius, `distanceCm` apart on one axis; the first is charged once. */
export const tunedCoilsProps = z.strictObject({ distanceCm: z.int().min(5).max(100) });
export type TunedCoilsProps = z.infer<typeof tunedCoilsProps>;

/** A boat steered by single pulses past so many buoys. */
export const remoteBoatProps = z.strictObject({ buoys: z.int().min(1).max(4) });
export type RemoteBoatProps = z.infer<typeof remoteBoatProps>;
