import type { PlateGrid } from '@ori/core/sound/plate-grid';
import { useEffect, useRef } from 'react';
import { useFrames } from '../sound/use-frames.ts';
import { useStill } from '../sound/use-still.ts';
import { type Paper, paperOf, paintPlate, paintSand } from './paint.ts';
import { type Sand, shake, strewn } from './sand.ts';

const GRAINS = 6500;
const WIDTH = 480;
/** One hop of the grains in so many milliseconds. */
const STEP_MS = 12;
/** Steps that bring the sand to rest at once, for those who want no motion. */
const STEPS_OF_A_STILL = 320;

interface SandPlateProps {
  readonly grid: PlateGrid;
  /** How hard the plate shakes, 0 to 1. */
  readonly strength: number;
  readonly heightOver: number;
  readonly showsMotion: boolean;
  readonly isRunning: boolean;
  /** What the sand shows, in words. */
  readonly label: string;
}

/** The plate from above with thousands of grains that hop until they lie where it lies still. */
export function SandPlate(props: SandPlateProps) {
  const { grid, strength, heightOver, showsMotion, isRunning, label } = props;
  const isStill = useStill();
  const place = useRef<HTMLCanvasElement>(null);
  const sand = useRef<Sand | null>(null);
  const base = useRef<Uint32Array<ArrayBuffer> | null>(null);
  const paper = useRef<Paper | null>(null);
  const height = Math.round(WIDTH * heightOver);
  const draw = () => {
    const pen = place.current?.getContext('2d');
    if (!pen || !base.current || !sand.current) return;
    if (paper.current?.image.height !== height) paper.current = paperOf(WIDTH, height);
    paintSand(pen, paper.current, base.current, sand.current);
  };
  useEffect(() => {
    sand.current = strewn(grid.shape, GRAINS, Math.random);
  }, [grid.shape]);
  const shown = showsMotion ? grid : null;
  useEffect(() => {
    base.current = paintPlate(grid.shape, shown, WIDTH, height);
  }, [grid.shape, shown, height]);
  const run = (steps: number) => {
    for (let step = 0; step < steps && sand.current; step += 1)
      shake(sand.current, grid, strength, Math.random);
    draw();
  };
  useEffect(() => run(isStill ? STEPS_OF_A_STILL : 0));
  useFrames(isRunning && !isStill, (passedMs) => run(Math.ceil(passedMs / STEP_MS)));
  return (
    <canvas
      ref={place}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={label}
      className="cymatics-plate"
      data-shape={grid.shape}
    />
  );
}
