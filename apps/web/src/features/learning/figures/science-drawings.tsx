import type { Figure } from '@ori/contracts/practice';
import type { ReactNode } from 'react';
import { ClimateFigure, ColumnsFigure } from './charts.tsx';
import type { Drawn } from './drawn.ts';
import { ForcesFigure, MagnetsFigure, WaveFigure } from './forces.tsx';
import { LayersFigure, MapFigure, SlopeFigure } from './ground.tsx';
import { PictureFigure, PicturesFigure } from './picture.tsx';
import { MoonPhaseFigure, ShadowFigure } from './sky.tsx';
import { BitsFigure, ParticlesFigure, WebFigure } from './systems.tsx';

/** The figures of the science skills, by type. */
export const SCIENCE_DRAWINGS = {
  picture: (drawn: Drawn<'picture'>) => <PictureFigure {...drawn} />,
  pictures: (drawn: Drawn<'pictures'>) => <PicturesFigure {...drawn} />,
  columns: (drawn: Drawn<'columns'>) => <ColumnsFigure {...drawn} />,
  climate: (drawn: Drawn<'climate'>) => <ClimateFigure {...drawn} />,
  forces: (drawn: Drawn<'forces'>) => <ForcesFigure {...drawn} />,
  magnets: (drawn: Drawn<'magnets'>) => <MagnetsFigure {...drawn} />,
  wave: (drawn: Drawn<'wave'>) => <WaveFigure {...drawn} />,
  layers: (drawn: Drawn<'layers'>) => <LayersFigure {...drawn} />,
  map: (drawn: Drawn<'map'>) => <MapFigure {...drawn} />,
  slope: (drawn: Drawn<'slope'>) => <SlopeFigure {...drawn} />,
  web: (drawn: Drawn<'web'>) => <WebFigure {...drawn} />,
  bits: (drawn: Drawn<'bits'>) => <BitsFigure {...drawn} />,
  particles: (drawn: Drawn<'particles'>) => <ParticlesFigure {...drawn} />,
  shadow: (drawn: Drawn<'shadow'>) => <ShadowFigure {...drawn} />,
  'moon-phase': (drawn: Drawn<'moon-phase'>) => <MoonPhaseFigure {...drawn} />,
} satisfies Partial<{ [Type in Figure['type']]: (drawn: Drawn<Type>) => ReactNode }>;
