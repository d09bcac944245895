import { ERRORS } from '@ori/contracts/errors';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { payloadsAround, strangeValue } from './broken-input.ts';
import type { Client } from './client.ts';
import { documentsFor } from './graphql-arbitrary.ts';
import { faultIn, STACK } from './fuzz-harness.ts';
import { rawSentenceIn } from './raw-sentences.ts';

interface Shot {
  readonly payload: string;
  readonly document: string;
  readonly isInAddress: boolean;
  readonly contentType: string;
}
interface Answered {
  readonly message?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>> & { readonly code?: string };
}

/** What came back of the bout. */
export interface GraphqlBout {
  /** The first fault, shrunk, with its seed; null when there was none. */
  readonly fault: string | null;
  /** Documents answered with data and without an error. */
  readonly answered: number;
}

const KNOWN_EXTENSIONS = new Set(['code', 'field', 'requestId']);
const PATIENCE_MS = 5_000;
/** An address has an end; a longer document goes in a body only. */
const ADDRESS_MAX = 6_000;

/** The answers in a body: it is one, or a stream of them as events. */
function answersIn(body: string): string[] {
  const isStream = /^(:|event: )/.test(body);
  return isStream ? [...body.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => data) : [body];
}

function answerFaultIn(text: string, status: number): string | null {
  const answer = JSON.parse(text) as { errors?: readonly Answered[]; success?: boolean } | null;
  if (answer === null) return `no answer at all: ${status} ${text}`;
  if (answer.success === false) return faultIn(status, text);
  return (answer.errors ?? []).map(errorFaultIn).find((fault) => fault !== null) ?? null;
}

/** What is wrong with an answer of GraphQL, or null: a surprise, an inside that got out, or words that are not ours. */
export function graphqlFaultIn(status: number, body: string): string | null {
  if (STACK.test(body)) return `an inside got out: ${body.slice(0, 300)}`;
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`;
  const faults = answersIn(body).map((text) => answerFaultIn(text, status));
  return faults.find((fault) => fault !== null) ?? null;
}

function wordsFaultIn(message: unknown): string | null {
  if (typeof message !== 'string' || message === '') return 'an error without words';
  // What the language itself complains of is for whoever writes queries.
  if (message.startsWith('Syntax Error: ')) return null;
  const raw = rawSentenceIn([message]);
  return raw === null ? null : `said in the words of programmers: ${raw}`;
}

/** The engine's own complaints about a document carry no code of ours, and are about that document only. */
function errorFaultIn({ message, extensions }: Answered): string | null {
  const code = extensions?.code;
  const unsaid = wordsFaultIn(message);
  if (unsaid !== null) return unsaid;
  if (code === 'unexpected') return `a surprise: ${String(message)}`;
  const odd = Object.keys(extensions ?? {}).find((key) => !KNOWN_EXTENSIONS.has(key));
  if (odd !== undefined) return `more than a person may know: ${odd}`;
  const isOurs = code === undefined || Object.hasOwn(ERRORS, code) || /^[A-Z_]+$/.test(code);
  return isOurs ? null : `a code nobody knows: ${code}`;
}

function shotsFor(documents: fc.Arbitrary<string>): fc.Arbitrary<Shot> {
  const body = fc.record({
    query: documents,
    variables: fc.oneof(fc.constant({}), fc.record({ given: strangeValue }), strangeValue),
    operationName: fc.constantFrom(null, 'q', 'noSuchOperation'),
    extensions: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strangeValue }),
  });
  const plain = documents.map((query) => ({ query }));
  const single = fc.oneof({ weight: 2, arbitrary: plain }, { weight: 3, arbitrary: body });
  const batch = fc.array(plain, { maxLength: 12 }).map((bodies) => JSON.stringify(bodies));
  return fc.record({
    document: documents,
    payload: fc.oneof({ weight: 6, arbitrary: payloadsAround(single) }, { weight: 1, arbitrary: batch }),
    isInAddress: fc.boolean(),
    contentType: fc.constantFrom(
      ...Array<string>(8).fill('application/json'),
      'application/graphql',
      'application/x-www-form-urlencoded',
      'text/plain',
    ),
  });
}

async function send(client: Client, { payload, document, isInAddress, contentType }: Shot) {
  const accept = 'application/json, text/event-stream;q=0.5';
  const address = `/graphql?query=${encodeURIComponent(document.toWellFormed())}`;
  if (isInAddress && address.length < ADDRESS_MAX) return client.get(address, { headers: { accept } });
  const headers = { accept, 'content-type': contentType };
  return client.post('/graphql', undefined, { payload, headers });
}

async function within<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it does not end')), PATIENCE_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Shoots so many documents at `/graphql`, each as one of the clients. */
export async function fuzzGraphql(
  schema: GraphQLSchema,
  clients: readonly Client[],
  options: {
    readonly ids: readonly string[];
    readonly kinds: readonly ('query' | 'subscription' | 'mutation')[];
    readonly times: number;
  },
): Promise<GraphqlBout> {
  let answered = 0;
  const shot = shotsFor(documentsFor(schema, options.ids, options.kinds));
  const property = fc.asyncProperty(shot, fc.constantFrom(...clients), async (each, client) => {
    const { statusCode, body } = await within(send(client, each));
    if (statusCode === 200 && body.startsWith('{"data":') && !body.includes('"errors":')) answered += 1;
    const fault = graphqlFaultIn(statusCode, body);
    if (fault !== null) throw new Error(`${JSON.stringify(each)}: ${fault}`);
  });
  const found = await fc.check(property, { numRuns: options.times });
  const { counterexample, seed, errorInstance } = found;
  const fault = counterexample === null ? null : `seed ${seed}: ${String(errorInstance)}`;
  return { fault, answered };
}
