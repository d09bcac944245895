import { useEffect, useRef, type RefObject } from 'react';
import type { WidgetState } from './widget-state.ts';

interface PanelFocus {
  readonly title: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

/** A touch keyboard would cover half of the panel before anything was read. */
const opensKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Opened or turned to, the panel takes the focus: its field where one types with keys, else its title. */
export function usePanelFocus({ display, view, prompt }: WidgetState, { title, input }: PanelFocus): void {
  const isOpen = display === 'expanded' || display === 'fullscreen';
  const occasion = isOpen ? `${view} ${prompt}` : null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === occasion) return;
    seen.current = occasion;
    if (occasion === null) return;
    const target = opensKeyboard() ? title.current : (input.current ?? title.current);
    target?.focus({ preventScroll: true });
  }, [occasion, title, input]);
}
