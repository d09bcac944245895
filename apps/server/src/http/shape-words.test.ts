import { pin } from '@ori/contracts/accounts';
import { LOCALES } from '@ori/contracts/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBareApp } from '../testing/bare-app.ts';
import { createClient, type Client } from '../testing/client.ts';
import type { HttpApp } from './http-app.ts';
import { complaintsOfZod } from './validation-fields.ts';

let app: HttpApp;
let client: Client;

beforeAll(async () => {
  app = await createBareApp({ hasRateLimits: false });
  app.get('/api/auth/check-session', { config: { operation: 'accounts.checkSession' } }, async () => ({}));
  const body = z.object({ pin, age: z.int().min(3), kind: z.enum(['a', 'b']) }).strict();
  app.post('/api/shape', { config: { operation: 'site.contact' }, schema: { body } }, async () => ({}));
  const querystring = z.object({ page: z.uuid().optional() });
  app.get('/api/page', { config: { operation: 'site.page' }, schema: { querystring } }, async () => ({}));
  client = createClient(app);
});
afterAll(() => app.close());

const complain = async (locale: string, body: object) =>
  (await client.post(`/api/shape?lng=${locale}`, body)).json<{
    field: string;
    error: string;
    fields: unknown;
  }>();

describe('what a shape refuses', () => {
  it('is said in the reader’s language, field by field', async () => {
    const wrong = { pin: 'x', age: '7', kind: 'c', extra: 1 };
    expect((await complain('en', wrong)).fields).toEqual({
      pin: 'A PIN has exactly 4 digits',
      age: 'Invalid input: expected number, received string',
      kind: 'Invalid option: expected one of "a"|"b"',
      extra: 'This field is not known',
    });
    expect((await complain('fr', wrong)).fields).toEqual({
      pin: 'Un code PIN a exactement 4 chiffres',
      age: 'Entrée invalide\u202f: nombre attendu, chaîne de caractères reçu',
      kind: 'Option invalide\u202f: une valeur parmi "a"|"b" attendue',
      extra: 'Ce champ est inconnu',
    });
    expect((await complain('es', wrong)).fields).toEqual({
      pin: 'Un PIN tiene exactamente 4 cifras',
      age: 'Entrada inválida: se esperaba número, recibido texto',
      kind: 'Opción inválida: se esperaba una de "a"|"b"',
      extra: 'Este campo no se conoce',
    });
  });

  it('still names the first field', async () => {
    const answer = await complain('fr', { pin: '4826', age: 1, kind: 'a' });
    expect(answer).toMatchObject({ field: 'age', error: 'Trop petit\u202f: nombre doit être >=3' });
  });

  it('is said so for addresses, for a missing body and for text nobody can keep', async () => {
    const page = await client.get('/api/page?page=x&lng=es');
    expect(page.json()).toMatchObject({ field: 'page', error: 'Inválido UUID' });
    const empty = await client.post('/api/shape?lng=fr');
    expect(empty.json()).toMatchObject({ code: 'invalid-input', error: 'Entrée invalide' });
    const unsound = await complain('es', { pin: 'a\u0000' });
    expect(unsound).toMatchObject({
      field: 'pin',
      error: 'Este texto tiene caracteres que no se pueden guardar',
    });
  });

  it('asks for a whole number as one would ask a child', async () => {
    const said = LOCALES.map((locale) => complain(locale, { pin: '1234', age: 7.5, kind: 'a' }));
    expect((await Promise.all(said)).map(({ field, error }) => [field, error])).toEqual([
      ['age', 'A whole number, please'],
      ['age', 'Un nombre entier, s’il vous plaît'],
      ['age', 'Un número entero, por favor'],
    ]);
  });

  it('claims nothing of an input that is gone', () => {
    const { error } = z.object({ name: z.string() }).safeParse({ name: 7 });
    const said = LOCALES.map((locale) => complaintsOfZod(error as z.ZodError, { locale, input: undefined }));
    expect(said.map(([first]) => first?.message)).toEqual([
      'Invalid input: expected string, received number',
      'Entrée invalide',
      'Entrada inválida',
    ]);
  });
});
