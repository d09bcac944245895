import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Counted, RateBook } from './rate-book.ts';

type StoreClass = NonNullable<rateLimit.RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/** A route's part of a limiter's settings, as the library hands them over. */
interface RouteSettings {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string };
}

async function answerLater(counted: Promise<Counted>, done: Parameters<Store['incr']>[1]): Promise<void> {
  done(null, await counted);
}

function storeOf(book: RateBook, scope: string): Store {
  return {
    incr(key, done, windowMs, max) {
      const counted = book.count(`${scope} ${key}`, windowMs, max);
      if ('current' in counted) return done(null, counted);
      void answerLater(counted, done);
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

/** How often processes tell each other of callers who come often. */
const SHARE_EVERY_MS = 1_000;

/** Shares the book again and again, until the app is closed. */
export function shareNowAndThen(app: FastifyInstance, book: RateBook): void {
  const sharing = setInterval(() => void book.share(), SHARE_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(sharing));
}
