import type { Viewer } from '@ori/core/access/viewer';
import type { GraphqlContext } from '../../graphql/context.ts';
import { failureError } from '../../graphql/or-throw.ts';

/** Who asks, in the language of the answer. */
export function askingViewer({ viewer, locale }: GraphqlContext): Viewer {
  if (viewer === null) throw failureError('not-signed-in');
  return { ...viewer, locale };
}
