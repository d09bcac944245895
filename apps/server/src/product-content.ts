import path from 'node:path';
import { openCompiled } from '@ori/content/compiled/open-compiled';
import type { Content } from '@ori/content/open-content';

interface Places {
  /** The project's root. */
  readonly root: string;
  /** Where it is remembered which lessons passed the check. */
  readonly cacheDir: string;
  /** Whether this is the program that a build made, which takes what a build made of the content. */
  readonly isBuilt: boolean;
}

/**
 * What is taught: as the build compiled it, where it is the program of a build and the content is still the same; else
 * read, checked and compiled now.
 * @throws ContentError when what is read is not sound
 */
export async function openProductContent({ root, cacheDir, isBuilt }: Places): Promise<Content> {
  const dir = path.join(root, 'content');
  const compiled = isBuilt ? openCompiled(dir, path.join(root, 'packages/content/dist')) : null;
  if (compiled !== null) return compiled;
  const { openContent } = await import('@ori/content/open-content');
  return openContent(dir, { cacheDir });
}
