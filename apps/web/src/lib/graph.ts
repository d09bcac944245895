import { fail, succeed, type Result } from '@ori/contracts/result';
import { failureOf, type Failure } from './failure.ts';
import { report } from './report.ts';
import { rest } from './rest.ts';

interface GraphError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}
interface GraphAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphError[];
}

/** The status a failure carries when the graph, not the network, refused. */
const REFUSED = 400;

/**
 * Asks the graph service. `Data` is the shape of the answer's `data`. Errors beside an answer are logged only, and
 * what came is used (spec §8); without any data the first error is the failure.
 */
export async function graph<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  call: typeof rest = rest,
): Promise<Result<Data, Failure>> {
  const answer = await call<GraphAnswer<Data>>('POST', '/graphql', { query, variables });
  if (!answer.ok) return answer;
  const { data, errors = [] } = answer.value;
  for (const { message } of errors) report('warn', 'graph', message);
  if (data) return succeed(data);
  const [first] = errors;
  return fail(failureOf({ code: first?.extensions?.code, error: first?.message }, REFUSED));
}
