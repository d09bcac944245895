import { type Result, succeed } from '@ori/contracts/result';

/** Made papers that are kept, the last asked for longest. */
const KEPT = 60;

/** Keeps the last so many results by name; the content is the same as long as the server runs. */
export function createShelf<Made>() {
  const kept = new Map<string, Made>();
  return async <Failure extends string>(
    key: string,
    make: () => Promise<Result<Made, Failure>>,
  ): Promise<Result<Made, Failure>> => {
    const found = kept.get(key);
    if (found !== undefined) {
      kept.delete(key);
      kept.set(key, found);
      return succeed(found);
    }
    const made = await make();
    if (!made.ok) return made;
    kept.set(key, made.value);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
