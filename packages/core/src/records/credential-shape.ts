/** A value of a credential somebody handed in: nothing is known of it. */
export type Unknown = Readonly<Record<string, unknown>>;

const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/'];

/** The value as an object; an empty one for anything else. */
export function objectOf(value: unknown): Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The value as text; null for anything else and for none. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** One or many, as the standard lets both be written. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly unknown[]) : [value];
}

const isUri = (value: unknown): boolean => /^[a-z][a-z0-9+.-]*:\S+$/i.test(textOf(value) ?? '');
const hasType = (value: unknown, ...types: string[]): boolean =>
  listOf(objectOf(value).type).some((type) => types.includes(String(type)));
const isMoment = (value: unknown): boolean => !Number.isNaN(Date.parse(textOf(value) ?? 'none'));

function isContextual(credential: Unknown): boolean {
  const contexts = listOf(credential['@context']);
  return CONTEXTS.every((start, index) => (textOf(contexts[index]) ?? '').startsWith(start));
}

function faultsOfAchievement(achievement: Unknown): string[] {
  const criteria = objectOf(achievement.criteria);
  return [
    isUri(achievement.id) ? '' : 'achievement.id',
    hasType(achievement, 'Achievement') ? '' : 'achievement.type',
    textOf(achievement.name) ? '' : 'achievement.name',
    textOf(achievement.description) ? '' : 'achievement.description',
    textOf(criteria.narrative) || isUri(criteria.id) ? '' : 'achievement.criteria',
  ];
}

function faultsOfSubject(subject: Unknown): string[] {
  return [
    isUri(subject.id) || listOf(subject.identifier).length > 0 ? '' : 'credentialSubject.id',
    hasType(subject, 'AchievementSubject') ? '' : 'credentialSubject.type',
    ...faultsOfAchievement(objectOf(subject.achievement)),
  ];
}

function faultsOfIssuer(issuer: Unknown): string[] {
  return [isUri(issuer.id) ? '' : 'issuer.id', hasType(issuer, 'Profile') ? '' : 'issuer.type'];
}

function faultsOfHead(credential: Unknown): string[] {
  return [
    isContextual(credential) ? '' : '@context',
    isUri(credential.id) ? '' : 'id',
    hasType(credential, 'VerifiableCredential') ? '' : 'type',
    hasType(credential, 'OpenBadgeCredential', 'AchievementCredential') ? '' : 'type',
    textOf(credential.name) ? '' : 'name',
    ...faultsOfIssuer(objectOf(credential.issuer)),
    isMoment(credential.validFrom) ? '' : 'validFrom',
    credential.validUntil === undefined || isMoment(credential.validUntil) ? '' : 'validUntil',
  ];
}

/** The fields Open Badges 3.0 requires of a credential that are missing or wrong, each named once. */
export function faultyFields(credential: Unknown): string[] {
  const found = [...faultsOfHead(credential), ...faultsOfSubject(objectOf(credential.credentialSubject))];
  return [...new Set(found.filter((field) => field !== ''))];
}
