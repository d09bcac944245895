import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeMessage } from '@ori/contracts/shape-messages';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendFailure } from './failures.ts';

const FEATURES = join(import.meta.dirname, '../features');
const routes = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.routes.ts'),
);
/** Every sentence a route sends as what is wrong. */
const sentences = routes.flatMap((name) =>
  [...readFileSync(join(FEATURES, name), 'utf8').matchAll(/\berror: '([^']+)'/g)].map(
    ([, text = '']) => text,
  ),
);

describe('what routes say of a value that cannot be', () => {
  it('all exists in French and Spanish', () => {
    expect(sentences).toContain('Please choose a date from today on, within two years');
    const missing = sentences.filter((text) =>
      [shapeMessage(text, 'fr'), shapeMessage(text, 'es')].includes(null),
    );
    expect(missing, 'add these to refusal-messages.ts').toEqual([]);
  });

  it.each([
    ['en', 'There is no such lesson'],
    ['fr', 'Cette leçon n’existe pas'],
    ['es', 'Esa lección no existe'],
  ] as const)('goes out in the reader’s language: %s', async (locale, words) => {
    const app = Fastify();
    app.decorateRequest('locale', locale);
    app.get('/', (_request, reply) =>
      sendFailure(reply, 'invalid-input', { field: 'lessonId', error: 'There is no such lesson' }),
    );
    const answer = await app.inject('/');
    expect(answer.json()).toMatchObject({ code: 'invalid-input', field: 'lessonId', error: words });
  });
});
