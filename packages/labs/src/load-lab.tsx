import type { InteractiveName } from '@ori/contracts/interactives';
import type { ComponentType } from 'react';
import { KeepFocus } from './frame/keep-focus.tsx';
import type { LabProps } from './frame/lab-props.tsx';
import { type ModelDepth, ModelNote } from './frame/model-note.tsx';

type AnyLab = ComponentType<LabProps<never>>;

interface MountedLabProps extends LabProps<never> {
  /** How the lab says below itself what it models; a page that says so beside it needs it not. */
  readonly tellsModel?: ModelDepth | undefined;
}
/** A lab as a page mounts it; its props were validated when the lesson was read. */
type MountedLab = ComponentType<MountedLabProps>;

const LABS: Readonly<Record<InteractiveName, () => Promise<{ readonly Lab: AnyLab }>>> = {
  'fair-shares': () => import('./fair-shares/lab.tsx'),
  'fraction-bars': () => import('./fraction-bars/lab.tsx'),
  'gougu-pieces': () => import('./gougu-pieces/lab.tsx'),
  'molecule-shapes': () => import('./molecule-shapes/lab.tsx'),
  'particle-in-a-box': () => import('./particle-in-a-box/lab.tsx'),
  'sort-into': () => import('./sort-into/lab.tsx'),
  'put-in-order': () => import('./put-in-order/lab.tsx'),
  'pair-up': () => import('./pair-up/lab.tsx'),
  'read-closely': () => import('./read-closely/lab.tsx'),
  'explore-rule': () => import('./explore-rule/lab.tsx'),
  'share-out': () => import('./share-out/lab.tsx'),
  'shadow-stick': () => import('./shadow-stick/lab.tsx'),
  'warm-particles': () => import('./warm-particles/lab.tsx'),
  'sky-desk': () => import('./sky-desk/lab.tsx'),
  'star-compass': () => import('./star-compass/lab.tsx'),
  cymatics: () => import('./cymatics/lab.tsx'),
  tunings: () => import('./tunings/lab.tsx'),
  constructor: () => import('./constructor/lab.tsx'),
  'golden-meter': () => import('./golden-meter/lab.tsx'),
  orbitals: () => import('./orbitals/lab.tsx'),
  molecules: () => import('./molecules/lab.tsx'),
  'water-formation': () => import('./water-formation/lab.tsx'),
  attention: () => import('./attention/lab.tsx'),
  breath: () => import('./breath/lab.tsx'),
  'listening-bell': () => import('./listening-bell/lab.tsx'),
  counting: () => import('./counting/lab.tsx'),
  'speed-rules': () => import('./speed-rules/lab.tsx'),
  'could-they-have-met': () => import('./could-they-have-met/lab.tsx'),
  'periodic-table': () => import('./periodic-table/lab.tsx'),
  'rotating-field': () => import('./rotating-field/lab.tsx'),
  'tuned-coils': () => import('./tuned-coils/lab.tsx'),
  'remote-boat': () => import('./remote-boat/lab.tsx'),
  'series-sum': () => import('./series-sum/lab.tsx'),
  remainders: () => import('./remainders/lab.tsx'),
};

/** Loads a lab's own chunk, on demand. */
export async function loadLab(name: InteractiveName): Promise<MountedLab> {
  const { Lab } = await LABS[name]();
  return function KeptLab({ tellsModel, ...lab }) {
    return (
      <KeepFocus>
        <Lab {...lab} />
        {tellsModel && <ModelNote name={name} locale={lab.locale} depth={tellsModel} />}
      </KeepFocus>
    );
  };
}
