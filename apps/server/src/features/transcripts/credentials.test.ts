import type { IssuedCredential, PublicKeys, RevocationList } from '@ori/contracts/credentials';
import type { Transcript } from '@ori/contracts/transcript';
import { checkCredential, type CheckTools, readToken } from '@ori/core/records/credential-check';
import { faultyFields, objectOf } from '@ori/core/records/credential-shape';
import { verifySignature } from '@ori/core/records/credential-signature';
import { createLocalJWKSet, decodeJwt, generateKeyPair, exportJWK, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const COURSE = {
  title: 'Algebra I',
  subject: 'math',
  level: 'ap',
  provider: '',
  year: 2025,
  gradeLevel: 9,
  term: 'year',
  status: 'completed',
  grading: 'graded',
  gradeFrom: 'hand',
  grade: 'A-',
  minutes: null,
  credit: 100,
  repeats: null,
  description: '',
  texts: '',
  instructor: '',
  method: '',
  assessment: '',
  productCourse: null,
};

async function openCredentials() {
  const people = await openFamily(family, { child: { firstName: 'Zenobia' } });
  const { parent, child } = people;
  await parent.post('/api/transcripts/courses', { ...COURSE, id: randomUUID(), childId: child.id });
  const issue = (changes: object = {}) => {
    const wish = {
      id: randomUUID(),
      childId: child.id,
      withName: false,
      withSchool: false,
      validUntil: null,
    };
    return parent.post('/api/credentials', { ...wish, ...changes });
  };
  return {
    ...people,
    issue,
    issued: async (changes: object = {}) => (await issue(changes)).json<IssuedCredential>(),
  };
}

const visitor = () => family.visitor();
const revocations = async () => (await visitor().get('/api/credentials/revocations')).json<RevocationList>();

/** What somebody needs who verifies away from us: our keys, our name, the list of what was taken back. */
async function toolsNow(changes: Partial<CheckTools> = {}): Promise<CheckTools> {
  const { keys, issuer } = (await visitor().get('/api/credentials/jwks')).json<PublicKeys>();
  const { revokedCredential } = await revocations();
  const revoked = revokedCredential.map(({ id }) => id);
  return { now: family.clock.now, keys, issuer, revoked, verify: verifySignature, ...changes };
}

/** The same claims with changes, signed by a key of the forger's own. */
async function forge(token: string, changes: object, header: object = {}): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const { kty, n, e } = await exportJWK(publicKey);
  return new SignJWT({ ...decodeJwt(token), ...changes })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      jwk: { kty: String(kty), n: String(n), e: String(e) },
      ...header,
    })
    .sign(privateKey);
}

describe('a credential', () => {
  test('has every field Open Badges 3.0 requires, and claims that repeat it', async () => {
    const { issued, parent, child } = await openCredentials();
    const { token, id, code } = await issued({ validUntil: '2027-06-30' });
    const header = readToken(token)?.header ?? {};
    expect(Object.keys(header).toSorted()).toEqual(['alg', 'jwk', 'kid', 'typ']);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(Object.keys(objectOf(header.jwk)).toSorted()).toEqual(['e', 'kty', 'n']);
    const claims = decodeJwt(token);
    expect(faultyFields(claims)).toEqual([]);
    expect(claims).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', /ob\/v3p0\/context-3\.0\.3/, /extensions/].map(
        (part) => (typeof part === 'string' ? part : expect.stringMatching(part)),
      ),
      id: `urn:uuid:${id}`,
      jti: `urn:uuid:${id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { type: ['Profile'], id: claims.iss },
      validUntil: '2027-06-30T23:59:59Z',
      exp: Date.parse('2027-06-30T23:59:59Z') / 1000,
      credentialSubject: {
        id: claims.sub,
        creditsEarned: 1,
        achievement: { type: ['Achievement'], humanCode: code, criteria: { narrative: expect.any(String) } },
      },
      credentialStatus: { type: '1EdTechRevocationList' },
    });
    const results = JSON.stringify(claims.credentialSubject);
    for (const said of [
      'Algebra I',
      'LetterGrade',
      '"value":"A-"',
      'GradePointAverage',
      '"value":"4.70"',
      'parent',
    ])
      expect(results).toContain(said);
    const { code: printed } = (await parent.get(`/api/transcripts?childId=${child.id}`)).json<Transcript>();
    expect(printed).toBe(code);
  });

  test('says nobody’s name unless the parent chose so', async () => {
    const { issued, child, parent } = await openCredentials();
    const { settings } = (await parent.get(`/api/transcripts?childId=${child.id}`)).json<Transcript>();
    const school = { schoolName: 'Palmyra School', administrator: 'Odaenathus' };
    await parent.put('/api/transcripts/settings', { ...settings, ...school, childId: child.id });
    const bare = JSON.stringify(decodeJwt((await issued()).token));
    for (const secret of ['Zenobia', 'Palmyra', 'Odaenathus', child.id]) expect(bare).not.toContain(secret);
    const named = decodeJwt((await issued({ withName: true, withSchool: true })).token);
    expect(named.credentialSubject).toMatchObject({
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Zenobia', identityType: 'name' }],
      source: { type: ['Profile'], name: 'Palmyra School' },
    });
  });

  test('is verified without us, by our rules and by a library that knows nothing of us', async () => {
    const { token } = await (await openCredentials()).issued({ withName: true });
    expect(await checkCredential(token, await toolsNow())).toMatchObject({
      fault: null,
      isKnownIssuer: true,
    });
    const keys = (await visitor().get('/api/credentials/jwks')).json<PublicKeys>();
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { currentDate: family.clock.now });
    const issuer = await visitor().get(new URL(String(payload.iss)).pathname);
    expect(issuer.json()).toMatchObject({ id: payload.iss, type: ['Profile'] });
    const key = await visitor().get(new URL(String(readToken(token)?.header.kid)).pathname);
    expect(key.json()).toEqual(keys.keys[0]);
  });

  test('is refused when tampered with, expired, not yet valid, or signed by another in our name', async () => {
    const { token } = await (await openCredentials()).issued({ validUntil: '2026-12-31' });
    const tools = await toolsNow();
    const faultOf = async (text: string, changes: Partial<CheckTools> = {}) =>
      (await checkCredential(text, { ...tools, ...changes })).fault;
    const [head = '', body = '', signature = ''] = token.split('.');
    const better = Buffer.from(body, 'base64url').toString().replace('"value":"A-"', '"value":"A"');
    const tampered = [head, Buffer.from(better).toString('base64url'), signature].join('.');
    expect(await faultOf(tampered)).toBe('signature');
    expect(await faultOf('not a credential')).toBe('unreadable');
    expect(await faultOf(token, { now: new Date('2027-01-01T00:00:00Z') })).toBe('expired');
    expect(await faultOf(token, { now: new Date('2026-01-01T00:00:00Z') })).toBe('not-yet');
    expect(await faultOf(await forge(token, {}))).toBe('key-unknown');
    expect(await faultOf(await forge(token, {}, { kid: tools.keys[0]?.kid }))).toBe('signature');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect(await faultOf(`${none}.${body}.${signature}`)).toBe('algorithm');
    const stranger = {
      iss: 'https://example.org/issuer',
      issuer: { id: 'https://example.org/issuer', type: 'Profile' },
    };
    const foreign = await checkCredential(await forge(token, stranger), tools);
    expect(foreign).toMatchObject({ fault: null, isKnownIssuer: false });
    expect(await faultOf(await forge(token, { ...stranger, sub: 'urn:x:1' }))).toBe('claims');
    const bare = await checkCredential(await forge(token, { ...stranger, name: '' }), tools);
    expect(bare).toMatchObject({ fault: 'shape', fields: ['name'] });
  });

  test('taken back is on the list for ever, by its random name alone, even when the family is gone', async () => {
    const { issued, parent, child } = await openCredentials();
    const { id, token } = await issued();
    const stranger = await openCredentials();
    expect((await stranger.parent.post(`/api/credentials/${id}/revoke`)).statusCode).toBe(404);
    const revoked = (await parent.post(`/api/credentials/${id}/revoke`)).json<IssuedCredential>();
    expect(revoked.revokedAt).not.toBeNull();
    expect((await checkCredential(token, await toolsNow())).fault).toBe('revoked');
    await family.database.pool.query('delete from users where id = $1', [child.id]);
    expect((await revocations()).revokedCredential).toContainEqual({ id: `urn:uuid:${id}`, revoked: true });
  });

  test('sent twice is one; without courses or with a day gone by it names what is wrong', async () => {
    const { issue, issued, parent, child } = await openCredentials();
    const id = randomUUID();
    expect((await issued({ id })).token).toBe((await issued({ id })).token);
    const listed = await parent.get(`/api/credentials?childId=${child.id}`);
    expect(listed.json<{ credentials: object[] }>().credentials).toHaveLength(1);
    expect((await issue({ validUntil: '2026-11-01' })).json()).toMatchObject({ field: 'validUntil' });
    const { parent: other, child: bare } = await openFamily(family);
    const wish = { id: randomUUID(), childId: bare.id, withName: true, withSchool: true, validUntil: null };
    expect((await other.post('/api/credentials', wish)).json()).toMatchObject({ field: 'childId' });
  });
});
