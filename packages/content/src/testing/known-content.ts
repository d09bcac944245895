import { resolve } from 'node:path';
import { type Content, openContent } from '../open-content.ts';
import { CONTENT_DIR } from './real-content.ts';

const CACHE_DIR = resolve(import.meta.dirname, '../../../../.cache/test-content');

/**
 * The content that the product ships with, its lessons checked once and then known, as at the product's second start:
 * for tests that teach with it. Whether it is sound is the check command's to tell, which knows nothing beforehand.
 */
export function knownContent(): Promise<Content> {
  return openContent(CONTENT_DIR, { cacheDir: CACHE_DIR });
}
