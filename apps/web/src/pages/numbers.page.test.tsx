import { NUMERAL_SYSTEMS } from '@ori/contracts/numeral-names';
import type { NumbersAnswer } from '@ori/contracts/numbers-page';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { expect, it } from 'vitest';
import { createRender } from '../app/render.tsx';

const source = (text: string) => ({ id: text, text });
const statement = (text: string) => ({
  text,
  claimId: text,
  label: 'record' as const,
  sources: [source(`A source of ${text}`)],
});
const ANSWER: NumbersAnswer = {
  systems: NUMERAL_SYSTEMS.map((id) => ({
    id,
    culture: 'kemet',
    cultureName: 'Kemet',
    date: 'c.1550 BCE',
    lang: 'en',
    mapping: statement(`the idea of ${id}`),
    example: { number: 45, printed: '2.5', word: { text: 'àrùn-dín-láàádọ́ta', lang: 'yo' } },
    claims: [
      { id: 'zero', text: `A claim of ${id}`, label: 'debate', sources: [source(`Two sides of ${id}`)] },
    ],
  })),
  rules: Array.from({ length: 16 }, (_, at) => ({
    n: at + 1,
    sutra: `Sutra ${at + 1}`,
    gloss: `Rule ${at + 1}`,
    says: `Do ${at + 1}`,
    identity: ['<mrow><mi>a</mi><mo>=</mo><mi>a</mi></mrow>'],
    proof: [
      { math: '<mi>a</mi>', why: null },
      { math: '<mrow><mo>=</mo><mi>a</mi></mrow>', why: 'Because it is.' },
    ],
    usesVary: at === 4,
  })),
  ruleStatement: { ...statement('the rules'), label: 'science' },
  contested: {
    id: 'contested.vedic-math',
    title: 'Vedic',
    lang: 'en',
    text: 'Not found in the Vedas',
    label: 'record',
    sources: [source('Dani 1993')],
  },
};
const render = createRender({ manifest: {}, sheets: {} });

async function drawn(): Promise<Document> {
  const { status, html } = await render({
    url: '/numbers',
    locale: 'es',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status: 200, body: ANSWER }),
  });
  expect(status).toBe(200);
  return new DOMParser().parseFromString(html, 'text/html');
}
const part = (page: Document, id: string): Element => page.querySelector(`[id="${id}"]`)!;

it('tells six systems without any script, with labels and sources', async () => {
  const page = await drawn();
  expect(page.querySelector('.num-page [style]')).toBeNull();
  for (const system of NUMERAL_SYSTEMS) {
    const told = part(page, system);
    expect(told.querySelectorAll('.chip')).toHaveLength(2);
    expect(told.textContent).toContain(`A source of the idea of ${system}`);
    expect(page.querySelector(`nav a[href="#${system}"]`)).not.toBeNull();
  }
});

it('tells sixteen rules without any script, each with its proof, and that they are not of the Vedas', async () => {
  const page = await drawn();
  for (let n = 1; n <= 16; n += 1) {
    const rule = part(page, `rule-${n}`);
    expect(rule.querySelectorAll('math')).toHaveLength(3);
    expect(rule.textContent).toContain('Because it is.');
  }
  expect(page.querySelectorAll('.num-vary')).toHaveLength(1);
  const rules = part(page, 'rules').textContent;
  expect(rules).toContain('No están en los Vedas; funcionan gracias al álgebra.');
  expect(rules).toContain('Dani 1993');
});
