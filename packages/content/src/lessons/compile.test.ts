import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLine, compileSection } from './compile.ts';
import { sectionsOf } from './sections.ts';

/** Tags and attributes that compiled text may hold. MathML is made by us, after sanitising. */
const TAGS = new Set(
  'a blockquote br code del em h3 h4 hr li ol p pre s span strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const MATHML = /^(math|semantics|m[a-z]+)$/;
const ATTRIBUTES = /^(href|class|data-claim|colspan|rowspan|start|xmlns|display|[a-z]+)$/;

/** Whatever a browser would take for more than text: every `<` of compiled HTML opens a tag. */
function dangersIn(html: string): string[] {
  return [...html.matchAll(/<\/?([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/g)].flatMap(
    ([tag, name = '', attributes = '']) => {
      const names = [...attributes.matchAll(/([^\s=/"']+)(?:=("[^"]*"|'[^']*'|[^\s>]*))?/g)];
      const bad = names.some(
        ([, key = '', value = '']) =>
          /^(on|style|src|id)/i.test(key) ||
          !ATTRIBUTES.test(key) ||
          (key === 'href' && !/^"(https:|[^:"]*")/.test(value)),
      );
      return (TAGS.has(name) || MATHML.test(name)) && !bad ? [] : [tag];
    },
  );
}

function compile(text: string): string {
  const { sections } = sectionsOf(`:::core\n\n## Heading\n\n${text}\n\n:::\n`);
  return sections.map((section) => compileSection(section).html).join('');
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>*{background:url(https://example.org)}</style>',
  '<form action="https://example.org"><input name=pin></form>',
  '<body onload=alert(1)>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '<javascript:alert(1)>',
  '![x](https://example.org/spy.png)',
  '![x](javascript:alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  ':claim[x]{#a onclick=alert(1) style="color:red" class=danger}',
  ':claim[<img src=x onerror=alert(1)>]{#"><script>alert(1)</script>}',
  ':script[alert(1)]{src=https://example.org}',
  '::iframe[x]{src=javascript:alert(1)}',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlData{x=1}{y}$',
  '$\\htmlStyle{color:red}{y}$',
  '$\\includegraphics{https://example.org/x.png}$',
  '$\\textcolor{red;background:url(//example.org)}{x}$',
  '$<script>alert(1)</script>$',
  '```math\n\\href{javascript:alert(1)}{x}\n```',
  '```html\n<script>alert(1)</script>\n```',
  '<span data-claim="x" onmouseover="alert(1)">x</span>',
  'x\u0000<scr\u0000ipt>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('a compiled lesson', () => {
  it.each(ATTACKS)('holds nothing that runs, loads or styles: %s', (attack) => {
    expect(dangersIn(compile(attack))).toEqual([]);
    expect(dangersIn(compileLine(attack))).toEqual([]);
  });

  it('is told apart from a dangerous page by this very test', () => {
    for (const attack of [
      '<script>',
      '<img src=x>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<p style="x">',
    ])
      expect(dangersIn(attack)).toHaveLength(1);
    expect(dangersIn('<a href="https://example.org">x</a>')).toEqual([]);
  });

  it('stays harmless whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('\n\n', ':::', '`', '$', '[', ']('),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        (pieces) => dangersIn(compile(pieces.join(''))).length === 0,
      ),
      { numRuns: 300 },
    );
  });

  it('marks a sentence with its claim', () => {
    expect(compile(':claim[It is **old**.]{#scroll}')).toBe(
      '<p><span data-claim="scroll">It is <strong>old</strong>.</span></p>',
    );
  });

  it('sets maths as MathML that needs no style sheet, and keeps no TeX', () => {
    const html = compileLine('Add $\\frac12$.');
    expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
    expect(html).toMatch(/^Add <span class="katex"><math .*<\/span>\.$/);
    expect(html).not.toMatch(/annotation|style=/);
  });

  it('keeps a link to a page and drops where else a link may lead', () => {
    expect(compile('[BM](https://www.britishmuseum.org/)')).toBe(
      '<p><a href="https://www.britishmuseum.org/">BM</a></p>',
    );
    expect(compile('[BM](http://www.britishmuseum.org/)')).toBe('<p><a>BM</a></p>');
  });

  it('gives the figure of a section apart, with its words', () => {
    const { sections } = sectionsOf(
      ':::core\n\n## Half\n\nHalf.\n\n```figure\ntype: bars\nrows: [{ parts: 2, shaded: 1 }]\nalt: A bar with one of two parts coloured.\n```\n\n:::\n',
    );
    expect(sections.map(compileSection)).toEqual([
      {
        kind: 'core',
        heading: 'Half',
        html: '<p>Half.</p>',
        figures: [
          {
            drawing: { type: 'bars', rows: [{ parts: 2, shaded: 1 }] },
            alt: 'A bar with one of two parts coloured.',
          },
        ],
      },
    ]);
  });
});
