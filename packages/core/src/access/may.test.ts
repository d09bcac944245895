import { type Grant, GRANTS, TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { ROLES, type Role } from '@ori/contracts/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, decideByRole, may } from './may.ts';
import { lookAt, ReasonNeeded } from './look.ts';
import { isOperation, OPERATIONS, type Operation } from './operations.ts';
import type { Rule } from './rules.ts';
import type { Subject, Teaching, Viewer } from './viewer.ts';

const names = Object.keys(OPERATIONS).filter(isOperation);
const operation = fc.constantFrom(...names);
const role = fc.constantFrom(...ROLES);
const family = fc.constantFrom('family-a', 'family-b');
const person = fc.constantFrom('u1', 'u2', 'u3');

const viewerOf = (userId: string, familyId: string, of: Role): Viewer => ({
  userId,
  familyId,
  role: of,
  ageGroup: null,
  sessionId: 's',
  locale: 'en',
  timeZone: 'UTC',
});
const anyViewer = fc.tuple(person, family, role).map(([id, inFamily, of]) => viewerOf(id, inFamily, of));
const anySubject: fc.Arbitrary<Subject> = fc.record({ userId: person, familyId: family, role });
const ruleOf = (name: Operation): Rule => OPERATIONS[name];

const teaching = (
  teacherId: string,
  grants: readonly Grant[] = GRANTS,
  consentVersion: string | null = TEACHER_CONSENT_VERSION,
): Teaching => ({ teacherId, grants, consentVersion });
const SCORING = ['kim.readings', 'kim.score'];
/** What a text of before told nothing of. */
const NEWEST = names.filter((name) => ruleOf(name).consentSince === '2026-11-3');
const parent = viewerOf('p', 'ours', 'parent');
const ourChild: Subject = { userId: 'c', familyId: 'ours', role: 'student' };
const theirChild: Subject = { userId: 'd', familyId: 'theirs', role: 'student' };

describe('may', () => {
  it('asks visitors to sign in for everything that is not open to anyone', () => {
    for (const name of names) {
      expect(decideByRole(name, null), name).toBe(
        ruleOf(name).who === 'anyone' ? 'allowed' : 'not-signed-in',
      );
    }
  });

  it('never lets one family touch a record of another, except for an admin', () => {
    fc.assert(
      fc.property(operation, anyViewer, anySubject, (name, viewer, subject) => {
        fc.pre(viewer.role !== 'admin' && ruleOf(name).relation !== 'none');
        fc.pre(viewer.familyId !== subject.familyId && viewer.userId !== subject.userId);
        expect(may(name, viewer, subject)).toBe(false);
      }),
    );
  });

  it('never allows with a record what the role alone is refused', () => {
    fc.assert(
      fc.property(operation, anyViewer, anySubject, (name, viewer, subject) => {
        if (may(name, viewer, subject)) expect(may(name, viewer)).toBe(true);
      }),
    );
  });

  it('gives a teacher without a link no child at all', () => {
    const unlinked = { ...ourChild, taughtBy: [teaching('other')] };
    for (const name of names.filter((each) => ruleOf(each).relation !== 'none')) {
      expect(may(name, viewerOf('t', 'ours', 'teacher'), unlinked), name).toBe(false);
    }
  });

  it('opens to a linked teacher exactly what a parent granted: to look, and to score what was handed in', () => {
    const teacher = viewerOf('t', 'school', 'teacher');
    fc.assert(
      fc.property(operation, fc.subarray([...GRANTS]), (name, grants) => {
        const rule = ruleOf(name);
        fc.pre(rule.relation !== 'none');
        const isOpened = rule.teacher !== undefined && grants.includes(rule.teacher);
        expect(may(name, teacher, { ...theirChild, taughtBy: [teaching('t', grants)] })).toBe(isOpened);
      }),
    );
    const opened = names.filter((name) => ruleOf(name).teacher === 'progress');
    const looks = opened.filter((name) => /\.(list|get|map|achievements|statistics|stuck)$/.test(name));
    expect(opened.filter((name) => !looks.includes(name))).toEqual(SCORING);
  });

  it('opens what a newer consent text tells of to no link agreed under an older one, and leaves the rest open', () => {
    const teacher = viewerOf('t', 'school', 'teacher');
    expect(NEWEST).toEqual(expect.arrayContaining(['assignments.give', 'progress.stuck']));
    const shut: [string | null, readonly string[]][] = [
      [null, [...SCORING, ...NEWEST]],
      ['2026-11-1', [...SCORING, ...NEWEST]],
      ['2026-11-2', NEWEST],
      [TEACHER_CONSENT_VERSION, []],
    ];
    for (const [version, closed] of shut) {
      const taughtBy = [teaching('t', GRANTS, version)];
      for (const name of names.filter((each) => ruleOf(each).teacher !== undefined)) {
        expect(may(name, teacher, { ...theirChild, taughtBy }), name).toBe(!closed.includes(name));
      }
    }
  });

  it('gives a link to nobody but a teacher', () => {
    const taughtBy = [teaching('p')];
    expect(may('progress.get', parent, { ...theirChild, taughtBy })).toBe(false);
  });

  it('lets a parent see their own child, and hides that another child exists', () => {
    expect(decide('families.child', parent, ourChild)).toBe('allowed');
    expect(decide('families.child', parent, theirChild)).toBe('not-found');
    expect(decide('users.get', parent, theirChild)).toBe('not-found');
  });

  it('does not let a parent act on the other grown-up of the family', () => {
    expect(may('users.update', parent, { userId: 'q', familyId: 'ours', role: 'parent' })).toBe(false);
  });

  it('does not let a child see a brother or sister', () => {
    const child = viewerOf('c', 'ours', 'student');
    expect(may('users.get', child, { userId: 'e', familyId: 'ours', role: 'student' })).toBe(false);
    expect(may('users.get', child, ourChild)).toBe(true);
    expect(decide('families.child', child, ourChild)).toBe('not-allowed');
  });

  it('lets an admin reach any child, for a reason that is written down', () => {
    const admin = viewerOf('a', 'office', 'admin');
    const operation = 'families.child';
    expect(may(operation, admin, theirChild)).toBe(true);
    expect(() => lookAt(operation, admin, theirChild)).toThrow(ReasonNeeded);
    const asked = { ...admin, lookReason: 'law' } as const;
    expect(lookAt(operation, asked, theirChild)).toEqual({ operation, reason: 'law' });
    expect(lookAt('tutor.alerts', admin, theirChild)).toMatchObject({ reason: 'safety' });
    expect(() => lookAt('users.get', admin, parent)).toThrow(ReasonNeeded);
    expect(lookAt('users.get', admin, admin)).toBeNull();
  });

  it('writes down a teacher’s look at a child, and nobody’s within a family', () => {
    const operation = 'progress.get';
    expect(lookAt(operation, viewerOf('t', 'school', 'teacher'), theirChild)).toEqual({ operation });
    expect(lookAt(operation, parent, ourChild)).toBeNull();
  });

  it('knows prototype keys from operations', () => {
    expect(isOperation('constructor')).toBe(false);
    expect(isOperation('families.child')).toBe(true);
  });
});
