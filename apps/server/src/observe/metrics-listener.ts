import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../db/log.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly log: Pick<Log, 'error'>;
}

/** Answers `GET /metrics` on a door of its own, away from people; nothing else is there. */
export async function listenForMetrics({ host, port, metrics, log }: Options) {
  async function tell(response: ServerResponse): Promise<void> {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    tell(response).catch((error: unknown) => {
      log.error({ err: error }, 'metrics could not be told');
      response.writeHead(500).end();
    });
  });
  server.unref();
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
