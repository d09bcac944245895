import { LOCALES } from '@ori/contracts/locale';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { expect, it } from 'vitest';
import { createRender } from '../app/render.tsx';

const LEDGER = {
  shelf: [
    { kind: 'lesson', label: 'record', count: 7 },
    { kind: 'mapping', label: 'record', count: 5 },
    { kind: 'lesson', label: 'science', count: 3 },
  ],
  reviews: [
    { state: 'reviewed', count: 0 },
    { state: 'edited', count: 14 },
    { state: 'in-review', count: 1 },
  ],
};
const render = createRender({ manifest: {}, sheets: {} });

it.each(LOCALES)('counts the claims by label and says who has read them, none too, in %s', async (locale) => {
  const { html } = await render({
    url: '/about',
    locale,
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status: 200, body: LEDGER }),
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  const counts = [...page.querySelectorAll('.about-field li strong')].map(({ textContent }) => textContent);
  expect(counts).toEqual(['3', '12', '0', '0', '0']);
  const dots = [...page.querySelectorAll('.about-field > svg path')].map(
    (path) => path.getAttribute('d')?.split('M').length ?? 0,
  );
  expect(dots.map((parts) => parts - 1)).toEqual([3, 12, 0, 0, 0]);
  const read = [...page.querySelectorAll('.about-counts dd')].map(({ textContent }) => textContent);
  expect(read).toEqual(['0', '14', '1']);
  expect(page.querySelector('main')?.textContent).not.toMatch(/about\.[a-z]/);
});
