import { isLoopback } from '@ori/core/accounts/address-bucket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeMarkup } from '../http/escape-markup.ts';
import { sendFailure } from '../http/failures.ts';
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
 * Does the request come from this machine, by a name of this machine? The mails hold links and codes that
 * open accounts: no neighbour may read them, and no foreign page that bound its own name to this machine.
 */
function isFromThisMachine({ ip, hostname }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return isLoopback(ip) && (name === 'localhost' || isLoopback(name));
}

/**
 * `GET /dev/outbox`: what was mailed, newest first, for the machine the server runs on. Mounted outside
 * production only, without the `/api` prefix.
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
