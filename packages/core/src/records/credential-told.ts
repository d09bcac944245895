import { listOf, objectOf, textOf, type Unknown } from './credential-shape.ts';

/** One result of a credential: a course with its grade, or an average. */
interface ToldResult {
  readonly name: string;
  /** The grade as it stands; null for a course without one. */
  readonly value: string | null;
  /** `InProgress`, `Withdrew` and their like, where it has a state instead. */
  readonly status: string | null;
  readonly isAverage: boolean;
}

/** What a credential says, for a person to read. Null where it says nothing about it. */
export interface ToldCredential {
  readonly name: string;
  readonly description: string | null;
  readonly criteria: string | null;
  readonly issuer: { readonly id: string | null; readonly name: string | null };
  readonly holder: string | null;
  readonly school: string | null;
  readonly credits: number | null;
  readonly code: string | null;
  /** ISO moments. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly results: readonly ToldResult[];
}

const AVERAGE_IDS = /#(?:average|weightedAverage)$/;

/** The name of an identity that is not hashed; a hashed one names nobody to a reader. */
function nameIn(subject: Unknown): string | null {
  const identities = listOf(subject.identifier).map(objectOf);
  const named = identities.find(({ identityType, hashed }) => identityType === 'name' && hashed !== true);
  return named === undefined ? null : textOf(named.identityHash);
}

function resultsIn(subject: Unknown): ToldResult[] {
  const described = listOf(objectOf(subject.achievement).resultDescription).map(objectOf);
  return listOf(subject.result).map((each) => {
    const { resultDescription: id, value, status } = objectOf(each);
    const description = described.find((one) => one.id === id) ?? {};
    return {
      name: textOf(description.name) ?? '',
      value: textOf(value),
      status: textOf(status),
      isAverage: description.resultType === 'GradePointAverage' || AVERAGE_IDS.test(String(id)),
    };
  });
}

/** Reads a credential whose signature holds; of any other nothing should be believed. */
export function toldBy(credential: Unknown): ToldCredential {
  const issuer = objectOf(credential.issuer);
  const subject = objectOf(credential.credentialSubject);
  const achievement = objectOf(subject.achievement);
  return {
    name: textOf(credential.name) ?? '',
    description: textOf(achievement.description) ?? textOf(credential.description),
    criteria: textOf(objectOf(achievement.criteria).narrative),
    issuer: { id: textOf(issuer.id), name: textOf(issuer.name) },
    holder: nameIn(subject),
    school: textOf(objectOf(subject.source).name),
    credits: typeof subject.creditsEarned === 'number' ? subject.creditsEarned : null,
    code: textOf(achievement.humanCode),
    validFrom: textOf(credential.validFrom),
    validUntil: textOf(credential.validUntil),
    results: resultsIn(subject),
  };
}

/** The compact JWS in what somebody handed in: the token itself, or a link that carries it behind `#`. */
export function tokenIn(text: string): string {
  const trimmed = text.trim();
  return trimmed.slice(trimmed.lastIndexOf('#') + 1);
}
