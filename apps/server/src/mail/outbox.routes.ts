import type { FastifyInstance } from 'fastify';
import { escapeMarkup } from '../http/escape-markup.ts';
import { sendFailure } from '../http/failures.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import { type StoredMessage, readOutbox } from './outbox.ts';

/** Addresses in a text become links; the text is escaped first, so nothing else can. */
const withLinks = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

function article(message: StoredMessage): string {
  return [
    `<article><h2>${escapeMarkup(message.subject)}</h2>`,
    `<p>${escapeMarkup(message.to)} · <time>${escapeMarkup(message.at)}</time></p>`,
    `<pre>${withLinks(message.text)}</pre></article>`,
  ].join('\n');
}

/**
 * `GET /dev/outbox`: what was mailed, newest first, for the machine the server runs on alone: the mails
 * hold links and codes that open accounts. Mounted outside production only, without the `/api` prefix.
 */
export function outboxRoutes(options: { folder: string }) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/dev/outbox', { config: { operation: 'site.outbox' } }, async (request, reply) => {
      if (!isFromThisMachine(request)) return sendFailure(reply, 'not-found');
      const messages = await readOutbox(options.folder);
      const body = messages.map(article).join('\n') || '<p>Nothing was mailed yet.</p>';
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><main><h1>Outbox</h1>${body}</main></html>`,
        );
    });
  };
}
