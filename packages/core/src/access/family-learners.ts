/** Some learners of one family: rows are found by the family, and only these learners' are used. */
export interface FamilyLearners {
  readonly familyId: string;
  readonly learnerIds: readonly string[];
}
