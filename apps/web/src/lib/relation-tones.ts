import type { Relation } from '@ori/contracts/kim-names';
import type { Tone } from '../ui/badge.tsx';

/** The tone in which each relation of a mapping is shown, wherever it is shown. */
export const RELATION_TONES: Readonly<Record<Relation, Tone>> = {
  'direct-transmission': 'nile',
  'independent-discovery': 'lapis',
  analogy: 'gold',
  'symbolic-resonance': 'clay',
  'modern-study': 'leaf',
};
