import { fail, succeed, type Result } from '@ori/contracts/result';
import { failureOf, unsoundAnswer, type Failure } from './failure.ts';
import { isSound } from './is-sound.ts';
import { report } from './report.ts';
import { rest } from './rest.ts';

interface GraphError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}
interface GraphAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphError[] | null;
}

/** One field asked of the graph service. `Value` is its shape, with null where null is an answer. */
export interface GraphQuestion<Value> {
  /** The field that is asked for: the answer is what stands under it. */
  readonly field: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** What the caller reads of it and cannot do without; where any is named, null is no answer. */
  readonly needs?: readonly (keyof NonNullable<Value> & string)[];
}

/** The status a failure carries when the graph, not the network, refused. */
const REFUSED = 400;

const refusalOf = ({ message, extensions }: GraphError): Failure =>
  failureOf({ code: extensions?.code, error: message }, REFUSED);

/** What stands under the field; a refusal where nothing does and an error says why. */
function valueOf<Value>(
  { data, errors }: GraphAnswer,
  { field, needs }: GraphQuestion<Value>,
): Result<Value, Failure> {
  const value = data?.[field];
  const [first] = errors ?? [];
  if (first && (value ?? null) === null) return fail(refusalOf(first));
  const isFit = needs ? isSound<Value>(value, needs) : value !== undefined;
  return isFit ? succeed(value as Value) : fail(unsoundAnswer());
}

/**
 * Asks the graph service for one field. Errors beside an answer are logged only, and what came is used (spec §8). A
 * null beside errors is a refusal with the first error's code; a field that is missing, or lacks what it needs, is no
 * answer. A failure is returned, never thrown.
 */
export async function graph<Value>(
  question: GraphQuestion<Value>,
  call: typeof rest = rest,
): Promise<Result<Value, Failure>> {
  const { query, variables = {} } = question;
  const answer = await call<GraphAnswer>('POST', '/graphql', { query, variables });
  if (!answer.ok) return answer;
  for (const { message } of answer.value.errors ?? []) report('warn', 'graph', message);
  return valueOf(answer.value, question);
}
