import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { createLog } from '../http/request-log.ts';
import { startWatching } from './start-watching.ts';
import { PIECES } from './work.ts';

const log = createLog('silent');
const of = (source: Record<string, string>) => readEnv(source).observe;

it('watches nothing until it is set', async () => {
  expect(of({})).toEqual({ metrics: null, healthToken: null, traces: null });
  const watch = await startWatching({ settings: of({}), version: '1', log });
  expect(PIECES.hasSubscribers).toBe(false);
  expect(await watch.measure({ pool: {} as never })).toBeNull();
  await watch.close();
});

it('takes the variables as they are known', () => {
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SERVICE_NAME: 'school' };
  expect(of({ METRICS_PORT: '9464', ...traced })).toMatchObject({
    metrics: { host: '127.0.0.1', port: 9464 },
    traces: { serviceName: 'school' },
  });
  expect(of({ ...traced, OTEL_SDK_DISABLED: 'TRUE' }).traces).toBeNull();
  for (const [name, value] of [
    ['METRICS_PORT', '70000'],
    ['HEALTH_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ] as const)
    expect(() => of({ [name]: value })).toThrow(name);
});

it('ends although the collector never answers', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const settings = { metrics: null, healthToken: null, traces: { serviceName: 'x' } };
  const watch = await startWatching({ settings, version: '1', log });
  vi.unstubAllEnvs();
  const piece = { kind: 'task', name: 'task x' } as const;
  await PIECES.tracePromise(async () => undefined, { ...piece });
  await watch.close();
  expect(PIECES.hasSubscribers).toBe(false);
  silent.closeAllConnections();
  silent.close();
});
