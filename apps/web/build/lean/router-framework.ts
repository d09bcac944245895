/*
 * In place of react-router's lib/dom/ssr/components: what its framework mode puts into every document
 * and link. This app uses data mode, where none of it has an effect.
 */
import { createContext, type Ref } from 'react';

export const FrameworkContext = createContext<undefined>(undefined);

/** One ref for several. */
export function mergeRefs<Value>(
  ...refs: readonly (Ref<Value> | undefined)[]
): (value: Value | null) => void {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** Links never fetch ahead: the browser's own preloading is in the document. */
export function usePrefetchBehavior(): [boolean, null, object] {
  return [false, null, {}];
}

const nothing = (): null => null;
export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
export const Links = nothing;
export const Meta = nothing;
export const PrefetchPageLinks = nothing;
export const Scripts = nothing;
export const setIsHydrated = nothing;
export const useFrameworkContext = nothing;
