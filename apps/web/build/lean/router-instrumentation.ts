/*
 * In place of react-router's lib/router/instrumentation: hooks for tracing every navigation, which are
 * asked for by an option that this app does not set.
 */

/** Nobody waits to be told of a navigation. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

const unasked = (): never => {
  throw new Error('build/lean left out the instrumentation of react-router');
};
export const getRouteInstrumentationUpdates = unasked;
export const instrumentClientSideRouter = unasked;
export const instrumentHandler = unasked;
export const instrumentationResultMetaContext = undefined;
