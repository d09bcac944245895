import type { LessonSearchIndex } from '@ori/contracts/search';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lessonSearch } from './lesson-search.ts';

const rhymes = { lessonId: 'rhymes', section: 'core', label: null, terms: [] };
const index: LessonSearchIndex = {
  version: 'v1',
  locale: 'en',
  passages: [
    { ...rhymes, kind: 'lesson', heading: 'Rhymes', text: 'Listen to how words end.' },
    { ...rhymes, kind: 'text', heading: 'Same ending', text: 'Cat and hat sound alike at the end.' },
  ],
};
afterEach(() => vi.unstubAllGlobals());

describe('searching lessons in the browser', () => {
  it('is fetched once, and again after a failure', async () => {
    const fetched = vi.fn(async () => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', fetched);
    await expect(lessonSearch('en')).rejects.toThrow('503');
    fetched.mockImplementation(async () => Response.json(index));
    const [one, other] = await Promise.all([lessonSearch('en'), lessonSearch('en')]);
    expect(one).toBe(other);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched).toHaveBeenLastCalledWith('/api/search/index/en', expect.anything());
    expect(one.find('rymes', 1)[0]?.passage.lessonId).toBe('rhymes');
  });
});
