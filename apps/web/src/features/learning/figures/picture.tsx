import type { PictureName } from '@ori/contracts/science-figures';
import type { Drawn } from './drawn.ts';
import { Frame } from './frame.tsx';
import type { Pictogram, Tone } from './pictogram.ts';
import { ANIMALS } from './pictograms-animals.ts';
import { NATURE } from './pictograms-nature.ts';
import { MADE_THINGS } from './pictograms-things.ts';

const PICTOGRAMS: Readonly<Record<PictureName, Pictogram>> = { ...NATURE, ...ANIMALS, ...MADE_THINGS };
const FILL: Readonly<Record<Tone, string>> = {
  gold: 'fill-gold',
  nile: 'fill-nile',
  clay: 'fill-clay',
  lapis: 'fill-lapis',
  paper: 'fill-night-2',
  ink: 'fill-ink',
  line: 'fill-none',
};

/** The parts of one pictogram, in a square from −32 to 32. */
export function PictogramParts({ name }: { readonly name: PictureName }) {
  return (
    <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      {PICTOGRAMS[name].map(([tone, path]) => (
        <path key={path} d={path} className={FILL[tone]} />
      ))}
    </g>
  );
}

/** One pictogram; the small one leaves room around itself, so that both sizes compare. */
export function PictureFigure({ figure, label }: Drawn<'picture'>) {
  return (
    <Frame viewBox="-36 -36 72 72" label={label} className="max-w-36">
      <g transform={figure.size === 'small' ? 'translate(0 12) scale(0.6)' : undefined}>
        <PictogramParts name={figure.name} />
      </g>
    </Frame>
  );
}

/** Pictograms side by side. */
export function PicturesFigure({ figure, label }: Drawn<'pictures'>) {
  const width = figure.names.length * 76;
  return (
    <Frame viewBox={`0 -36 ${width} 72`} label={label} className={width > 240 ? 'max-w-xl' : 'max-w-xs'}>
      {figure.names.map((name, index) => (
        <g key={`${name}${index + 1}`} transform={`translate(${index * 76 + 38} 0)`}>
          <PictogramParts name={name} />
        </g>
      ))}
    </Frame>
  );
}
