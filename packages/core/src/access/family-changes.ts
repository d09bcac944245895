import type { FamilyPart } from '@ori/contracts/family-news';
import type { Operation } from './operations.ts';

const WORK = ['work'] as const;
const LESSONS = ['lessons', 'work'] as const;
const GIVEN = ['given'] as const;
const PLAN = ['plan'] as const;
const TALKS = ['talks', 'alerts'] as const;
const KIM = ['kim'] as const;
/** What is written there is looked at as the tutor looks at a message. */
const KIM_WRITTEN = ['kim', 'alerts'] as const;
const CHILDREN = ['children'] as const;
const LIMITS = ['limits'] as const;
const RECORDS = ['records'] as const;

/** Every operation that changes what a page of a parent shows, with the parts it may change. */
export const FAMILY_CHANGES: Partial<Record<Operation, readonly FamilyPart[]>> = {
  'learning.attempts': WORK,
  'courses.startLesson': LESSONS,
  'courses.completeLesson': LESSONS,
  'courses.keepPlace': WORK,
  'progress.update': ['goals', 'work'],
  'goals.set': ['goals'],
  'goals.end': ['goals'],
  'placement.answer': WORK,
  'placement.stop': WORK,
  'worksheets.type': WORK,
  'worksheets.mark': WORK,
  'worksheets.takeBack': WORK,

  'assignments.give': GIVEN,
  'assignments.giveSeveral': GIVEN,
  'assignments.move': GIVEN,
  'assignments.moveSeveral': GIVEN,
  'assignments.withdraw': GIVEN,
  'schedule.setTimetable': PLAN,
  'schedule.draw': PLAN,
  'schedule.move': PLAN,
  'schedule.sickDay': PLAN,
  'schedule.rest': PLAN,
  'schedule.endRest': PLAN,
  'schedule.undo': PLAN,
  'schedule.catchUp': PLAN,
  'schedule.setCourses': PLAN,
  'calendar.setYear': PLAN,
  'calendar.removeYear': PLAN,

  'tutor.send': TALKS,
  'tutor.workHelp': TALKS,
  'tutor.change': TALKS,
  'tutor.lateCare': ['alerts'],
  'tutor.acknowledgeAlert': ['alerts'],
  'tutor.forgetTalks': TALKS,
  'tutor.changeLimits': LIMITS,
  'messages.write': ['alerts'],

  'kim.answer': KIM,
  'kim.merge': KIM,
  'kim.settings': KIM,
  'kim.setLimits': KIM,
  'kim.write': KIM_WRITTEN,
  'kim.rewrite': KIM_WRITTEN,
  'kim.drop': KIM,
  'kim.handIn': KIM,
  'kim.revise': KIM,
  'kim.score': KIM,
  'kim.propose': KIM_WRITTEN,
  'kim.decide': KIM,

  'families.addChild': CHILDREN,
  'families.sendDraft': CHILDREN,
  'families.updateChild': CHILDREN,
  'families.agree': CHILDREN,
  'families.removeChild': CHILDREN,
  'families.restoreChild': CHILDREN,
  'users.update': CHILDREN,
  'users.delete': CHILDREN,
  'users.updatePreferences': ['children', 'goals'],
  'accounts.updateProfile': CHILDREN,
  'administration.unlock': CHILDREN,
  'administration.suspend': CHILDREN,
  'administration.remove': CHILDREN,
  'administration.restore': CHILDREN,
  'limits.set': LIMITS,
  'limits.giveMore': LIMITS,

  'records.setYear': RECORDS,
  'records.removeYear': RECORDS,
  'records.write': RECORDS,
  'records.strike': RECORDS,
  'records.attend': RECORDS,
  'records.lock': RECORDS,
  'activityLog.add': RECORDS,
  'activityLog.strike': RECORDS,
};

/** The parts of a parent's pages that an operation may change; none for one that changes nothing there. */
export function familyChangesOf(operation: Operation): readonly FamilyPart[] {
  return FAMILY_CHANGES[operation] ?? [];
}
