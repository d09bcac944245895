import type { Subject } from '@ori/contracts/subjects';
import { subjectNamed } from '@ori/contracts/subjects';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAnswer } from '../lib/page-data.ts';
import { SUBJECT_LOOKS } from '../lib/subject-look.ts';
import { OriEmblem } from '../ui/ornament/ori-emblem.tsx';
import { DRAWINGS, type OrnamentName } from '../ui/ornament/ornament.tsx';

/** What a page's card shows where the page is passed on: words, and two SVG documents. */
export interface CardParts {
  readonly title: string;
  readonly description: string;
  readonly ornament: string;
  readonly emblem: string;
}

const TONES = {
  gold: '#e8b95b',
  nile: '#5fc7b8',
  clay: '#f0967c',
  lapis: '#9db6ff',
  leaf: '#a9cf84',
} as const;
type Look = readonly [ornament: OrnamentName, tone: keyof typeof TONES];

/** Pages that have no subject, by the first word of their address. */
const LOOKS: Readonly<Record<string, Look>> = {
  sites: ['star', 'lapis'],
  cultures: ['lattice', 'clay'],
  geometry: ['girih', 'gold'],
  numbers: ['girih', 'leaf'],
  frequencies: ['circles', 'lapis'],
  inventions: ['star', 'nile'],
  methodology: ['lattice', 'nile'],
  homeschool: ['girih', 'clay'],
  worksheets: ['girih', 'leaf'],
  blog: ['lattice', 'gold'],
};

function lookOf(path: string, answer: PageAnswer | null): Look {
  const [, first = '', second] = path.split('/');
  const told = (answer?.body as { readonly subject?: Subject } | null)?.subject;
  const subject = subjectNamed(told) ?? (first === 'subjects' ? subjectNamed(second) : null);
  if (subject === null) return LOOKS[first] ?? ['circles', 'gold'];
  const { ornament, tone } = SUBJECT_LOOKS[subject];
  // A plait is a band for edges: on a card it would be one line.
  return [ornament === 'plait' ? 'star' : ornament, tone];
}

function ornamentSvg([name, tone]: Look): string {
  const { box, path } = DRAWINGS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}" fill="none" stroke="${TONES[tone]}" stroke-width=".55" stroke-linejoin="round"/></svg>`;
}

const EMBLEM_STYLE =
  'path{fill:none;stroke:#e8b95b;stroke-width:1.6;stroke-linejoin:round}.ori-ring{opacity:.5}.ori-core{fill:#e8b95b}';

/** Ori's emblem with its colours in it: the sheets of the pages do not reach a picture. */
function emblemSvg(): string {
  const drawn = renderToStaticMarkup(<OriEmblem mood="greeting" size={100} />);
  return drawn.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${EMBLEM_STYLE}</style>`,
  );
}

/** The card of a page that search engines are offered. */
export function cardPartsOf(
  words: Pick<CardParts, 'title' | 'description'>,
  path: string,
  answer: PageAnswer | null,
): CardParts {
  return { ...words, ornament: ornamentSvg(lookOf(path, answer)), emblem: emblemSvg() };
}
