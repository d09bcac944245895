import type { TranscriptCourse, TranscriptTotals, TranscriptYear } from '@ori/contracts/transcript';
import { type GradingScale, HUNDREDTHS } from '@ori/contracts/transcript-names';
import { wallReader } from '../learning/wall-clock.ts';
import { scaleOf } from './gpa-course-grade.ts';
import { lettersOf, numbersOf, topOf } from './grades-scales.ts';

export const CREDENTIAL_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

interface Profile {
  readonly id: string;
  readonly type: readonly ['Profile'];
  readonly name: string;
  readonly url?: string;
}
interface ResultDescription {
  readonly id: string;
  readonly type: readonly ['ResultDescription'];
  readonly name: string;
  readonly resultType: 'LetterGrade' | 'Percent' | 'RawScore' | 'Result' | 'GradePointAverage' | 'Status';
  readonly valueMin?: string;
  readonly valueMax?: string;
  readonly allowedValue?: readonly string[];
}
interface Outcome {
  readonly type: readonly ['Result'];
  readonly resultDescription: string;
  readonly value?: string;
  readonly status?: 'InProgress' | 'Withdrew';
}

/** An OpenBadgeCredential (Open Badges 3.0, appendix B.1) over the W3C data model 2.0, before it is signed. */
export interface OpenBadgeCredential {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'OpenBadgeCredential'];
  readonly name: string;
  readonly description: string;
  readonly issuer: Profile;
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly credentialSubject: {
    readonly id: string;
    readonly type: readonly ['AchievementSubject'];
    readonly identifier?: readonly object[];
    readonly creditsEarned: number;
    readonly source?: Profile;
    readonly achievement: {
      readonly id: string;
      readonly type: readonly ['Achievement'];
      readonly achievementType: 'LearningProgram';
      readonly name: string;
      readonly description: string;
      readonly criteria: { readonly narrative: string };
      readonly humanCode: string;
      readonly inLanguage: string;
      readonly resultDescription: readonly ResultDescription[];
    };
    readonly result: readonly Outcome[];
  };
  readonly credentialStatus: { readonly id: string; readonly type: '1EdTechRevocationList' };
}

/** What a credential is made of. Ids are URIs made for this credential alone: nothing links two of the same child. */
export interface CredentialParts {
  readonly id: string;
  readonly subjectId: string;
  readonly achievementId: string;
  readonly sourceId: string;
  readonly issuer: Omit<Profile, 'type'>;
  readonly statusListId: string;
  readonly validFrom: Date;
  /** The family's, by whose day it is signed. */
  readonly timeZone: string;
  readonly validUntil: Date | null;
  /** Null when the parent wants no name in it. */
  readonly studentName: string | null;
  readonly schoolName: string | null;
  readonly code: string;
  readonly language: string;
  readonly scale: GradingScale;
  readonly years: readonly TranscriptYear[];
  readonly totals: TranscriptTotals;
  /** The words that stand in it, in the parent's language. */
  readonly words: {
    readonly name: string;
    readonly description: string;
    readonly criteria: string;
    readonly average: string;
    readonly weightedAverage: string;
    course(course: TranscriptCourse): string;
  };
}

const OPEN_STATUS = { 'in-progress': 'InProgress', withdrawn: 'Withdrew' } as const;

const onTheClock = wallReader({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
const MINUTE_MS = 60_000;

const two = (part: number) => String(Math.floor(part)).padStart(2, '0');

/** The same with the day and the hour of a place, so that whoever reads it reads the day that was there. */
function momentIn(date: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = onTheClock(date, timeZone);
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const offset = Math.round((Date.parse(`${wall}Z`) - date.getTime()) / MINUTE_MS);
  if (offset === 0) return `${wall}Z`;
  const ahead = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** Whole seconds: the claim `nbf` has no smaller ones and must equal it. */
const moment = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');
const plain = (hundredths: number): string => String(hundredths / HUNDREDTHS);

function typeOf(scale: GradingScale): Pick<ResultDescription, 'resultType'> & Partial<ResultDescription> {
  const numbers = numbersOf(scale);
  if (numbers === null)
    return {
      resultType: scale === 'pass-fail' ? 'Result' : 'LetterGrade',
      allowedValue: lettersOf(scale).map(({ symbol }) => symbol),
    };
  const resultType = scale === 'percent' ? 'Percent' : 'RawScore';
  return { resultType, valueMin: '0', valueMax: String(numbers.max) };
}

type Told = readonly [ResultDescription, Outcome];

function toldCourse(course: TranscriptCourse, { scale, achievementId, words }: CredentialParts): Told[] {
  const id = `${achievementId}#${course.id}`;
  const description = { id, type: ['ResultDescription'], name: words.course(course) } as const;
  const outcome = { type: ['Result'], resultDescription: id } as const;
  if (course.status !== 'completed')
    return [
      [
        { ...description, resultType: 'Status' },
        { ...outcome, status: OPEN_STATUS[course.status] },
      ],
    ];
  if (course.symbol === null) return [];
  return [
    [
      { ...description, ...typeOf(scaleOf(course.grading, scale)) },
      { ...outcome, value: course.symbol },
    ],
  ];
}

function toldAverage(
  key: 'average' | 'weightedAverage',
  { scale, achievementId, words, totals }: CredentialParts,
): Told[] {
  const value = totals[key];
  if (value === null) return [];
  const id = `${achievementId}#${key}`;
  const isPoints = numbersOf(scale) === null;
  const top = topOf(scale);
  const ends =
    key === 'average' && top !== null ? { valueMin: '0', valueMax: plain(top) } : { valueMin: '0' };
  const resultType = isPoints ? 'GradePointAverage' : 'RawScore';
  return [
    [
      { id, type: ['ResultDescription'], name: words[key], resultType, ...ends },
      { type: ['Result'], resultDescription: id, value: (value / HUNDREDTHS).toFixed(2) },
    ],
  ];
}

function subjectOf(parts: CredentialParts): OpenBadgeCredential['credentialSubject'] {
  const { words, studentName, schoolName } = parts;
  const told = [
    ...parts.years.flatMap(({ courses }) => courses.flatMap((course) => toldCourse(course, parts))),
    ...toldAverage('average', parts),
    ...toldAverage('weightedAverage', parts),
  ];
  const identity = { type: 'IdentityObject', hashed: false, identityHash: studentName, identityType: 'name' };
  return {
    id: parts.subjectId,
    type: ['AchievementSubject'],
    ...(studentName === null ? {} : { identifier: [identity] }),
    creditsEarned: parts.totals.earned / HUNDREDTHS,
    ...(schoolName === null
      ? {}
      : { source: { id: parts.sourceId, type: ['Profile'] as const, name: schoolName } }),
    achievement: {
      id: parts.achievementId,
      type: ['Achievement'],
      achievementType: 'LearningProgram',
      name: words.name,
      description: words.description,
      criteria: { narrative: words.criteria },
      humanCode: parts.code,
      inLanguage: parts.language,
      resultDescription: told.map(([description]) => description),
    },
    result: told.map(([, outcome]) => outcome),
  };
}

/** A transcript as an Open Badges 3.0 credential: one achievement with every grade as a result. */
export function credentialOf(parts: CredentialParts): OpenBadgeCredential {
  const { id, words, issuer, validFrom, validUntil, timeZone, statusListId } = parts;
  return {
    '@context': CREDENTIAL_CONTEXTS,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: words.name,
    description: words.description,
    issuer: { type: ['Profile'], ...issuer },
    validFrom: momentIn(validFrom, timeZone),
    ...(validUntil === null ? {} : { validUntil: moment(validUntil) }),
    credentialSubject: subjectOf(parts),
    credentialStatus: { id: statusListId, type: '1EdTechRevocationList' },
  };
}

const secondsOf = (iso: string): number => Date.parse(iso) / 1000;

/** The payload of its VC-JWT (Open Badges 3.0, section 8.2): the credential with the claims that repeat it. */
export function claimsOf(credential: OpenBadgeCredential): Record<string, unknown> {
  const { validUntil } = credential;
  return {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: secondsOf(credential.validFrom),
    ...(validUntil === undefined ? {} : { exp: secondsOf(validUntil) }),
  };
}
