import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPainter, type Painter } from './three-d-painter.ts';
import type { Scene, View } from './three-d-scene.ts';

/** More pixels than this for each of the page's cost time and show nothing. */
const MOST_PIXELS = 2;

function fit(canvas: HTMLCanvasElement): void {
  const side = Math.round(canvas.clientWidth * Math.min(MOST_PIXELS, window.devicePixelRatio || 1));
  if (canvas.width === side) return;
  canvas.width = side;
  canvas.height = side;
}

interface Easel {
  /** Asks for one drawing with the next frame, if the canvas is on screen; else once it is. */
  ask(): void;
  dispose(): void;
}

/** Draws at most once a frame, only when asked and only on screen. */
function setUp(canvas: HTMLCanvasElement, painter: Painter, draw: () => void): Easel {
  let frame = 0;
  let isSeen = false;
  let isAsked = true;
  const ask = () => {
    isAsked = true;
    if (!isSeen || frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      isAsked = false;
      fit(canvas);
      draw();
    });
  };
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true;
    if (isSeen && isAsked) ask();
  });
  const size = new ResizeObserver(ask);
  sight.observe(canvas);
  size.observe(canvas);
  return {
    ask,
    dispose() {
      cancelAnimationFrame(frame);
      sight.disconnect();
      size.disconnect();
      painter.dispose();
    },
  };
}

interface Painting {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether the browser cannot draw in three dimensions, or lost the means to. */
  readonly missing: boolean;
}

/** Keeps a canvas showing a scene from a view, as long as it stands on the page. */
export function usePainter(scene: Scene, view: View): Painting {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ scene, view });
  const easel = useRef<Easel | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return undefined;
    const painter = createPainter(place);
    if (!painter) {
      setMissing(true);
      return undefined;
    }
    const lost = () => setMissing(true);
    place.addEventListener('webglcontextlost', lost);
    const made = setUp(place, painter, () => painter.draw(latest.current.scene, latest.current.view));
    easel.current = made;
    return () => {
      place.removeEventListener('webglcontextlost', lost);
      easel.current = null;
      made.dispose();
    };
  }, []);
  useEffect(() => {
    latest.current = { scene, view };
    easel.current?.ask();
  }, [scene, view]);
  return { canvas, missing };
}
