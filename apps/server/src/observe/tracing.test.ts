import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../http/request-log.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openOtlpReceiver, type ReceivedSpan } from '../testing/otlp-receiver.ts';
import { startTracing, type Tracing } from './tracing.ts';
import { PIECES } from './work.ts';

let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>;
let tracing: Tracing;
let app: TestApp;
beforeAll(async () => {
  receiver = await openOtlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint);
  tracing = await startTracing({ serviceName: 'ori-test', version: '1.2.3', log: createLog('silent') });
  vi.unstubAllEnvs();
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await tracing.close();
  await receiver.close();
});

async function told(): Promise<ReceivedSpan[]> {
  await tracing.flush();
  return receiver.spans();
}
const partsOf = (spans: readonly ReceivedSpan[], of: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId, traceId }) => parentSpanId === of?.spanId && traceId === of?.traceId);
const valueOf = ({ attributes }: ReceivedSpan, key: string) =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

/** Begins this span a trace of a request or a task? */
const isKnown = (span: ReceivedSpan): boolean =>
  span.name.startsWith('task ') || valueOf(span, 'http.route') !== undefined;

/** A family uses the product; answers everything private that was on the way. */
async function live(): Promise<string[]> {
  const parent = await app.signUpParent({ fullName: 'Zebediah Quillfeather' });
  const child = await app.addChild(parent, { firstName: 'Wilhelmina' });
  const visitor = app.visitor('203.0.113.77');
  const { sacredId, email, id } = parent.user;
  await visitor.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: '83610472' });
  await visitor.get(`/nothing/${sacredId}?email=${email}`);
  await visitor.get(`/api/nothing/${sacredId}`);
  await parent.client.get(`/api/families/children/${child.user.id}`);
  const said =
    'mutation { sendTutorMessage(input: { message: "What is 12 * 12, Bartholomew?" }) { sessionId } }';
  await child.client.graphql(said);
  await app.deps.mail.keep({ kind: 'payment', to: email ?? '', subject: 'Quillfeather', text: 'x' });
  await app.mailed();
  const { rows } = await app.database.pool.query('select family_id from users where id = $1', [id]);
  const cookies = [parent, child].flatMap(({ client }) => [...client.cookies.values()]);
  const people = [
    'Zebediah',
    'Quillfeather',
    'Wilhelmina',
    'Bartholomew',
    '203.0.113',
    'example.org',
    '83610472',
  ];
  const ids = [id, sacredId, child.user.id, child.child.sacredId, rows[0].family_id];
  return [...people, ...ids, ...cookies].filter(
    (word): word is string => typeof word === 'string' && word !== '',
  );
}

it('sends spans of requests with their statements, of tasks and of sums, and of nobody', async () => {
  const priv = await live();
  const spans = await told();
  expect(new Set(receiver.paths)).toEqual(new Set(['POST /v1/traces']));
  expect(receiver.resource()).toContainEqual({ key: 'service.name', value: { stringValue: 'ori-test' } });
  expect(priv.filter((word) => receiver.bodies.some((body) => body.includes(word)))).toEqual([]);

  const opened = spans.find(({ name }) => name === 'GET /api/families/children/:id');
  expect(opened && [valueOf(opened, 'http.route'), valueOf(opened, 'http.response.status_code')]).toEqual([
    '/api/families/children/:id',
    200,
  ]);
  const statements = partsOf(spans, opened);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every((span) => valueOf(span, 'db.system.name') === 'postgresql')).toBe(true);

  const names = spans.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['task letter', 'GET /*']));
  const talk = spans.find(({ name }) => name === 'POST /graphql');
  expect(partsOf(spans, talk).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^maths /));
});

it('tells a failure by its class, and never its words', async () => {
  await app.database.pool.query('alter table contact_messages rename to gone');
  const message = 'my dog Bartholomew ate the homework';
  const letter = { name: 'Zebediah', email: 'z@home.example', topic: 'other', message };
  const answer = await app.visitor().post('/api/contact', letter);
  await app.database.pool.query('alter table gone rename to contact_messages');
  expect(answer.statusCode).toBe(500);
  const spans = await told();
  const failed = spans.find(({ name }) => name === 'POST /api/contact');
  expect(failed?.status.code).toBe(2);
  expect(partsOf(spans, failed).map((span) => valueOf(span, 'error.type'))).toContain('42P01');
  const bodies = receiver.bodies.join('');
  for (const word of ['Bartholomew', 'Zebediah', 'home.example', 'contact_messages\\" does not'])
    expect(bodies).not.toContain(word);
});

it('makes no trace of what is done in the background, and listens no more once it is closed', async () => {
  await app.database.pool.query('select 1 from families');
  const roots = (await told()).filter(({ parentSpanId = '' }) => parentSpanId === '');
  expect(roots.filter((span) => !isKnown(span)).map(({ name }) => name)).toEqual([]);
  await tracing.close();
  expect(PIECES.hasSubscribers).toBe(false);
});
