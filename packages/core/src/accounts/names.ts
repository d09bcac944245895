/** First and last name as kept: trimmed, single spaces. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Splits a full name at its first space: everything after the first word is the last name. */
export function splitFullName(fullName: string): PersonName {
  const [firstName = '', ...rest] = tidy(fullName).split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/** The name of a sign-up: first and last name win over the full name; null when neither is given. */
export function nameOf(input: {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly fullName?: string | undefined;
}): PersonName | null {
  const firstName = tidy(input.firstName ?? '');
  if (firstName) return { firstName, lastName: tidy(input.lastName ?? '') };
  return input.fullName ? splitFullName(input.fullName) : null;
}

/** What a person is called: first plus last name, else their e-mail (spec §3). */
export function displayName(person: PersonName & { readonly email: string | null }): string {
  return tidy(`${person.firstName} ${person.lastName}`) || (person.email ?? '');
}
