/** Evidence labels of the charter (§1). A label belongs to a claim, never to a culture. */
export const EVIDENCE_LABELS = ['science', 'record', 'debate', 'tradition', 'unsupported'] as const;

/** Sources a claim of each label needs at least (charter §1). */
export const SOURCES_NEEDED: Readonly<Record<(typeof EVIDENCE_LABELS)[number], number>> = {
  science: 1,
  record: 2,
  debate: 2,
  tradition: 1,
  unsupported: 2,
};
