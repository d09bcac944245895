import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { TryExample } from '@ori/contracts/tutor-example';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { describe, expect, it } from 'vitest';
import { publicRows } from '../app/public-rows.ts';
import { createRender } from '../app/render.tsx';
import { STATIONS } from '../features/tour/stations.ts';

const REPLY = {
  id: 'a',
  role: 'tutor',
  content: 'What undoes it?',
  timestamp: '2026-11-21T08:00:00.000Z',
} as unknown as TryExample['turns'][number]['reply'];
const EXAMPLE: TryExample = { starts: [], turns: [{ asked: 'Help me solve 3x + 5 = 20', reply: REPLY }] };
const QUESTION = {
  prompt: '1/2 + 1/5 = ?',
  choices: [
    { answer: '7/10', isRight: true, misconception: null },
    {
      answer: '2/7',
      isRight: false,
      misconception: { name: 'Adds the tops', question: 'Is a half a half?' },
    },
  ],
} as unknown as MethodsAnswer['question'];

const render = createRender({ manifest: {}, sheets: {} });
async function drawn(url: string, body: unknown, locale: Locale = 'en'): Promise<Document> {
  const { html } = await render({
    url,
    locale,
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status: 200, body }),
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Whether a page stands at an address. */
function isKnown(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  return publicRows.some((row) => new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
}

describe('the day in the house, without any script', () => {
  it.each(LOCALES)('has every hour with its thing and a way that leads somewhere, in %s', async (locale) => {
    const page = await drawn('/features', EXAMPLE, locale);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    for (const { id, to } of STATIONS) {
      const station = page.querySelector(`section#${id}`);
      expect([id, station?.querySelector(`a[href="${to}"]`)?.textContent?.length ?? 0]).not.toEqual([id, 0]);
      expect(page.querySelector(`nav a[href="#${id}"]`)).not.toBeNull();
      expect(isKnown(to)).toBe(true);
    }
    for (const link of page.querySelectorAll('.tour-people a'))
      expect(isKnown(link.getAttribute('href') ?? '')).toBe(true);
    expect(page.querySelector('main')?.textContent).not.toMatch(/(?:tour|analytics)\.[a-z]/);
  });

  it('shows its screens in the reader’s language, with room kept and words for who does not see them', async () => {
    const page = await drawn('/features', EXAMPLE, 'fr');
    const pictures = [...page.querySelectorAll('.tour-screen img')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.getAttribute('src')).toMatch(/^\/pictures\/[a-z-]+-fr-(?:dark|light)\.webp$/);
      expect(picture.getAttribute('alt')?.length).toBeGreaterThan(20);
      expect([picture.getAttribute('width'), picture.getAttribute('loading')]).toEqual(['390', 'lazy']);
    }
  });
});

describe('what is computed of learning, without any script', () => {
  it.each(LOCALES)('tells the estimate of its example and names a real mistake, in %s', async (locale) => {
    const page = await drawn('/features/ai-analytics', { question: QUESTION }, locale);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const figure = page.querySelector('svg.trail');
    expect(figure?.getAttribute('aria-label')).toMatch(/63\s?%/);
    expect(page.querySelector('[role=status]')?.textContent).toContain(figure?.getAttribute('aria-label'));
    expect(page.querySelector('.ai-slip')?.textContent).toMatch(/2\/7.*Adds the tops.*Is a half a half/);
    expect(page.querySelectorAll('.ai-work [data-wrong]')).toHaveLength(1);
    expect(page.querySelectorAll('.ai-table tbody tr')).toHaveLength(6);
    expect(page.querySelector('main')?.textContent).not.toMatch(/analytics\.[a-z]/);
  });
});
