import type { SafetyAlert } from '@ori/contracts/tutor-care';

export const TONES = { S1: 'danger', S2: 'clay', S3: 'lapis', pii: 'lapis' } as const;

/** Nobody has confirmed it, and it asks something of a grown-up. */
export const isOpen = ({ tier, acknowledgedAt }: SafetyAlert): boolean =>
  acknowledgedAt === null && (tier === 'S1' || tier === 'S2');
