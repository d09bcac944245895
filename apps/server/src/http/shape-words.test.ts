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
      age: '“age” must be a number',
      kind: '“kind” must be one of these: a, b',
      extra: 'This field is not known',
    });
    expect((await complain('fr', wrong)).fields).toEqual({
      pin: 'Un code PIN a exactement 4 chiffres',
      age: '«\u202fage\u202f» doit être un nombre',
      kind: '«\u202fkind\u202f» doit être l’une de ces valeurs\u202f: a, b',
      extra: 'Ce champ est inconnu',
    });
    expect((await complain('es', wrong)).fields).toEqual({
      pin: 'Un PIN tiene exactamente 4 cifras',
      age: '«age» debe ser un número',
      kind: '«kind» debe ser uno de estos valores: a, b',
      extra: 'Este campo no se conoce',
    });
  });

  it('tells what is missing apart from what is of another kind', async () => {
    expect((await complain('en', { kind: null })).fields).toEqual({
      pin: '“pin” is missing',
      age: '“age” is missing',
      kind: '“kind” must be one of these: a, b',
    });
    const said = LOCALES.map((locale) => complain(locale, { pin: '1234', kind: 'a' }));
    expect((await Promise.all(said)).map(({ error }) => error)).toEqual([
      '“age” is missing',
      '«\u202fage\u202f» manque',
      '«age» falta',
    ]);
  });

  it('still names the first field', async () => {
    const answer = await complain('fr', { pin: '4826', age: 1, kind: 'a' });
    expect(answer).toMatchObject({ field: 'age', error: '«\u202fage\u202f» doit être au moins 3' });
  });

  it('is said so for addresses, for a missing body and for text nobody can keep', async () => {
    const page = await client.get('/api/page?page=x&lng=es');
    expect(page.json()).toMatchObject({ field: 'page', error: '«page» debe ser un identificador (UUID)' });
    const none = await client.post('/api/shape?lng=fr');
    expect(none.json()).toMatchObject({ code: 'invalid-input', error: 'Le corps de la requête manque' });
    const list = await complain('en', []);
    expect(list).toMatchObject({ error: 'The body must be an object' });
    const headers = { 'content-type': 'application/json' };
    const empty = await client.post('/api/shape?lng=es', undefined, { headers, payload: '' });
    expect(empty.json()).toMatchObject({ error: 'El cuerpo de la petición falta' });
    const cut = await client.post('/api/shape?lng=en', undefined, { headers, payload: '{"pin":' });
    expect(cut.json()).toMatchObject({ code: 'invalid-input', error: 'This is no JSON' });
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

  it('says of a value with several forms what keeps it from the one it was meant to have', () => {
    const shape = z.object({ of: z.union([z.string(), z.object({ id: z.uuid(), pin })]) });
    const saidOf = (value: unknown) =>
      complaintsOfZod(shape.safeParse(value).error as z.ZodError, 'en').map(({ message }) => message);
    expect(saidOf({ of: { id: 'x', pin: '1' } })).toEqual([
      '“of.id” must be an identifier (UUID)',
      'A PIN has exactly 4 digits',
    ]);
    expect(saidOf({ of: 7 })).toEqual(['“of” does not have the form it needs']);
  });

  it.each([
    [z.string().max(2), 'abc', '“it” has too many characters: 2 at most'],
    [z.string().min(1), '', '“it” is empty'],
    [z.array(z.string()).max(3), ['a', 'b', 'c', 'd'], '“it” has too many entries: 3 at most'],
    [z.number().gt(0), 0, '“it” must be more than 0'],
    [z.number().max(1000), 1001, '“it” must be at most 1,000'],
    [z.number().multipleOf(5), 3, '“it” must be a multiple of 5'],
    [z.literal(true), false, '“it” must be true'],
    [z.iso.date(), '1.2.2027', '“it” must be a date such as 2027-01-31'],
    [z.string().regex(/^x$/), 'y', '“it” does not have the form it needs'],
  ] as const)('is said in plain words: %#', (shape, it, words) => {
    const { error } = z.object({ it: shape }).safeParse({ it });
    expect(complaintsOfZod(error as z.ZodError, 'en')).toEqual([{ field: 'it', message: words }]);
  });

  it('calls nothing missing where the input is gone', () => {
    const { error } = z.object({ name: z.string() }).safeParse({});
    const said = LOCALES.map((locale) => complaintsOfZod(error as z.ZodError, locale));
    expect(said.map(([first]) => first?.message)).toEqual([
      '“name” must be text',
      '«\u202fname\u202f» doit être un texte',
      '«name» debe ser un texto',
    ]);
  });
});
