import type { Helpline } from '@ori/contracts/tutor-care';

/** Lines of Africa, Asia and Oceania, for children first. */
export const HELPLINES_ELSEWHERE: readonly Helpline[] = [
  { country: 'AU', name: 'Kids Helpline', number: '1800 55 1800', languages: ['en'] },
  { country: 'AU', name: 'Lifeline', number: '13 11 14', languages: ['en'] },
  { country: 'NZ', name: '1737, free call or text', number: '1737', languages: ['en'] },
  { country: 'NZ', name: 'Youthline', number: '0800 376 633', languages: ['en'] },
  { country: 'IN', name: 'Childline', number: '1098', languages: ['en'] },
  { country: 'IN', name: 'Tele-MANAS', number: '14416', languages: ['en'] },
  { country: 'ZA', name: 'Childline South Africa', number: '116', languages: ['en'] },
  { country: 'ZA', name: 'SADAG Suicide Crisis Helpline', number: '0800 567 567', languages: ['en'] },
  { country: 'KE', name: 'Childline Kenya', number: '116', languages: ['en'] },
  { country: 'SG', name: 'Samaritans of Singapore', number: '1767', languages: ['en'] },
];
