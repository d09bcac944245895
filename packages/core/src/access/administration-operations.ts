import { ADMIN, OPEN, PROVES_ITSELF, type Rule } from './rules.ts';

/** The rooms of whoever runs an installation. What they do to an account, and each look at a learner's, is written down. */
export const ADMINISTRATION_OPERATIONS = {
  'administration.overview': ADMIN,
  'administration.letters': ADMIN,
  'administration.answerLetter': ADMIN,
  'administration.givenUp': ADMIN,
  'administration.tryAgain': ADMIN,
  'administration.discard': ADMIN,
  'administration.people': ADMIN,
  'administration.person': ADMIN,
  'administration.unlock': ADMIN,
  'administration.sendReset': ADMIN,
  'administration.suspend': ADMIN,
  'administration.changeRole': ADMIN,
  'administration.remove': ADMIN,
  'administration.restore': ADMIN,
  'administration.content': ADMIN,
  'administration.reports': ADMIN,
  'administration.reportsFile': ADMIN,
  'administration.settings': ADMIN,
  'administration.changeSettings': ADMIN,
  'administration.config': ADMIN,
  'administration.signUp': OPEN,
  // Until there is an admin; whoever calls has the address that a start printed.
  'firstRun.isOpen': OPEN,
  'firstRun.look': PROVES_ITSELF,
  'firstRun.tryMail': PROVES_ITSELF,
  'firstRun.mailState': PROVES_ITSELF,
  'firstRun.finish': PROVES_ITSELF,
} as const satisfies Record<string, Rule>;
