import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { escapeMarkup } from './escape-markup.ts';

interface ApiOperation {
  readonly operationId?: string;
  readonly 'x-access'?: string;
}
type ApiPaths = Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;

/** One line for each call: method, path, access and name. */
function rowsOf(paths: ApiPaths): string {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        [method.toUpperCase(), path, operation['x-access'] ?? '', operation.operationId ?? ''].map(
          escapeMarkup,
        ),
      ),
    )
    .map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`)
    .join('\n');
}

function pageOf(paths: ApiPaths): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls of Ori Academy</title></head><body><main>',
    '<h1>Calls</h1><p>Shapes: <a href="/api/openapi.json">openapi.json</a></p>',
    '<table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>Operation</th></tr></thead><tbody>',
    rowsOf(paths),
    '</tbody></table></main></body></html>',
  ].join('\n');
}

/** `GET /openapi.json`, and outside production `GET /docs`, the same to read. */
export function apiDocsRoutes(options: { readonly hasPage: boolean }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/openapi.json',
      { config: { operation: 'site.openapi', viewer: false, csrfCookie: false } },
      async (_request, reply) =>
        reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
    );
    if (!options.hasPage) return;
    app.get(
      '/docs',
      { config: { operation: 'site.docs', viewer: false, csrfCookie: false } },
      async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(pageOf((app.swagger().paths ?? {}) as ApiPaths)),
    );
  };
}
