import type { User } from '@ori/contracts/accounts';
import { DEVICE_DAYS } from '@ori/contracts/retention';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import { sessionCookieName } from '../../http/cookies.ts';
import { createSealer } from '../../sealer.ts';
import { createAccountMaker } from './account-maker.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { createAdmins } from './admins.ts';
import { createAudit } from './audit.ts';
import { createAppCodes } from './authenticator/app-codes.ts';
import { createAuthenticator } from './authenticator/authenticator.service.ts';
import { createAuthenticatorStore } from './authenticator/authenticator.store.ts';
import { createRecoveryCodes } from './authenticator/recovery-codes.ts';
import { createChildren } from './children.service.ts';
import { createDeletion } from './deletion.ts';
import { createDeletionLetter } from './deletion-letter.ts';
import { createDeviceList } from './device-list.ts';
import { createDoors } from './doors.ts';
import { createEmailChange } from './email-change.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createEmailUndo } from './email-undo.ts';
import { createFamilyStore } from './families.store.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createGooglePeople } from './google-people.ts';
import { createGoogleReturns } from './google-return.ts';
import { createGoogle } from './google.service.ts';
import { createGuessGuard } from './guess-guard.ts';
import { createInvitations } from './invitations.ts';
import { createKnownDeviceStore } from './known-devices.store.ts';
import { createMailedCode } from './mailed-code.ts';
import { createNewPins } from './new-pins.ts';
import { createNewDevices } from './new-devices.ts';
import { createOwnProof } from './own-proof.ts';
import { createOneTimeStore } from './one-time.store.ts';
import { createPasskeyProof } from './passkeys/passkey-proof.ts';
import { createPasskeyQuestions } from './passkeys/passkey-questions.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { createPasskeys } from './passkeys/passkeys.service.ts';
import { createPasskeyStore } from './passkeys/passkeys.store.ts';
import { createPeople } from './people.service.ts';
import { createPinFailureStore } from './pin-failures.store.ts';
import { createAddressees } from './pin-reset-addressee.ts';
import { createPinReset } from './pin-reset.service.ts';
import { createPins } from './pins.service.ts';
import { presentUser } from './present-user.ts';
import { createProfileChanges } from './profile-changes.ts';
import { createRareCalls } from './rare-calls.ts';
import { createReach } from './reach.ts';
import { bearerOf } from './request-credentials.ts';
import { createSacredIds } from './sacred-ids.ts';
import { createSecondStep } from './second-step.service.ts';
import { createSecretHasher } from './secret-hasher.ts';
import { createSessionOpeningStore } from './session-opening.store.ts';
import { createSessions } from './sessions.service.ts';
import { createSessionStore } from './sessions.store.ts';
import { createSignIn } from './sign-in.service.ts';
import { createSignUp } from './sign-up.service.ts';
import { createStaff } from './staff.service.ts';
import { createUserStore } from './users.store.ts';
import { createWarnOwner } from './warn-owner.ts';

const DEVICE_FORGOTTEN_AFTER_MS = DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** A person as other features may know them. */
export interface Person extends User {
  readonly familyId: string;
  readonly pictureKey: boolean;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** Everything that holds SQL, and what the caller gave. */
function createStores(deps: AccountsDeps) {
  const { db } = deps.database;
  return {
    ...deps,
    users: createUserStore(db),
    familyMembers: createFamilyStore(db),
    sessionStore: createSessionStore(deps.database),
    sessionOpenings: createSessionOpeningStore(db),
    devices: createKnownDeviceStore(db),
    formerAddresses: createFormerAddresses(db),
    tokens: createOneTimeStore(db),
    passkeyStore: createPasskeyStore(db),
    authenticatorStore: createAuthenticatorStore(db),
    authenticatorSealer: createSealer(deps.secrets.session, 'authenticator keys'),
    ticketSealer: createSealer(deps.secrets.session, 'authenticator tickets'),
    failures: createPinFailureStore(db),
    audit: createAudit(deps),
  };
}

/** What the verbs are made of, smallest parts first. */
function createParts(base: ReturnType<typeof createStores>) {
  const hasher = createSecretHasher({
    pepper: base.secrets.pepper,
    cost: base.hashCost,
    onHash: base.onHash,
  });
  const guard = createGuessGuard(base);
  const rareCalls = createRareCalls(base);
  const sessions = createSessions(base);
  const deletion = createDeletion(base);
  const deletionLetter = createDeletionLetter(base);
  const doors = createDoors({ ...base, hasher, guard, sessions, deletion });
  const mailedCode = createMailedCode({ ...base, rareCalls });
  const recoveryCodes = createRecoveryCodes(base);
  const appCodes = createAppCodes({ ...base, recoveryCodes });
  const secondStep = createSecondStep({ ...base, mailedCode, appCodes, guard, sessions });
  const passkeyQuestions = createPasskeyQuestions(base);
  const passkeyProof = createPasskeyProof({ ...base, deletion, passkeyQuestions });
  const warnOwner = createWarnOwner({ ...base, rareCalls });
  const newDevices = createNewDevices({ ...base, rareCalls });
  const signIn = createSignIn({ ...base, doors, sessions, secondStep, deletion, newDevices });
  return {
    ...base,
    hasher,
    guard,
    rareCalls,
    sessions,
    deletion,
    deletionLetter,
    doors,
    secondStep,
    recoveryCodes,
    passkeyQuestions,
    passkeyProof,
    signIn,
    invitations: createInvitations({ ...base, rareCalls }),
    emailConfirmation: createEmailConfirmation({ ...base, rareCalls }),
    emailChange: createEmailChange({ ...base, warnOwner }),
    emailUndo: createEmailUndo({ ...base, deletion }),
    ownProof: createOwnProof({ ...base, doors, secondStep, passkeyProof }),
    maker: createAccountMaker({ ...base, hasher, warnOwner }),
    newPins: createNewPins({ ...base, hasher }),
    addressees: createAddressees({ ...base, deletion }),
    reach: createReach(base),
    googlePeople: createGooglePeople({ ...base, deletion }),
    googleReturns: createGoogleReturns({ ...base, signIn, newDevices }),
  };
}

/** What grown-ups sign in with besides a secret. */
const createKeys = (parts: ReturnType<typeof createParts>) => ({
  passkeys: createPasskeys(parts),
  passkeySignIn: createPasskeySignIn(parts),
  authenticator: createAuthenticator(parts),
});

/** Builds the accounts feature by hand. */
export function createAccountsService(deps: AccountsDeps) {
  const parts = createParts(createStores(deps));
  const { sessions, deletion, users } = parts;
  const pinReset = createPinReset(parts);
  const sessionCookie = sessionCookieName(deps.publicUrl.startsWith('https:'));

  function personOf(row: UserRow | null): Person | null {
    if (!row) return null;
    const { familyId, pictureKey, createdAt, deletedAt } = row;
    return { ...presentUser(row, deps.now()), familyId, pictureKey, createdAt, deletedAt };
  }

  return {
    sessions,
    signIn: parts.signIn,
    invitations: parts.invitations,
    emailConfirmation: parts.emailConfirmation,
    emailChange: parts.emailChange,
    emailUndo: parts.emailUndo,
    googleReturns: parts.googleReturns,
    audit: parts.audit,
    signUp: createSignUp(parts),
    pins: createPins(parts),
    ownProof: parts.ownProof,
    ...createKeys(parts),
    pinReset,
    staff: createStaff({ ...parts, pinReset }),
    ...createAdmins(parts),
    people: createPeople(parts),
    profileChanges: createProfileChanges(parts),
    google: createGoogle(parts),
    deviceList: createDeviceList(parts),
    sacredIds: createSacredIds(parts),
    ...createChildren(parts),
    /** Who sends this request: by the bearer token it names, else by its session cookie. One query each. */
    async viewerOf(request: FastifyRequest): Promise<Viewer | null> {
      const bearer = bearerOf(request);
      const byBearer = bearer && (await sessions.viewerOfToken('bearer', bearer));
      if (byBearer) return byBearer;
      const cookie = request.cookies[sessionCookie];
      return cookie ? sessions.viewerOfToken('cookie', cookie) : null;
    },
    /** A person by id; null when there is none. The deleted are found too, with the moment they were deleted. */
    findUser: async (userId: string): Promise<Person | null> => personOf(await users.find(userId)),
    /** The same by Sacred ID or e-mail. */
    findUserCalled: async (identifier: string): Promise<Person | null> =>
      personOf(await users.findByIdentifier(identifier)),
    /** Deletes a person with 30 days to undo, and ends their sessions; false when there is nobody to delete. */
    scheduleDeletion: (userId: string, actorId: string, tx: Tx): Promise<boolean> =>
      deletion.schedule(userId, actorId, tx),
    /** Deletes a family that nobody used, with 30 days to undo; what it answers writes to them afterwards. */
    async scheduleUnused(familyId: string, tx: Tx): Promise<() => void> {
      const people = await deletion.scheduleUnused(familyId, tx);
      return () => people.forEach((person) => parts.deletionLetter(person));
    },
    /** Undoes a deletion by somebody else within its 30 days; false when there is none to undo. */
    restoreDeleted: (userId: string, actorId: string, tx: Tx): Promise<boolean> =>
      deletion.restore(userId, actorId, tx),
    /** Forgets what is over: sessions, codes, windows of counters, people deleted 30 days ago. Run daily. */
    async sweep(): Promise<{ erased: number }> {
      const now = deps.now();
      const { sessionStore, tokens, guard } = parts;
      await Promise.all([sessionStore.forgetExpired(now), tokens.forgetExpired(now), guard.sweep()]);
      await parts.devices.forgetUnused(new Date(now.getTime() - DEVICE_FORGOTTEN_AFTER_MS));
      return { erased: await deletion.erase() };
    },
  };
}
export type AccountsService = ReturnType<typeof createAccountsService>;
