/** Some learners of one family: rows are found by the family, and only these learners' are used. */
export interface FamilyLearners {
  readonly familyId: string;
  readonly learnerIds: readonly string[];
}

/** One learner, with the family its rows are found by. */
export interface FamilyLearner {
  readonly familyId: string;
  readonly learnerId: string;
}
