/** A synthesis that nothing is missing from. */
export const WORK = {
  patternId: 'twos',
  mappings: [
    { id: 'ind-pingala', label: 'record', source: 'PLO09', relation: 'independent-discovery' },
    { id: 'waf-ifa', label: 'tradition', source: 'ABI76', relation: 'analogy' },
  ],
  couldHaveMet: 'no',
  metBecause: '',
  same: 'Both double.',
  different: 'Verse, and divination.',
  unknown: 'How old the words are.',
  claim: 'People doubled in both. '.repeat(40),
  weDoNotKnow: 'how old the counting words are',
};
/** What a reader gives it: a pass. */
export const SCORES = { scores: { accuracy: 3, evidence: 2, relation: 2, respect: 3 }, note: '' };
