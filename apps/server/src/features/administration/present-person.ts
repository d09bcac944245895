import type { AdminPerson, ListedPerson } from '@ori/contracts/administration';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { initialOf, isNameHeld } from '@ori/core/access/names-in-lists';
import type { Viewer } from '@ori/core/access/viewer';
import { type AccountFacts, actsFor, rolesFor } from '@ori/core/administration/account-acts';
import type { Around, ListedRow, PersonRow } from './people.store.ts';

const UNDO_MS = DAYS_TO_UNDO * 24 * 60 * 60 * 1000;

function stateOf({ deletedAt, isActive }: ListedRow): ListedPerson['state'] {
  if (deletedAt !== null) return 'deleted';
  return isActive ? 'active' : 'suspended';
}

function presentListed(row: ListedRow): ListedPerson {
  const { id, sacredId, email, role, ageGroup, createdAt, firstName, lastName } = row;
  const name = `${firstName} ${lastName}`.trim();
  return {
    id,
    name,
    sacredId,
    email,
    role,
    ageGroup,
    state: stateOf(row),
    joinedAt: createdAt.toISOString(),
  };
}

/** A person in a list of everybody; a learner by initial and Sacred ID where no reason was given. */
export function presentFor(viewer: Viewer, row: ListedRow): ListedPerson {
  const person = presentListed(row);
  return isNameHeld(viewer, row.role) ? { ...person, name: initialOf(row.firstName), email: null } : person;
}

function resetTo({ email, role, hasParentMail }: PersonRow): AdminPerson['signIn']['resetTo'] {
  if (email !== null) return 'own';
  return role === 'student' && hasParentMail ? 'grown-up' : null;
}

/** Who deleted themselves comes back by their own sign-in; later than the days to undo nobody does. */
function deletionOf({ id, deletedAt, deletedBy }: PersonRow, now: Date): AccountFacts['deleted'] {
  if (deletedAt === null) return 'no';
  const isLate = now.getTime() - deletedAt.getTime() >= UNDO_MS;
  return isLate || deletedBy === id ? 'by-themselves' : 'undoable';
}

export function factsOf(
  row: PersonRow,
  asked: { viewerId: string; isLocked: boolean; now: Date },
): AccountFacts {
  const { role, ageGroup, isActive, hasChildren, email, activeAdmins } = row;
  return {
    role,
    ageGroup,
    isActive,
    hasChildren,
    activeAdmins,
    isSelf: row.id === asked.viewerId,
    isLocked: asked.isLocked,
    deleted: deletionOf(row, asked.now),
    hasEmail: email !== null,
    canReset: resetTo(row) !== null,
  };
}

/** A person as an admin reads of them: how they come in and who belongs to them, nothing of what they learn or say. */
export function presentPerson(
  row: PersonRow,
  { family, teachers, devices }: Around,
  facts: AccountFacts,
): AdminPerson {
  const { locale, timeZone, gradeLevel, deletedAt, plan, hasPin, hasPassword, hasGoogle, isEmailConfirmed } =
    row;
  const [latest] = devices;
  return {
    ...presentListed(row),
    locale,
    timeZone,
    gradeLevel,
    plan,
    family: [...family],
    teachers: [...teachers],
    signIn: {
      hasPin,
      hasPassword,
      hasGoogle,
      isEmailConfirmed,
      lastSeenAt: latest?.lastSeenAt.toISOString() ?? null,
      isLocked: facts.isLocked,
      resetTo: resetTo(row),
    },
    devices: devices.map(({ id, label, createdAt, lastSeenAt }) => ({
      id,
      label,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    vanishesAt: deletedAt && new Date(deletedAt.getTime() + UNDO_MS).toISOString(),
    acts: [...actsFor(facts)],
    roles: [...rolesFor(facts)],
  };
}
