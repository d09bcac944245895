/** What unlocks a pattern: so many discovered mappings, of so many cultures. */
export interface PatternNeeds {
  readonly mappings: number;
  readonly cultures: number;
}

const RULE = /^(\d+) discovered mappings from at least (\d+) cultures$/;

/** Reads a pattern's own rule as kim.json words it. @throws when it says something else */
export function needsOf(unlock: string): PatternNeeds {
  const [, mappings, cultures] = RULE.exec(unlock) ?? [];
  if (mappings === undefined || cultures === undefined) throw new Error(`No rule to unlock: "${unlock}"`);
  return { mappings: Number(mappings), cultures: Number(cultures) };
}

interface UnlockablePattern<Id extends string> {
  readonly id: Id;
  readonly needs: PatternNeeds;
  readonly cards: readonly { readonly id: string; readonly culture: string }[];
}

/** Whether the discovered mappings unlock the pattern by its own rule (charter §3). */
export function isUnlocked(pattern: UnlockablePattern<string>, discovered: ReadonlySet<string>): boolean {
  const found = pattern.cards.filter(({ id }) => discovered.has(id));
  const cultures = new Set(found.map(({ culture }) => culture));
  return found.length >= pattern.needs.mappings && cultures.size >= pattern.needs.cultures;
}

/** The patterns that these discoveries unlock, in their order. */
export function unlockedPatterns<Id extends string>(
  patterns: readonly UnlockablePattern<Id>[],
  discovered: readonly string[],
): Id[] {
  const known = new Set(discovered);
  return patterns.filter((pattern) => isUnlocked(pattern, known)).map(({ id }) => id);
}
