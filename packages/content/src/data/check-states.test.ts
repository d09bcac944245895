import { stateProfile, type StateProfile } from '@ori/contracts/states';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedData } from '../testing/real-content.ts';
import { checkStates } from './check-states.ts';
import type { ContentData } from './read-data.ts';

let shipped: ContentData;
beforeAll(async () => {
  shipped = await shippedData();
});

/** What is wrong once Ohio's law is written so. */
function broken(change: (ohio: StateProfile) => void): string[] {
  const stateOH = structuredClone(shipped.stateOH);
  change(stateOH);
  return checkStates({ ...shipped, stateOH }).map(({ field, rule }) => `${field} ${rule}`);
}
const first = (ohio: StateProfile) => ohio.pathways[0]!;

describe('the law of a state', () => {
  it('ships with a rule under everything it asks, and a source under every rule', () => {
    expect(checkStates(shipped)).toEqual([]);
  });

  it.each(['statute', 'verifiedOn', 'since', 'sources'] as const)(
    'is refused when a rule has no %s',
    (field) => {
      const { [field]: _dropped, ...rule } = first(shipped.stateOH).rules[0]!;
      const pathway = { ...first(shipped.stateOH), rules: [rule] };
      expect(stateProfile.safeParse({ ...shipped.stateOH, pathways: [pathway] }).success).toBe(false);
    },
  );

  it('is refused when a rule names no source at all', () => {
    const ohio = structuredClone(shipped.stateOH);
    first(ohio).rules[0]!.sources = [];
    expect(stateProfile.safeParse(ohio).success).toBe(false);
  });

  it('is refused when a duty stands on no rule, or a rule on a source nobody read', () => {
    expect(broken((ohio) => (first(ohio).duties[0]!.rule = 'hearsay'))).toEqual([
      'home-education.hearsay unknown-rule',
    ]);
    expect(broken((ohio) => first(ohio).rules[0]!.sources.push('nobody'))).toEqual([
      'home-education.notice unknown-source',
    ]);
  });

  it('is refused when it was verified before it was in force, or stands in another state’s file', () => {
    expect(broken((ohio) => (first(ohio).rules[0]!.verifiedOn = '2023-01-01'))).toEqual([
      'home-education.notice verified-on',
    ]);
    expect(broken((ohio) => (ohio.code = 'US-IA'))).toEqual(['code state-name']);
  });
});
