import type { MindAnswer } from '@ori/contracts/mind';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { expect, it } from 'vitest';
import { createRender } from '../app/render.tsx';

const claim = (claimId: string, label: 'science' | 'debate' | 'tradition') => ({
  claimId,
  label,
  lang: 'fr' as const,
  text: `Ce que dit ${claimId}`,
  sources: [{ id: claimId, text: `A source of ${claimId}` }],
});
const FINDINGS = [1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
  claim(`mind.finding-${at}`, at === 4 || at === 5 ? 'debate' : 'science'),
);
const ANSWER: MindAnswer = {
  lang: 'fr',
  findings: FINDINGS,
  traditions: [{ ...claim('mind.tradition-1', 'tradition'), culture: 'india', cultureName: 'Asie du Sud' }],
  contested: [
    {
      id: 'contested.ten-percent',
      title: 'Dix pour cent',
      lang: 'fr',
      text: 'Presque tout le cerveau est actif.',
      label: 'unsupported',
      sources: [{ id: 'B', text: 'Beyerstein' }],
      dissent: null,
    },
  ],
  activities: [
    {
      id: 'listening-bell',
      band: 'K-2',
      kind: 'listening',
      minutes: 1,
      lab: 'listening-bell',
      title: 'La cloche',
      purpose: 'On remarque.',
      steps: ['Écoute.'],
      instead: 'Ou dessine.',
      adult: 'Pas un test.',
    },
  ],
  safety: ['Toujours au choix.'],
  talk: [],
};

it('is whole without any script: every sentence with its label and sources, rules before activities', async () => {
  const page = new DOMParser().parseFromString(await htmlOf(), 'text/html');
  for (const { claimId } of FINDINGS) {
    const told = page.querySelector(`[id="${claimId}"]`);
    expect(told?.querySelector('.chip'), claimId).not.toBeNull();
    expect(told?.textContent).toContain(`A source of ${claimId}`);
  }
  expect(page.querySelectorAll('.mind-shore .mind-claims > li')).toHaveLength(2);
  expect(page.querySelector('[id="mind.tradition-1"] .chip')?.getAttribute('data-evidence')).toBe(
    'tradition',
  );
  expect(page.querySelector('[id="contested.ten-percent"] .chip')?.getAttribute('data-evidence')).toBe(
    'unsupported',
  );
  const quiet = page.querySelector('#activities')?.textContent ?? '';
  expect(quiet.indexOf('Toujours au choix.')).toBeLessThan(quiet.indexOf('La cloche'));
  expect(page.querySelector('#quiet-listening-bell a')?.getAttribute('href')).toBe('#bell');
  expect(page.querySelector('#bell')).not.toBeNull();
});

async function htmlOf(): Promise<string> {
  const answer = await createRender({ manifest: {}, sheets: {} })({
    url: '/consciousness',
    locale: 'fr',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status: 200, body: ANSWER }),
  });
  expect(answer.status).toBe(200);
  return answer.html;
}
