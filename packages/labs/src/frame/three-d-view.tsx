import { type PointerEvent, type ReactNode, useRef } from 'react';
import { dragged } from './three-d-camera.ts';
import type { Scene, View } from './three-d-scene.ts';
import { usePainter } from './three-d-use-painter.ts';
import './three-d.css';

interface ThreeDViewProps {
  readonly scene: Scene;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** What is shown now, in words. */
  readonly label: string;
  /** Marks over the picture, in a box from −1 to 1 (down is positive). */
  readonly marks?: ReactNode;
  /** A press without a drag: where, from −1 to 1, right and up. */
  readonly onPick?: (right: number, up: number) => void;
  /** What stands here where the browser cannot draw in three dimensions. */
  readonly instead: ReactNode;
}

/** A press that moved less than this, in canvas widths, is meant for what lies there. */
const STILL = 0.012;

function useTurning({ view, onView, onPick }: Pick<ThreeDViewProps, 'view' | 'onView' | 'onPick'>) {
  const grip = useRef<{ readonly x: number; readonly y: number; readonly view: View } | null>(null);
  const moved = (event: PointerEvent<HTMLElement>) => {
    const { width } = event.currentTarget.getBoundingClientRect();
    const from = grip.current;
    return from && { right: (event.clientX - from.x) / width, down: (event.clientY - from.y) / width, from };
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, view };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const move = moved(event);
      if (move) onView(dragged(move.from.view, move.right, move.down));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const move = moved(event);
      grip.current = null;
      if (!move || Math.hypot(move.right, move.down) > STILL) return;
      const box = event.currentTarget.getBoundingClientRect();
      onPick?.(
        (2 * (event.clientX - box.left)) / box.width - 1,
        1 - (2 * (event.clientY - box.top)) / box.height,
      );
    },
    onPointerCancel() {
      grip.current = null;
    },
  };
}

/** A scene to be turned by hand; beside it stand steppers that do the same (ThreeDTurns). Drawn when something changes. */
export function ThreeDView({ scene, view, onView, label, marks, onPick, instead }: ThreeDViewProps) {
  const { canvas, missing } = usePainter(scene, view);
  const turning = useTurning({ view, onView, ...(onPick ? { onPick } : {}) });
  if (missing) return <div className="three-d-instead">{instead}</div>;
  return (
    <div className="three-d" role="img" aria-label={label} {...turning}>
      <canvas ref={canvas} aria-hidden="true" />
      {marks && (
        <svg viewBox="-1 -1 2 2" aria-hidden="true">
          {marks}
        </svg>
      )}
    </div>
  );
}
