import type { Viewer } from '@ori/core/access/viewer';
import type { FastifyRequest } from 'fastify';

/**
 * Who asks, in the language of the answer, for routes that the access table closes to visitors.
 * @throws when a visitor comes this far: the table and the route then disagree.
 */
export function signedIn({ viewer, locale }: Pick<FastifyRequest, 'viewer' | 'locale'>): Viewer {
  if (viewer === null) throw new Error('A visitor came past the access guard');
  return { ...viewer, locale };
}
