import { createHash } from 'node:crypto';
import type { Locale } from '@ori/contracts/locale';
import { escapeMarkup } from './escape-markup.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#26201a;--paper:#f7f1e6;--sheet:#fffdf8;--line:#d9cdb8;--edge:#857256;--mark:#8a3d1c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f3ebdd;--paper:#1b1714;--sheet:#27211c;--line:#4a4037;--edge:#9c8b78;--mark:#f0a878;--on:#2a1408}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:27rem;background:var(--sheet);border:1px solid var(--line);border-top:.5rem solid var(--mark);border-radius:.25rem 2.5rem .25rem .25rem;padding:1.75rem}
h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 .5rem}p{margin:0 0 1rem}.said{border-inline-start:.25rem solid var(--mark);padding-inline-start:.75rem;font-weight:600}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.25rem;padding:1rem 0;border-block:1px solid var(--line)}dd{margin:0;text-align:end;font-weight:600}.later{grid-column:1/-1;text-align:start;font-weight:400}
form{display:grid;gap:.75rem}button,a{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--edge);background:none;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center}
.ways{display:grid;gap:.75rem;margin:1.5rem 0 0}.first{background:var(--mark);border-color:var(--mark);color:var(--on);font-weight:600}button:focus-visible,a:focus-visible{outline:3px solid var(--mark);outline-offset:3px}`;

/** What the content policy has to name so that the page may be styled. */
export const PLAIN_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A page that needs neither the web app nor a script: its title, what it says first, and the rest as markup. */
export function plainPage(locale: Locale, title: string, lead: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(lead)}</p>${body}</main></body></html>`;
}
