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
