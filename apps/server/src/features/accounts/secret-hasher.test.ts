import { describe, expect, it } from 'vitest';
import { BUSY, createSecretHasher } from './secret-hasher.ts';

const cost = { memoryKib: 64, passes: 1, lanes: 1 };

describe('createSecretHasher', () => {
  it('verifies what it hashed, by kind, and nothing else', async () => {
    const hasher = createSecretHasher({ pepper: 'pepper', cost });
    const stored = String(await hasher.hash('pin', '8305'));
    expect(await hasher.verify('pin', stored, '8305')).toBe(true);
    expect(await hasher.verify('pin', stored, '8306')).toBe(false);
    expect(await hasher.verify('password', stored, '8305')).toBe(false);
    expect(await createSecretHasher({ pepper: 'other', cost }).verify('pin', stored, '8305')).toBe(false);
  });

  it('uses the cost OWASP asks for, and never the same salt twice', async () => {
    const hasher = createSecretHasher({ pepper: 'pepper' });
    const [one, other] = [await hasher.hash('pin', '8305'), await hasher.hash('pin', '8305')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('computes a hash where there is none to compare with, and says no', async () => {
    let hashes = 0;
    const hasher = createSecretHasher({ pepper: 'pepper', cost, onHash: () => (hashes += 1) });
    expect(await hasher.verify('pin', null, 'nobody')).toBe(false);
    expect(hashes).toBe(1);
  });

  it('runs two at a time, lets fifty wait and turns the rest away at once', async () => {
    let begun = 0;
    const hasher = createSecretHasher({ pepper: 'pepper', cost, onHash: () => (begun += 1) });
    const all = Array.from({ length: 60 }, () => hasher.hash('pin', '8305'));
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toBe(2);
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((outcome) => outcome === BUSY)).toHaveLength(8);
    expect(begun).toBe(52);
  });
});
