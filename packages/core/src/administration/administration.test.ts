import { CONFIG_CHECKS } from '@ori/contracts/administration-names';
import { AGE_GROUPS, ROLES } from '@ori/contracts/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountFacts, actsFor, rolesFor } from './account-acts.ts';
import { checkConfig, type ConfigFacts } from './config-checks.ts';
import { hideSmallGroups } from './hide-small-groups.ts';

const SOMEBODY: AccountFacts = {
  role: 'teacher',
  ageGroup: null,
  isSelf: false,
  isActive: true,
  deleted: 'no',
  hasChildren: false,
  hasEmail: true,
  isLocked: false,
  canReset: true,
  activeAdmins: 2,
};
const facts = fc.record<AccountFacts>({
  role: fc.constantFrom(...ROLES),
  ageGroup: fc.constantFrom(null, ...AGE_GROUPS),
  isSelf: fc.boolean(),
  isActive: fc.boolean(),
  deleted: fc.constantFrom('no', 'undoable', 'by-themselves'),
  hasChildren: fc.boolean(),
  hasEmail: fc.boolean(),
  isLocked: fc.boolean(),
  canReset: fc.boolean(),
  activeAdmins: fc.integer({ min: 0, max: 3 }),
});

describe('what may be done to an account', () => {
  it('is, for a grown-up who signs in, a link for a new PIN, suspension, another role and deletion', () => {
    expect(actsFor(SOMEBODY)).toEqual(['reset', 'suspend', 'role', 'remove']);
    expect(rolesFor(SOMEBODY)).toEqual(['parent', 'admin']);
  });

  it('never ends the last admin, nor whoever asks', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const isLast = each.role === 'admin' && each.isActive && each.activeAdmins <= 1;
        if (!isLast && !each.isSelf) return;
        for (const act of ['suspend', 'role', 'remove'] as const) expect(actsFor(each)).not.toContain(act);
      }),
    );
  });

  it('never gives a child another role, nor makes an admin whom no code can reach', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const isGrown = each.ageGroup === 'adult' || each.ageGroup === 'university';
        if (each.role === 'student' && !isGrown) expect(rolesFor(each)).toEqual([]);
        if (!each.hasEmail) expect(rolesFor(each)).not.toContain('admin');
        expect(rolesFor(each)).not.toContain('student');
        expect(rolesFor(each)).not.toContain(each.role);
      }),
    );
  });

  it('leaves parents of children parents', () => {
    expect(rolesFor({ ...SOMEBODY, role: 'parent', hasChildren: true })).toEqual([]);
  });

  it('is to bring back what was deleted, where they did not do it themselves', () => {
    expect(actsFor({ ...SOMEBODY, deleted: 'undoable' })).toEqual(['restore']);
    expect(actsFor({ ...SOMEBODY, deleted: 'by-themselves' })).toEqual([]);
  });

  it('offers a suspended account to be let in again, and no link', () => {
    expect(actsFor({ ...SOMEBODY, isActive: false })).toEqual(['allow', 'role', 'remove']);
  });
});

describe('small groups', () => {
  it('are hidden, with a second one where the whole would tell the first', () => {
    const ages = [
      { key: 'k2', count: 3, people: 3 },
      { key: 'elementary', count: 9, people: 9 },
      { key: 'middle', count: 20, people: 20 },
      { key: 'high', count: 0, people: 0 },
    ];
    expect(hideSmallGroups(ages)).toEqual([
      { key: 'k2', count: null },
      { key: 'elementary', count: null },
      { key: 'middle', count: 20 },
    ]);
  });

  it('stay as they are where all are large', () => {
    expect(hideSmallGroups([{ key: 'en', count: 70, people: 5 }])).toEqual([{ key: 'en', count: 70 }]);
  });

  it('are never shown, and never the only one hidden beside others', () => {
    const group = fc.record({ key: fc.uuid(), count: fc.nat(30), people: fc.nat(12) });
    fc.assert(
      fc.property(fc.uniqueArray(group, { selector: ({ key }) => key }), (groups) => {
        const shown = hideSmallGroups(groups);
        for (const { key, count } of shown) {
          const people = groups.find((each) => each.key === key)?.people ?? 0;
          if (people < 5) expect(count).toBeNull();
        }
        const hidden = shown.filter(({ count }) => count === null);
        const behind = groups.filter((each) => hidden.some(({ key }) => key === each.key));
        const people = behind.reduce((sum, each) => sum + each.people, 0);
        const isWorkedOut = hidden.length === 1 || people < 5;
        expect(hidden.length > 0 && isWorkedOut && shown.length > hidden.length).toBe(false);
      }),
    );
  });
});

const told = (facts: ConfigFacts) =>
  Object.fromEntries(checkConfig(facts).map(({ check, state }) => [check, state]));

describe('the checks of the settings', () => {
  const home: ConfigFacts = {
    publicUrl: 'http://127.0.0.1:3000',
    isProduction: false,
    isDemo: true,
    hasMailServer: false,
    hasOperator: false,
    contact: 'hello@localhost',
    areSecretsSet: false,
    hasOwnDatabase: false,
    callsPerMinute: 0,
    payments: 'test',
    hasModel: false,
    hasGoogle: false,
    hasOffline: true,
  };
  it('ask for nothing where the product serves only this computer', () => {
    expect(checkConfig(home).map(({ check }) => check)).toEqual(CONFIG_CHECKS);
    expect(checkConfig(home).filter(({ state }) => state === 'act')).toEqual([]);
  });

  it('ask for https, mail, a name and an address, and no demo, once others come', () => {
    const open = told({ ...home, publicUrl: 'http://school.example' });
    for (const check of ['https', 'mail', 'operator', 'contact', 'demo', 'limits'])
      expect([check, open[check]]).toEqual([check, 'act']);
    const well = {
      ...home,
      publicUrl: 'https://school.example',
      isDemo: false,
      hasMailServer: true,
      hasOperator: true,
    };
    const good = told({ ...well, contact: 'a@school.example', callsPerMinute: 2_000 });
    for (const check of ['https', 'mail', 'operator', 'contact', 'demo', 'limits'])
      expect([check, good[check]]).toEqual([check, 'good']);
  });
});
