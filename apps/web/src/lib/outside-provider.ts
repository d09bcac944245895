import { createContext, use, type Context } from 'react';

/** Thrown when a hook is used where its provider does not stand above it (spec §8). */
export class OutsideProviderError extends Error {
  override readonly name = 'OutsideProviderError';

  constructor(hook: string, provider: string) {
    super(`${hook} must be used within ${provider}`);
  }
}

/** A context without a default value: absence is a mistake in the code, and says so by name. */
export function requiredContext<Value>(
  hook: string,
  provider: string,
): readonly [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  const useRequired = (): Value => {
    const value = use(context);
    if (value === null) throw new OutsideProviderError(hook, provider);
    return value;
  };
  return [context, useRequired];
}
