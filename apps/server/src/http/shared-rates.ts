import rateLimit from '@fastify/rate-limit';
import type { RateBook } from './rate-book.ts';

type StoreClass = NonNullable<rateLimit.RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/** A route's part of a limiter's settings, as the library hands them over. */
interface RouteSettings {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string };
}

function storeOf(book: RateBook, scope: string): Store {
  return {
    incr(key, done, windowMs, max) {
      const counted = book.count(`${scope} ${key}`, windowMs, max);
      if ('current' in counted) return done(null, counted);
      counted.then(
        (value) => done(null, value),
        (error: Error) => done(error),
      );
    },
    child: (settings) => {
      const { routeInfo = {} } = settings as RouteSettings;
      return storeOf(book, `${String(routeInfo.method ?? '')} ${routeInfo.url ?? ''}`);
    },
  };
}

/** The book as the class that the limiter wants of a store. */
export function sharedStore(book: RateBook): StoreClass {
  return class {
    readonly #all = storeOf(book, 'all');
    incr: Store['incr'] = (...call) => this.#all.incr(...call);
    child: Store['child'] = (settings) => this.#all.child(settings);
  };
}
