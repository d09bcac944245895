import { test as base } from '@playwright/test';
import { Product } from './product.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** More settings for the product of a file's tests. */
  readonly productEnv: Readonly<Record<string, string>>;
  readonly product: Product;
}

/** A test with the product running; one a worker. Console errors and page errors fail the test. */
export const test = base.extend<
  { quietConsole: undefined; noNetworkIsQuiet: boolean; plantedIsQuiet: RegExp | null },
  WorkerFixtures
>({
  productEnv: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ productEnv }, use) => {
      const product = new Product(productEnv);
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  /** The browser's own word on what it could not fetch: expected where the network is taken away. */
  noNetworkIsQuiet: [false, { option: true }],
  /** What a test breaks itself, by what the browser says of it. */
  plantedIsQuiet: [null, { option: true }],
  quietConsole: [
    async ({ page, noNetworkIsQuiet, plantedIsQuiet }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const isExpected =
          plantedIsQuiet?.test(message.text()) ||
          (noNetworkIsQuiet &&
            /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/.test(message.text()));
        if (message.type() === 'error' && !isExpected && !/status of (4\d\d)/.test(message.text()))
          complaints.push(message.text());
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});
