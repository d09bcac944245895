import type { AgeGroup } from '@ori/contracts/roles';
import { type ConsentMethod, FORMER_METHOD } from '@ori/contracts/consent-methods';

/** What becomes of a child's data: it stays with this installation, or some of it goes to another company. */
export type DataUse = 'kept-here' | 'goes-to-others';

/** What each method carries (16 CFR 312.5(b)(2)): e-mail plus is for data that are disclosed to nobody. */
const CARRIES: Readonly<Record<ConsentMethod, readonly DataUse[]>> = {
  'email-plus': ['kept-here'],
  'card-transaction': ['kept-here', 'goes-to-others'],
  'signed-form': ['kept-here', 'goes-to-others'],
  'knowledge-based': ['kept-here', 'goes-to-others'],
  'id-document': ['kept-here', 'goes-to-others'],
};
const FORMER: readonly DataUse[] = ['kept-here'];

const isMethod = (method: string): method is ConsentMethod => Object.hasOwn(CARRIES, method);

/** Does a consent given in this way carry this use? One of before carries what e-mail plus does; an unknown one nothing. */
export function carries(method: string, use: DataUse): boolean {
  if (isMethod(method)) return CARRIES[method].includes(use);
  return method === FORMER_METHOD && FORMER.includes(use);
}

/** Of 11 to 13 some are under 13; all are treated so. */
const UNDER_THIRTEEN: ReadonlySet<AgeGroup> = new Set(['k2', 'elementary', 'middle']);

/** May somebody of this age group be a child in the sense of COPPA? */
export function mayBeUnderThirteen(ageGroup: AgeGroup | null): boolean {
  return ageGroup !== null && UNDER_THIRTEEN.has(ageGroup);
}

/** Somebody in a parent's care, and how the consent in force was shown; null where none stands. */
export interface InCare {
  readonly ageGroup: AgeGroup | null;
  readonly consentMethod: string | null;
}

/** May data of somebody in a parent's care go to another company, if the parent agrees to that company? */
export function mayGoToOthers({ ageGroup, consentMethod }: InCare): boolean {
  if (consentMethod === null) return false;
  const isChild = ageGroup === null || mayBeUnderThirteen(ageGroup);
  return carries(consentMethod, isChild ? 'goes-to-others' : 'kept-here');
}
