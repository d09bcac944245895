/** An operator who tells all that has to be told before children come (16 CFR 312.4). */
export const NAMED_OPERATOR = {
  operator: { name: 'Maple Co-op', address: '1 Lane, Maple' },
  operatorPhone: '+1 555 0100',
  contactAddress: 'hello@maple.example',
} as const;
