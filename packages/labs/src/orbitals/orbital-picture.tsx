import type { Locale } from '@ori/contracts/locale';
import type { Orbital } from '@ori/core/quantum/hydrogen-orbital';
import type { Found } from '@ori/core/quantum/measure-electron';
import { type OrbitalSurface, orbitalSurface } from '@ori/core/quantum/orbital-surface';
import { useMemo, useState } from 'react';
import { rgbOf, useThemeColour } from '../frame/three-d-colours.ts';
import { ThreeDTurns } from '../frame/three-d-turns.tsx';
import { ThreeDView } from '../frame/three-d-view.tsx';
import { say } from '../frame/words.ts';
import { AxisMarks } from './axis-marks.tsx';
import { OrbitalFigure } from './figure.tsx';
import { cloudScene, type OrbitalColours, surfaceScene } from './orbital-scene.ts';
import { WORDS } from './words.ts';

const FIRST = { turnDeg: 30, leanDeg: -18 };

function useColours(): OrbitalColours {
  const [plus, minus, nucleus] = [
    useThemeColour('--gold'),
    useThemeColour('--lapis'),
    useThemeColour('--ink'),
  ];
  return useMemo(
    () => ({ plus: rgbOf(plus), minus: rgbOf(minus), nucleus: rgbOf(nucleus) }),
    [plus, minus, nucleus],
  );
}

/** The surface of an orbital, computed once for each orbital and share. */
export function useSurface(orbital: Orbital, share: number): OrbitalSurface {
  return useMemo(() => orbitalSurface(orbital, share), [orbital, share]);
}

interface OrbitalPictureProps {
  readonly orbital: Orbital;
  readonly surface: OrbitalSurface;
  /** What was found so far; null for the surface. */
  readonly found: readonly Found[] | null;
  readonly cut: boolean;
  readonly label: string;
  readonly locale: Locale;
}

/** The orbital, to be turned by hand or by keys. */
export function OrbitalPicture({ orbital, surface, found, cut, label, locale }: OrbitalPictureProps) {
  const [view, setView] = useState(FIRST);
  const colours = useColours();
  const scene = useMemo(
    () => (found ? cloudScene(found, surface.reachBohr, colours, cut) : surfaceScene(surface, colours, cut)),
    [found, surface, colours, cut],
  );
  return (
    <>
      <ThreeDView
        scene={scene}
        view={view}
        onView={setView}
        label={label}
        marks={<AxisMarks view={view} />}
        instead={
          <>
            <OrbitalFigure orbital={orbital.id} label={label} />
            <p className="text-sm text-mute">{say(WORDS.flat, locale)}</p>
          </>
        }
      />
      <ThreeDTurns view={view} onView={setView} locale={locale} />
    </>
  );
}
