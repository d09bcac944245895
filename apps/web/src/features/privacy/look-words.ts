import type { Look } from '@ori/contracts/privacy';
import { useTranslation } from 'react-i18next';

/** What each act of the audit is called: a word for a kind of thing that was done. */
const GROUPS = [
  ['opened', /^(?:record-opened|people-listed)$/],
  ['childAdded', /^child-added$/],
  ['familyMade', /^demo-family-made$/],
  ['consentGiven', /^consent-given$/],
  ['consentRevoked', /^consent-revoked$/],
  ['deleted', /^deletion-scheduled$/],
  ['restored', /^deletion-undone$/],
  ['copy', /^copy-(?:asked-for|fetched)$/],
  ['limits', /^(?:limits\.|tutor-limits-changed|practices\.set|kim)/],
  ['signIn', /^(?:sign-|google-joined|session-renewed|device-revoked|pin-|passkey-|app-|recovery-)/],
  [
    'details',
    /^(?:child-changed|profile-updated|email-confirmed|email-changed|email-change-asked|email-change-undone|email-taken-back)$/,
  ],
  ['records', /^(?:records|activityLog|filings)/],
  ['grades', /^(?:marks|transcripts|credentials)/],
  ['plan', /^(?:schedule|calendar|assignments)/],
  ['paper', /^worksheets/],
  ['messages', /^(?:messag|announce|digest|newsletter|notification|teach|check-ins)/],
  ['portfolio', /^portfolio/],
  ['scored', /^synthesis-scored$/],
  ['talks', /^tutor\.forgetTalks$/],
  ['alert', /^alert-acknowledged$/],
  ['proposal', /^mapping-proposal-decided$/],
  ['account', /^(?:account-|role-changed)/],
  ['payments', /^(?:plan-|payment-|places-)/],
] as const;
type LookGroup = (typeof GROUPS)[number][0] | 'other';

/** What somebody did, as a kind of thing a parent knows. */
export function groupOfAct(act: string): LookGroup {
  return GROUPS.find(([, acts]) => acts.test(act))?.[0] ?? 'other';
}

/** Entries of the audit in a parent's words. */
export function useLookWords() {
  const { t } = useTranslation('privacy');
  return {
    actOf: ({ act }: Look): string => t(`looks.act.${groupOfAct(act)}`),
    reasonOf: ({ reason }: Look): string | null => reason && t(`looks.reason.${reason}`),
    byOf: ({ by: { kind, name } }: Look): string => name ?? t(`looks.kind.${kind}`),
  };
}
