import type { ComponentType } from 'react';
import { laterPart } from '../../lib/later-part.tsx';
import type { LevelChoiceProps } from './level-choice.tsx';

const load = async (): Promise<ComponentType<LevelChoiceProps>> =>
  (await import('./level-choice.tsx')).LevelChoice;

/** The choice is kept in a browser: no server knows of it. */
const Nothing = () => null;

/** How much heritage a visitor is told; there when somebody comes near. */
export const LaterLevelChoice = laterPart('level', load, import.meta.env.SSR ? Nothing : null);
