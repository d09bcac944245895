import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { createPrinter, type Printer } from './printer.ts';

const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>`;
const HOUSE = new URL('./templates/house.typ', import.meta.url);
const PLAIN = `
#import "house.typ": data, formula, page-of, picture
#show: page-of.with(title: data.title, foot: "Foot", page-word: "Page")
= #data.title
#data.said
#formula("1/2 + x^2", "one half plus x squared")
#picture("square.svg", data.alt, width: 2cm)
`;

let templates = '';
let printer: Printer;
beforeAll(async () => {
  templates = await mkdtemp(join(tmpdir(), 'ori-templates-'));
  await copyFile(HOUSE, join(templates, 'house.typ'));
  await writeFile(join(templates, 'plain.typ'), PLAIN);
  await writeFile(join(templates, 'two-pages.typ'), `${PLAIN}\n#pagebreak()\n#data.said`);
  await writeFile(
    join(templates, 'endless.typ'),
    '#for a in range(900) { for b in range(3000) { let c = a * b } }',
  );
  printer = createPrinter({ templates });
});
afterAll(async () => {
  await printer.close();
  await rm(templates, { recursive: true });
});

const job = (data: object) =>
  ({
    template: 'plain',
    locale: 'fr',
    data: { title: 'Été', said: '', alt: 'A square', ...data },
    files: { 'square.svg': Buffer.from(SQUARE) },
  }) as const;

async function printed(data: object): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await printer.print(job(data));
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}

/** How many signs are drawn where somebody said this. */
async function signs(said: string): Promise<number> {
  const drawn = await printer.draw(job({ title: 'Names', said }));
  return drawn.ok ? drawn.value.split('<use').length : 0;
}

describe('the printer', () => {
  it('makes a tagged document that names its language and its title', async () => {
    const { title, language, isTagged, text } = await readPdf(await printed({}));
    expect({ title, language, isTagged }).toEqual({ title: 'Été', language: 'fr', isTagged: true });
    expect(text).toContain('Foot');
  });

  it('shows people’s words as they are, whatever they would mean to the typesetter', async () => {
    const said = '#panic("no") $x^2$ *bold* = Title @ref <label> \\ #read("house.typ")';
    expect((await readPdf(await printed({ said }))).text).toContain(said);
  });

  it('sets tones and dots of names in faces that have them, never in the typesetter’s own', async () => {
    const named = await printed({ title: 'Ọ̀ṣun', said: 'ẹ̀ẹ́dógún ọgbọ̀n, Ḥasan, Āryabhaṭa' });
    const faces = Buffer.from(named).toString('latin1');
    expect(faces).toContain('NotoSans-Regular');
    expect(faces).toContain('NotoSerif');
    expect(faces).not.toContain('Libertinus');
  });

  it.each(['Kaʻahumanu', 'Ŋaanyo ɖe', 'Ɛ̀mɔ́', 'Łóʼ Hózhǫ́', 'Ελένη', 'Иван', 'द्रौपदी'])(
    'sets %s in our own faces',
    async (said) => {
      expect(Buffer.from(await printed({ title: 'Names', said })).toString('latin1')).not.toContain(
        'Libertinus',
      );
    },
  );

  it.each([
    ['Ɔ̀kɔ́', 'Ɔkɔ', 2],
    ['m̀', 'm', 1],
    ['x̱ʷəy̓', 'xʷəy', 2],
    ['а́', 'а', 1],
  ])('sets every letter of %s, and its marks', async (marked, bare, marks) => {
    expect(await signs(marked)).toBe((await signs(bare)) + marks);
  });

  it('prints what no face can show as a box, and leaves a small picture out', async () => {
    const said = 'The zoo 🦁👩🏽‍🔬 today, \u{10ffff}\u0007';
    const { text, title } = await readPdf(await printed({ title: '\u{10ffff}', said }));
    expect(title).toBe('□');
    expect(text).toContain('The zoo today, □');
  });

  it('prints no box for small pictures, alone or beside words', async () => {
    const said = '🙂🙂 1️⃣ Wash 🏴\u{e0067}\u{e0062}\u{e007f}.';
    const { text, title } = await readPdf(await printed({ title: '🙂', said }));
    expect(title).toBe('…');
    expect(text).toContain('1 Wash.');
    expect(text).not.toContain('□');
  });

  it('draws pages below one another, none of which covers another', async () => {
    const drawn = await printer.draw({ ...job({}), template: 'two-pages' });
    const drawing = drawn.ok ? drawn.value : '';
    const white = [...drawing.matchAll(/fill="#ffffff"/g)].map(({ index }) => index);
    const words = [...drawing.matchAll(/class="typst-text"/g)].map(({ index }) => index);
    expect(white).toHaveLength(2);
    expect(drawing.slice(0, white[1])).toMatch(/translate\(0 79[12]|matrix\(1 0 0 1 0 79[12]/);
    expect(words.some((at) => at < (white[1] ?? 0))).toBe(true);
  });

  it('gives the same document for the same data, to the byte', async () => {
    expect(Buffer.from(await printed({})).equals(Buffer.from(await printed({})))).toBe(true);
  });

  it('refuses a picture without words for those who cannot see it', async () => {
    await expect(printer.print(job({ alt: null }))).rejects.toThrow(/missing alt text/);
  });

  it('ends a document that takes too long, and prints the next one', async () => {
    const hasty = createPrinter({ templates, budgetMs: 100 });
    const endless = await hasty.print({ ...job({}), template: 'endless' });
    expect(endless).toEqual({ ok: false, failure: 'printer-busy' });
    await hasty.close();
    expect((await printer.print(job({}))).ok).toBe(true);
  });

  it('turns away what would wait behind too many others', async () => {
    const small = createPrinter({ templates, mayWait: 1 });
    const asked = await Promise.all([1, 2, 3].map(() => small.print(job({}))));
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, false]);
    await small.close();
  });
});
