import { PRINCIPLE_IDS } from '@ori/contracts/geometry-names';
import type { GeometryAnswer } from '@ori/contracts/geometry-page';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { expect, it } from 'vitest';
import { createRender } from '../app/render.tsx';

const statement = (text: string) => ({
  text,
  claimId: text,
  label: 'tradition' as const,
  sources: [{ id: 'S', text: `A source of ${text}` }],
});
const ANSWER: GeometryAnswer = {
  principles: PRINCIPLE_IDS.map((id) => ({
    id,
    name: id,
    lang: 'en',
    description: `What ${id} is`,
    mathematicalBasis: '',
    naturalOccurrences: '',
    architecturalApplications: '',
    spiritualSignificance: '',
    statements: {
      mathematicalBasis: statement(`${id} in mathematics`),
      naturalOccurrences: statement(`${id} in nature`),
      architecturalApplications: statement(`${id} in buildings`),
      spiritualSignificance: statement(`${id} in tradition`),
    },
    caution: null,
  })),
  activities: [
    {
      id: 'rope-square',
      name: 'Rope',
      lang: 'en',
      ageGroups: ['elementary'],
      materials: ['string'],
      objectives: ['See'],
      instructions: ['3^2+4^2=5^2'],
      connections: { historical: 'Unlabelled history', mathematical: 'm', practical: 'p' },
    },
  ],
};
const render = createRender({ manifest: {}, sheets: {} });

it('is whole without any script: every plate with its formula, its labels and their sources', async () => {
  const { status, html } = await render({
    url: '/geometry',
    locale: 'fr',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status: 200, body: ANSWER }),
  });
  expect(status).toBe(200);
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const id of PRINCIPLE_IDS) {
    const plate = page.querySelector(`article[id="${id}"]`);
    expect(plate?.querySelector('math')).not.toBeNull();
    expect(plate?.querySelectorAll('dl .chip')).toHaveLength(3);
    expect(plate?.querySelector('.geo-plate-head .chip')).not.toBeNull();
    expect(plate?.textContent).toContain(`A source of ${id} in tradition`);
    expect(page.querySelector(`nav a[href="#${id}"]`)).not.toBeNull();
  }
  const card = page.querySelector('.geo-card')?.textContent ?? '';
  expect(card).toContain('3²+4²=5²');
  expect(card).not.toContain('Unlabelled history');
});
