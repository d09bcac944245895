import type { ComponentType } from 'react';
import { Ink, Kohl } from './blacks.tsx';
import { EgyptianBlue, Faience, Glass } from './glazes.tsx';
import { Bronze, Copper, Gold, Silver, SkyIron } from './metals.tsx';
import { Malachite, Natron, Ochre, Plaster } from './stones.tsx';

/** Every specimen as a drawing of 160 by 120. */
export const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  gold: Gold,
  silver: Silver,
  copper: Copper,
  bronze: Bronze,
  'sky-iron': SkyIron,
  natron: Natron,
  'egyptian-blue': EgyptianBlue,
  faience: Faience,
  glass: Glass,
  kohl: Kohl,
  malachite: Malachite,
  ochre: Ochre,
  plaster: Plaster,
  ink: Ink,
};
