import { test as base } from '@playwright/test';
import { Product } from './product.ts';

export { expect } from '@playwright/test';

/** A test with the product running; one a worker. Console errors and page errors fail the test. */
export const test = base.extend<{ quietConsole: undefined }, { product: Product }>({
  product: [
    async ({ browserName }, use) => {
      if (browserName !== 'chromium') throw new Error('The journeys are written for Chromium.');
      const product = new Product();
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text()))
          complaints.push(message.text());
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});
