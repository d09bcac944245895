import type { HelpFound } from '@ori/contracts/help';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { withPageFiles } from '../../build/page-files.ts';
import { preloadsOf, sheetsOf } from './client-chunks.ts';
import { createRender, type RenderInput } from './render.tsx';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_app'],
    css: ['assets/entry-5.css'],
  },
  _app: { file: 'assets/app-2.js' },
  'src/pages/help.page.tsx': {
    file: 'assets/help-3.js',
    imports: ['_app', '_card'],
    css: ['assets/help-6.css'],
  },
  'src/pages/about.page.tsx': { file: 'assets/about-8.js', imports: ['_app'], css: ['assets/other-7.css'] },
  _card: { file: 'assets/card-4.js' },
};
const sheets = {
  'assets/entry-5.css': 'body{margin:0}',
  'assets/help-6.css': '.help{margin:0}',
  'assets/other-7.css': '.other{margin:0}',
};
const render = createRender({ manifest, sheets });
const GUIDES: HelpFound[] = ['first-evening', 'add-a-child'].map((slug, order) => ({
  kind: 'help',
  slug,
  title: slug,
  description: 'A guide, step by step.',
  minutes: 1,
  roles: ['parent'],
  topic: 'start',
  order,
  passage: null,
}));

function draw(url: string, change: Partial<RenderInput> = {}) {
  return render({
    url,
    locale: 'en',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async (path) =>
      path.startsWith('/api/help?') ? { status: 200, body: { guides: GUIDES } } : { status: 404, body: null },
    ...change,
  });
}

/** The page as a reader without JavaScript gets it. */
function read(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('a document', () => {
  it('has its content, title, description, canonical address and social card before any script', async () => {
    const { status, html, cacheable } = await draw('/help');
    const page = read(html);
    expect([status, cacheable]).toEqual([200, true]);
    expect(page.querySelector('h1')?.textContent).toBe('Help');
    expect(page.querySelectorAll('main a[href^="/help/"]')).toHaveLength(GUIDES.length);
    expect(page.title).toBe('Help · Ori Academy');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://ori.example/help');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain('Guides');
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://ori.example/social/help.png',
    );
    expect(
      [...page.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('hreflang')),
    ).toEqual([...LOCALES, 'x-default']);
  });

  it.each(LOCALES)('speaks %s and says so', async (locale) => {
    const page = read((await draw('/auth', { locale })).html);
    expect(page.documentElement.lang).toBe(locale);
    const titles = { en: 'Welcome back', fr: 'Heureux de vous revoir', es: 'Qué gusto verle de nuevo' };
    expect(page.querySelector('h1')?.textContent).toBe(titles[locale]);
  });

  it('carries only the words its page uses', async () => {
    const page = read((await draw('/help')).html);
    const data = JSON.parse(page.querySelector('#ori-data')?.textContent ?? '{}') as { words: object };
    expect(Object.keys(data.words).toSorted()).toEqual(['common', 'help']);
  });

  it('runs no inline script and styles nothing inline but by its sheets', async () => {
    for (const path of ['/', '/auth', '/account-type', '/help', '/about', '/contact', '/profile', '/nope']) {
      const { html } = await draw(path);
      const page = read(html);
      const inline = [...page.querySelectorAll('script:not([src])')].filter(
        (script) => !/^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? ''),
      );
      expect([path, inline.length, page.querySelectorAll('[style]').length]).toEqual([path, 0, 0]);
      expect(html).not.toMatch(/\son[a-z]+="/);
    }
  });

  it('carries the common sheet, and tells the loader that it is there', async () => {
    const page = read((await draw('/contact')).html);
    expect([...page.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['body{margin:0}']);
    const links = [...page.querySelectorAll('link[rel=stylesheet][disabled]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/entry-5.css']);
  });

  it('shows the not-found page for an unknown path, and keeps it from search engines and caches', async () => {
    const { status, html, cacheable } = await draw('/no/such/page');
    expect([status, cacheable]).toEqual([404, false]);
    expect(read(html).querySelector('h1')?.textContent).toBe('This page is not here');
    expect(read(html).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('answers a signed-in path with the verifying overlay, the same for everyone', async () => {
    const { status, html } = await draw('/profile');
    expect(status).toBe(200);
    expect(read(html).querySelector('[role=status]')?.textContent).toContain(
      'Verifying your access permissions...',
    );
    expect(read(html).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('redirects a legacy path and keeps its query', async () => {
    expect(await draw('/login?from=%2Fprofile')).toMatchObject({
      status: 302,
      redirectTo: '/auth?from=%2Fprofile',
    });
    expect(await draw('/support')).toMatchObject({ redirectTo: '/help' });
  });

  it('does not keep documents of addresses with a query', async () => {
    expect((await draw('/help?x=1')).cacheable).toBe(false);
    expect((await draw('/help?lng=en')).cacheable).toBe(true);
    expect((await draw('/help?lng=xx')).cacheable).toBe(false);
  });

  it('cannot be broken out of by what stands in the address', async () => {
    const { html } = await draw('/%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E?lng="><script>');
    expect(read(html).querySelectorAll('script:not([type])')).toHaveLength(0);
  });
});

describe('preloading', () => {
  it('asks for a page’s chunk and all it needs, but not for the entry twice', () => {
    expect(preloadsOf(manifest, ['src/pages/help.page.tsx'])).toEqual([
      '/assets/app-2.js',
      '/assets/help-3.js',
      '/assets/card-4.js',
    ]);
  });

  it('inlines the sheets of a page’s own chunks after the common one, and no other page’s', () => {
    expect(sheetsOf(manifest, ['src/pages/help.page.tsx'])).toEqual([
      'assets/entry-5.css',
      'assets/help-6.css',
    ]);
  });

  it('knows a page’s file by its line in the route table', () => {
    const line = "{ path: '/help', page: () => import('../pages/help.page.tsx') }";
    expect(withPageFiles(line)).toContain(
      "Object.assign(() => import('../pages/help.page.tsx'), { file: 'src/pages/help.page.tsx' })",
    );
  });
});
