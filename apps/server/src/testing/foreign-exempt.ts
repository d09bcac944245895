import type { Operation } from '@ori/core/access/operations';

const MATERIAL = 'names open material, which is the same for everybody';
const OWN_RECORD = 'names open material, and writes in the caller’s own record alone';
const ADMINS = 'is an admin’s alone, on anybody: `access.test.ts` tries everybody else';
const SECRET = 'takes a secret that proves who sends it; there is no id to guess';
const NEW = 'names what the caller is only now making';

/** Calls that name something which is nobody's, with why. */
export const NAMES_NOBODYS: Partial<Record<Operation, string>> = {
  'accounts.addAuthenticator': SECRET,
  'accounts.login': SECRET,
  'accounts.pinLogin': SECRET,
  'accounts.completeReset': SECRET,
  'accounts.confirmEmail': SECRET,
  'accounts.undoEmail': SECRET,
  'accounts.prove': SECRET,
  'accounts.register': SECRET,
  'accounts.resetPin': 'writes to the owner alone, and tells who asks nothing',
  'accounts.sacredId': 'asks whether a name is free, which signing up shows as well',
  'administration.person': ADMINS,
  'administration.remove': ADMINS,
  'administration.unlock': ADMINS,
  'administration.sendReset': ADMINS,
  'administration.restore': ADMINS,
  'administration.suspend': ADMINS,
  'administration.changeRole': ADMINS,
  'administration.answerLetter': ADMINS,
  'administration.tryAgain': ADMINS,
  'administration.discard': ADMINS,
  'announcements.publish': NEW,
  'announcements.markRead': 'writes in the caller’s own record alone, of what was announced to them',
  'calendar.readFeed': SECRET,
  'courses.create': OWN_RECORD,
  'credentials.key': MATERIAL,
  'curriculum.subject': MATERIAL,
  'downloads.pdf': MATERIAL,
  'downloads.picture': MATERIAL,
  'families.addChild': NEW,
  'firstRun.finish': SECRET,
  'firstRun.look': SECRET,
  'firstRun.mailState': SECRET,
  'firstRun.tryMail': SECRET,
  'heritage.claim': MATERIAL,
  'heritage.culture': MATERIAL,
  'heritage.sacred': MATERIAL,
  'heritage.site': MATERIAL,
  'kim.answer': OWN_RECORD,
  'kim.cards': OWN_RECORD,
  'kim.guess': MATERIAL,
  'kim.merge': OWN_RECORD,
  'kim.open': OWN_RECORD,
  'learning.questions': OWN_RECORD,
  'lessons.get': MATERIAL,
  'notifications.unsubscribe': SECRET,
  'site.contact': 'names its writer',
  'states.get': MATERIAL,
  'teaching.claim': SECRET,
  'tutor.lateCare': NEW,
  'worksheets.drawing': MATERIAL,
  'worksheets.face': MATERIAL,
  'worksheets.key': MATERIAL,
  'worksheets.pdf': MATERIAL,
  'worksheets.type': OWN_RECORD,
};

/** Calls on something real that have a test of their own: the file under `apps/server/src/features` and its title. */
export const TRIED_ELSEWHERE: Partial<Record<Operation, readonly [file: string, title: string]>> = {
  'classrooms.makeClass': [
    'classrooms/room.test.ts',
    'takes no child who is not linked, is another teacher’s to nobody, and loses a child with the link',
  ],
  'payments.places': [
    'billing/allowed.test.ts',
    'hold the place their parents choose, and nobody else’s parents do',
  ],
  'payments.verify': ['billing/billing.test.ts', 'is nobody else’s to look at, and is over after a day'],
  'payments.verifyCard': [
    'billing/stripe-cards.test.ts',
    'is not another family’s to take, and one that nobody knows is not found',
  ],
  'privacy.fetchCopy': [
    'privacy/export/copies.test.ts',
    'is nobody else’s: not the child’s, not another family’s, not a teacher’s',
  ],
};
