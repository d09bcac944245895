/**
 * The style sheets that React Aria writes into the document while it runs (usePress, usePreventScroll
 * of react-aria 3), word for word: a content security policy lets them in by their hashes. When a new
 * version changes them, the journeys in a browser fail with the policy's complaint.
 */
export const LATER_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
