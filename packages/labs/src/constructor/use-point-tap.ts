import type { PointName, Sketch } from '@ori/core/geometry/sketch';
import { useEffect, useRef } from 'react';
import { nearestPoint } from './drawing-box.ts';
import { UNIT } from './drawing.tsx';

const REACH_PX = 26;

/** A picture whose lettered points can be tapped; the letters beside it do the same by keyboard. */
export function usePointTap(sketch: Sketch, onTap: (name: PointName) => void) {
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = picture.current;
    const tap = (event: PointerEvent) => {
      const screen = svg?.getScreenCTM();
      if (!screen) return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
      const name = nearestPoint(sketch, { x: x / UNIT, y: -y / UNIT }, REACH_PX / screen.a / UNIT);
      if (name) onTap(name);
    };
    svg?.addEventListener('pointerdown', tap);
    return () => svg?.removeEventListener('pointerdown', tap);
  }, [sketch, onTap]);
  return picture;
}
