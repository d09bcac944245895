import { describe, expect, test } from 'vitest';
import { claimsOf, type CredentialParts, credentialOf } from './credential.ts';
import { faultyFields } from './credential-shape.ts';
import { toldBy, tokenIn } from './credential-told.ts';
import { transcriptOf } from './gpa-transcript.ts';
import { keptCourse as course, RULES } from './testing/kept-course.ts';

const taken = [
  course('Algebra I', { level: 'ap', grade: 'A-' }),
  course('Pottery', { grading: 'pass-fail', grade: 'P', credit: 50 }),
  course('Spanish I', { status: 'in-progress', grade: null }),
];

function partsOf(changes: Partial<CredentialParts> = {}): CredentialParts {
  return {
    id: 'urn:uuid:1',
    subjectId: 'urn:uuid:2',
    achievementId: 'urn:uuid:3',
    sourceId: 'urn:uuid:4',
    issuer: {
      id: 'https://ori.example/issuer',
      name: 'Ori Academy',
    },
    statusListId: 'https://ori.example/revocations',
    validFrom: new Date('2026-06-01T10:00:00.500Z'),
    timeZone: 'UTC',
    validUntil: null,
    studentName: 'Zenobia',
    schoolName: 'Palmyra School',
    code: 'ABCD-EFGH',
    language: 'en',
    scale: 'us-plus-minus',
    ...transcriptOf(RULES, taken),
    words: {
      name: 'Academic transcript',
      description: 'A transcript.',
      criteria: 'Taken at home.',
      average: 'GPA',
      weightedAverage: 'Weighted GPA',
      course: ({ title }) => title,
    },
    ...changes,
  };
}

describe('a credential of a transcript', () => {
  test.each([
    ['America/New_York', '2026-05-31T22:30:00-04:00'],
    ['Asia/Kolkata', '2026-06-01T08:00:00+05:30'],
    ['UTC', '2026-06-01T02:30:00Z'],
  ])('is signed on the family’s own day, in %s', (timeZone, signed) => {
    const validFrom = new Date('2026-06-01T02:30:00.400Z');
    const credential = credentialOf(partsOf({ validFrom, timeZone }));
    expect(credential.validFrom).toBe(signed);
    expect(claimsOf(credential)['nbf']).toBe(Date.parse('2026-06-01T02:30:00Z') / 1000);
  });

  test('has every field the standard asks for, and is read back as it was told', () => {
    const credential = { ...credentialOf(partsOf()) };
    expect(faultyFields(credential)).toEqual([]);
    const told = toldBy(credential);
    expect(told).toMatchObject({
      name: 'Academic transcript',
      holder: 'Zenobia',
      school: 'Palmyra School',
      credits: 1.5,
      code: 'ABCD-EFGH',
      validFrom: '2026-06-01T10:00:00Z',
      validUntil: null,
      issuer: {
        id: 'https://ori.example/issuer',
        name: 'Ori Academy',
      },
    });
    expect(
      told.results.map(({ name, value, status, isAverage }) => [name, value ?? status, isAverage]),
    ).toEqual([
      ['Algebra I', 'A-', false],
      ['Pottery', 'P', false],
      ['Spanish I', 'InProgress', false],
      ['GPA', '3.70', true],
      ['Weighted GPA', '4.70', true],
    ]);
  });

  test('names nobody whose parent did not want it, and no one behind a hash', () => {
    const bare = { ...credentialOf(partsOf({ studentName: null, schoolName: null })) };
    expect(toldBy(bare)).toMatchObject({ holder: null, school: null });
    const identifier = [
      { type: 'IdentityObject', hashed: true, identityHash: 'sha256$x', identityType: 'name' },
    ];
    expect(toldBy({ credentialSubject: { identifier } }).holder).toBeNull();
  });

  test('of any shape is read without an error: nothing is known of what strangers hand in', () => {
    for (const odd of [
      {},
      { issuer: 3, credentialSubject: [] },
      { credentialSubject: { result: [null, 'x'] } },
    ])
      expect(toldBy(odd).name).toBe('');
  });
});

test('a token is found in a link that carries it as well', () => {
  expect(tokenIn(' a.b.c\n')).toBe('a.b.c');
  expect(tokenIn('https://ori.example/verify#a.b.c')).toBe('a.b.c');
});
