import type { Band, Subject } from '@ori/contracts/content';
import type { EmblemShape } from '../ui/ornament/emblem.tsx';
import type { OrnamentName } from '../ui/ornament/ornament.tsx';

export type Density = 'k2' | 'elementary' | 'middle' | 'high';

const DENSITIES: Readonly<Record<Band, Density>> = {
  'K-2': 'k2',
  '3-5': 'elementary',
  '6-8': 'middle',
  '9-12': 'high',
  university: 'high',
  adult: 'high',
  esl: 'middle',
};

/** How big and how roomy a lesson of this band is drawn. */
export function densityOf(band: Band): Density {
  return DENSITIES[band];
}

interface SubjectLook {
  readonly ornament: OrnamentName;
  readonly emblem: EmblemShape;
  readonly tone: 'gold' | 'nile' | 'clay' | 'lapis' | 'leaf';
}

/** Each subject has its own quiet drawing and colour. */
export const SUBJECT_LOOKS: Readonly<Record<Subject, SubjectLook>> = {
  math: { ornament: 'girih', emblem: 'star', tone: 'gold' },
  science: { ornament: 'circles', emblem: 'orbit', tone: 'nile' },
  language: { ornament: 'plait', emblem: 'wave', tone: 'lapis' },
  social: { ornament: 'lattice', emblem: 'sun', tone: 'clay' },
  life: { ornament: 'star', emblem: 'hexagon', tone: 'leaf' },
};
