import { z } from 'zod';
import { GOLDEN_CASES, PRINCIPLE_IDS } from './geometry-names.ts';

/** Compass and straightedge: a principle's construction (or what fits where no compass makes it) with its proof, or free drawing. */
export const constructorProps = z.strictObject({ start: z.enum([...PRINCIPLE_IDS, 'pentagon', 'free']) });
export type ConstructorProps = z.infer<typeof constructorProps>;

/** Two lengths and their ratio, from typed measures or a photo that never leaves the device; starts with a case. */
export const goldenMeterProps = z.strictObject({ start: z.enum(GOLDEN_CASES) });
export type GoldenMeterProps = z.infer<typeof goldenMeterProps>;
