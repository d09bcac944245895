import type { Role } from '@ori/contracts/roles';

/**
 * Whose record a permitted caller may touch:
 * `none` — the operation touches nobody's record;
 * `self` — the caller's own, whatever the role;
 * `own-child` — a child of the caller's family; an admin, any child;
 * `self-or-own-child` — either of the two; an admin, anybody.
 */
export type Relation = 'none' | 'self' | 'own-child' | 'self-or-own-child';

/** Who may call, and on whose record. A teacher has no children yet: classes come later. */
export interface Rule {
  readonly who: 'anyone' | 'signed-in' | readonly Role[];
  readonly relation: Relation;
}

const OPEN = { who: 'anyone', relation: 'none' } as const satisfies Rule;
/** Open to all, because the caller proves who they are inside the call (a secret, a mailed link). */
const PROVES_ITSELF = { who: 'anyone', relation: 'self' } as const satisfies Rule;
const OWN_RECORD = { who: 'signed-in', relation: 'self' } as const satisfies Rule;
const OWN_OR_CHILDS = { who: 'signed-in', relation: 'self-or-own-child' } as const satisfies Rule;
const LEARNER = { who: ['student'], relation: 'self' } as const satisfies Rule;
const MAKER = { who: ['parent', 'teacher', 'admin'], relation: 'self' } as const satisfies Rule;
/** A learner's own record, or that of a child one cares for. */
const LEARNING = {
  who: ['student', 'parent', 'admin'],
  relation: 'self-or-own-child',
} as const satisfies Rule;
const PARENT = { who: ['parent'], relation: 'own-child' } as const satisfies Rule;
const GUARDIAN = { who: ['parent', 'admin'], relation: 'own-child' } as const satisfies Rule;
const ADMIN = { who: ['admin'], relation: 'none' } as const satisfies Rule;

/**
 * Every operation of the product with its rule: REST routes, GraphQL fields, subscriptions and
 * pages read this one table (design §5). A route or field without an entry does not start.
 */
export const OPERATIONS = {
  'accounts.checkSession': OPEN,
  'accounts.register': OPEN,
  'accounts.login': PROVES_ITSELF,
  'accounts.logout': PROVES_ITSELF,
  'accounts.profile': PROVES_ITSELF,
  'accounts.me': PROVES_ITSELF,
  'accounts.pinLogin': PROVES_ITSELF,
  'accounts.setPin': PROVES_ITSELF,
  'accounts.changePin': PROVES_ITSELF,
  'accounts.resetPin': PROVES_ITSELF,
  'accounts.verifyPin': PROVES_ITSELF,
  'accounts.completeReset': PROVES_ITSELF,
  'accounts.googleStart': OPEN,
  'accounts.googleCallback': OPEN,
  'accounts.oauthHealth': OPEN,
  'accounts.sacredId': OPEN,
  'accounts.askGrownUp': OPEN,
  'accounts.updateProfile': OWN_RECORD,
  'accounts.devices': OWN_RECORD,
  'accounts.revokeDevice': OWN_RECORD,
  'accounts.export': OWN_RECORD,

  'users.list': ADMIN,
  'users.get': OWN_OR_CHILDS,
  'users.update': OWN_OR_CHILDS,
  'users.delete': OWN_OR_CHILDS,
  'users.preferences': OWN_RECORD,
  'users.updatePreferences': OWN_RECORD,

  'families.children': PARENT,
  'families.addChild': PARENT,
  'families.child': GUARDIAN,
  'families.updateChild': GUARDIAN,
  'families.removeChild': GUARDIAN,
  'families.removedChildren': PARENT,
  'families.restoreChild': GUARDIAN,
  'families.dashboard': PARENT,
  'families.activity': PARENT,
  'assignments.list': LEARNING,
  'assignments.get': LEARNING,
  'assignments.give': PARENT,
  'assignments.move': PARENT,
  'assignments.withdraw': PARENT,

  'curriculum.overview': OPEN,
  'curriculum.cells': OPEN,
  'curriculum.subject': OPEN,
  'curriculum.paths': OPEN,
  'curriculum.methods': OPEN,

  'schedule.get': LEARNING,
  'schedule.setTimetable': LEARNING,
  'schedule.draw': LEARNING,
  'schedule.move': LEARNING,
  'schedule.sickDay': LEARNING,
  'schedule.rest': LEARNING,
  'schedule.endRest': LEARNING,

  'courses.list': OPEN,
  'courses.get': OPEN,
  'courses.lessons': OPEN,
  'courses.create': MAKER,
  'courses.update': MAKER,
  'courses.delete': MAKER,
  'courses.enroll': LEARNER,
  'courses.progress': LEARNER,
  'courses.completed': LEARNER,
  'courses.startLesson': LEARNER,
  'courses.completeLesson': LEARNER,
  'courses.keepPlace': LEARNER,
  'lessons.get': OPEN,
  'lessons.list': OPEN,
  'subjects.list': OPEN,
  'learning.home': LEARNER,
  'learning.questions': LEARNER,
  'learning.hints': LEARNER,
  'learning.attempts': LEARNER,
  'learning.practice': LEARNER,
  'learning.map': LEARNING,

  'progress.get': LEARNING,
  'progress.update': LEARNER,
  'progress.achievements': LEARNING,
  'progress.statistics': LEARNING,
  'progress.leaderboard': { who: ['student', 'parent'], relation: 'self' },
  'goals.list': LEARNING,
  'goals.set': LEARNER,
  'goals.end': LEARNER,
  'placement.list': LEARNING,
  'placement.start': LEARNER,
  'placement.get': LEARNING,
  'placement.answer': LEARNER,
  'placement.stop': LEARNER,

  'tutor.active': OWN_RECORD,
  'tutor.history': OWN_RECORD,
  'tutor.conversation': OWN_OR_CHILDS,
  'tutor.personalities': OPEN,
  'tutor.stats': OWN_RECORD,
  'tutor.intent': OWN_RECORD,
  'tutor.send': OWN_RECORD,
  'tutor.start': OWN_RECORD,
  'tutor.change': OWN_RECORD,
  'tutor.workHelp': OWN_RECORD,
  'tutor.try': OPEN,
  'tutor.wrong': OWN_OR_CHILDS,
  'tutor.readWrong': ADMIN,
  'tutor.messages': OWN_OR_CHILDS,
  'tutor.typing': OWN_OR_CHILDS,
  'tutor.tokens': OWN_OR_CHILDS,
  'tutor.checkIn': OWN_RECORD,
  'tutor.requestCheckIn': OWN_RECORD,
  'tutor.generateCheckIns': { who: ['parent', 'teacher', 'admin'], relation: 'none' },
  'tutor.checkIns': OWN_RECORD,
  'tutor.limits': GUARDIAN,
  'tutor.changeLimits': PARENT,
  'tutor.transcripts': GUARDIAN,
  'tutor.alerts': { who: ['parent', 'admin'], relation: 'none' },
  'tutor.acknowledgeAlert': { who: ['parent', 'admin'], relation: 'none' },
  'tutor.parentCard': PARENT,
  'tutor.helplines': OPEN,
  'tutor.changeHelplines': ADMIN,

  'kim.patterns': OPEN,
  'kim.guess': OPEN,
  'kim.check': OPEN,
  'kim.cards': LEARNER,
  'kim.open': LEARNER,
  'kim.answer': LEARNER,
  'kim.progress': OWN_OR_CHILDS,
  'kim.merge': OWN_RECORD,
  'kim.settings': OWN_RECORD,
  'kim.limits': GUARDIAN,
  'kim.setLimits': PARENT,
  'kim.syntheses': LEARNING,
  'kim.write': LEARNER,
  'kim.rewrite': LEARNER,
  'kim.drop': LEARNER,
  'kim.handIn': LEARNER,
  'kim.revise': LEARNER,
  'kim.readings': { who: ['parent', 'admin'], relation: 'none' },
  'kim.score': GUARDIAN,
  'kim.proposals': LEARNING,
  'kim.propose': LEARNER,
  'kim.decide': GUARDIAN,

  'practices.get': GUARDIAN,
  'practices.set': PARENT,
  'activityLog.list': GUARDIAN,
  'activityLog.add': PARENT,
  'activityLog.strike': PARENT,

  'heritage.cultures': OPEN,
  'heritage.culture': OPEN,
  'heritage.sites': OPEN,
  'heritage.site': OPEN,
  'heritage.principles': OPEN,
  'heritage.principle': OPEN,
  'heritage.geometry': OPEN,
  'heritage.mappings': OPEN,
  'heritage.bridges': OPEN,
  'heritage.hidden': OPEN,
  'heritage.meetings': OPEN,
  'heritage.claims': OPEN,
  'heritage.claim': OPEN,
  'heritage.methodology': OPEN,
  'heritage.sacred': OPEN,
  'heritage.activities': OPEN,
  'heritage.mind': OPEN,
  'heritage.homeActivities': OPEN,
  'heritage.goldenRatio': OPEN,
  'heritage.elements': OPEN,
  'heritage.sound': OPEN,
  'heritage.inventions': OPEN,
  'heritage.numbers': OPEN,
  'heritage.tones': OPEN,
  'heritage.tone': OPEN,
  'heritage.soundLesson': OPEN,
  'heritage.harmonics': OPEN,
  'heritage.frequency': OPEN,
  'heritage.tools': OPEN,

  'search.index': OPEN,
  'site.contact': OPEN,
  'site.logs': OPEN,
  'site.readLogs': ADMIN,
  'site.health': OPEN,
  'site.openapi': OPEN,
  'site.docs': OPEN,
  'site.outbox': OPEN,
  'site.page': OPEN,
  'site.graphql': OPEN,
} as const satisfies Record<string, Rule>;

export type Operation = keyof typeof OPERATIONS;

/** Tells whether a name is an operation of the table. */
export function isOperation(name: unknown): name is Operation {
  return typeof name === 'string' && Object.hasOwn(OPERATIONS, name);
}
