import { hintsAtFamily } from './family.ts';
import type { SafetyCategory, Triage, TriageCategory } from './triage-rule.ts';

function speaking(category: TriageCategory, reading: string): string | null {
  const rest = category.harmless ? reading.replace(category.harmless, '~') : reading;
  const rule = category.rules.find(
    ({ pattern, unless }) => pattern.test(rest) && unless?.test(reading) !== true,
  );
  return rule?.id ?? null;
}

/** What the first category that speaks says, over all readings of a message; null where none does. */
export function firstSpeaking<Category extends SafetyCategory>(
  categories: readonly TriageCategory<Category>[],
  said: readonly string[],
): Triage<Category> | null {
  for (const category of categories) {
    for (const reading of said) {
      const rule = speaking(category, reading);
      if (rule === null) continue;
      const { tier, category: name } = category;
      return { tier, category: name, rule, involvesFamily: said.some(hintsAtFamily) };
    }
  }
  return null;
}
