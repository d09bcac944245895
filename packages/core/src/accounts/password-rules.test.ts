import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

const LISTED = new Set([
  'password',
  'monkey',
  'sunshine',
  '1234567890',
  'motdepasse',
  'iloveyou',
  'contrasena',
]);
const OWNER = {
  sacredId: 'Star-Reader',
  email: 'river.song@example.org',
  firstName: 'Ama',
  lastName: 'Okafor',
};
const faultOf = (password: string, owner = OWNER) =>
  passwordFault(password, owner, (word) => LISTED.has(word));

describe('passwordFault', () => {
  it.each([
    '1234567890',
    'password123',
    'PassWord2026',
    'P@ssw0rd!!',
    '$unshine2024',
    'i10v3y0u..',
    'monkeymonkey',
    'Contraseña1',
    'mot de passe',
    '!!!monkey!!!',
  ])('refuses a leaked password however it is dressed up: %s', (password) => {
    expect(faultOf(password)).toBe('password-too-common');
  });

  it.each([
    'aaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghij',
    '9876543210',
    'asdfghjkl;',
    '          ',
    'aabbccddee',
    'abc123xyz789',
  ])('refuses one character, or runs: %s', (password) => {
    expect(faultOf(password)).toBe('password-too-plain');
  });

  it.each([
    'starreader 4821',
    'the river.song tree',
    'garden okafor lamp',
    'blue ama stone 9',
    'ÓKÁFOR-7312-x',
  ])('refuses what others know of the person: %s', (password) => {
    expect(faultOf(password)).toBe('password-names-you');
  });

  it.each([
    'correct horse',
    'long enough to keep',
    'amazing river stones',
    'bookkeeper lamp 71',
    'un âne mange du pain',
    'f3Kq-92xL-wpZ0',
    '密码密码密码密码密码一二三四',
    'monkey lamp garden tide',
  ])('takes what is hard to guess: %s', (password) => {
    expect(faultOf(password)).toBeNull();
  });

  it('knows nothing of a person without names', () => {
    expect(faultOf('a long password', { sacredId: '', email: '', firstName: '', lastName: '' })).toBeNull();
  });
});
