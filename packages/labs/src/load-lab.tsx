import type { InteractiveName } from '@ori/contracts/interactives';
import type { ComponentType } from 'react';
import type { LabProps } from './frame/lab-props.tsx';

/** A lab as the lesson page mounts it; its props were validated when the lesson was read. */
type AnyLab = ComponentType<LabProps<never>>;

const LABS: Readonly<Record<InteractiveName, () => Promise<{ readonly Lab: AnyLab }>>> = {
  'fair-shares': () => import('./fair-shares/lab.tsx'),
  'fraction-bars': () => import('./fraction-bars/lab.tsx'),
  'gougu-pieces': () => import('./gougu-pieces/lab.tsx'),
  'molecule-shapes': () => import('./molecule-shapes/lab.tsx'),
  'particle-in-a-box': () => import('./particle-in-a-box/lab.tsx'),
};

/** Loads a lab's own chunk, on demand. */
export async function loadLab(name: InteractiveName): Promise<AnyLab> {
  return (await LABS[name]()).Lab;
}
