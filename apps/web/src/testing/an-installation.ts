import type { Installation } from '@ori/contracts/legal';

/** An installation that tells everything the law asks for, and uses a mail service and nothing else. */
export const AN_INSTALLATION: Installation = {
  operator: { name: 'Maple Co-op', address: '1 Lane, Maple' },
  contact: 'letters@ori.example',
  phone: '+1 555 0100',
  notes: { hosting: null, transfers: null, representative: null, mediator: null },
  mailHost: 'smtp.maple.example',
  hasGoogle: false,
  payments: null,
  modelVendor: null,
};
