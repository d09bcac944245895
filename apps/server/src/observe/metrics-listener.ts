import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../db/log.ts';
import type { Metrics } from './metrics.ts';

/** Processes on one machine that can each have a door. */
const DOORS = 16;

interface Options {
  readonly host: string;
  /** 0 picks a free one; of several processes on one machine, each takes the next that is free. */
  readonly port: number;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly log: Pick<Log, 'error'>;
}

/** Listens at the first of the doors that is free. @throws EADDRINUSE when none is */
async function listenAt(server: Server, host: string, port: number, last: number): Promise<void> {
  // Not shared with other workers of a cluster: each tells of itself.
  server.listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || port === 0 || port >= last) throw error;
    await listenAt(server, host, port + 1, last);
  }
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
  await listenAt(server, host, port, port + DOORS - 1);
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
