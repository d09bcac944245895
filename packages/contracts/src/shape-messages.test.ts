import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { shapeMessage } from './shape-messages.ts';

interface Part {
  readonly _zod?: { readonly def: { readonly error?: (issue: unknown) => unknown } };
}

/** Read when content is built, in the language its authors work in; no answer of the server says it. */
const AUTHORED = ['content.ts', 'interactives.ts'];
const files = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name));

/** What a shape or a check says of its own, with all it is made of. */
function ownMessages(part: unknown, seen: Set<unknown>): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { _zod } = part as Part;
  if (_zod === undefined) return Object.values(part).flatMap((inner) => ownMessages(inner, seen));
  const said = _zod.def.error?.({ code: 'custom', path: [], input: undefined });
  const own = typeof said === 'string' ? [said] : [];
  return [...own, ...Object.values(_zod.def).flatMap((inner) => ownMessages(inner, seen))];
}

async function messagesOf(names: readonly string[]): Promise<Set<string>> {
  const modules = await Promise.all(
    names.map((name) => import(`./${name}`) as Promise<Record<string, unknown>>),
  );
  const seen = new Set<unknown>();
  return new Set(modules.flatMap((exported) => ownMessages(exported, seen)));
}

async function messagesOfContracts(): Promise<string[]> {
  const authored = await messagesOf(AUTHORED);
  return [...(await messagesOf(files))].filter((text) => !authored.has(text));
}

describe('the sentences of our own shapes', () => {
  it('are found wherever they stand in a shape', () => {
    const shape = z.object({
      list: z.array(z.string().trim().min(1, 'too short').or(z.literal('x', 'not x'))).optional(),
      piped: z.string().pipe(z.email('no address')).nullable(),
      refined: z.number().refine((n) => n > 0, { error: 'not above' }),
    });
    expect(ownMessages({ shape: shape.partial() }, new Set()).toSorted()).toEqual([
      'no address',
      'not above',
      'not x',
      'too short',
    ]);
  });

  it('all exist in French and Spanish', async () => {
    const messages = await messagesOfContracts();
    expect(messages).toEqual(expect.arrayContaining(['A PIN has exactly 4 digits', 'Please choose a date']));
    const missing = messages.filter((text) =>
      [shapeMessage(text, 'fr'), shapeMessage(text, 'es')].includes(null),
    );
    expect(missing, 'add these to shape-messages.ts').toEqual([]);
  });

  it('stay as they are in English, and a sentence that is not ours has no translation', () => {
    expect(shapeMessage('A PIN has exactly 4 digits', 'en')).toBe('A PIN has exactly 4 digits');
    expect(shapeMessage('A PIN has exactly 4 digits', 'fr')).toBe('Un code PIN a exactement 4 chiffres');
    expect(shapeMessage('toString', 'fr')).toBeNull();
    expect(shapeMessage('At most 3 toString', 'fr')).toBeNull();
  });

  it('count in each language as it counts', () => {
    expect(shapeMessage('At least 5 minutes', 'es')).toBe('Al menos 5 minutos');
    expect(shapeMessage('At most 40,000 characters', 'es')).toBe('Como máximo 40.000 caracteres');
    expect(shapeMessage('At most 4,000 characters', 'fr')).toMatch(/^Au plus 4\s000 caractères$/);
  });
});
