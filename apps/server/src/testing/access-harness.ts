import { ERRORS } from '@ori/contracts/errors';
import { decide } from '@ori/core/access/may';
import { OPERATIONS, type Operation } from '@ori/core/access/operations';
import type { Subject, Viewer } from '@ori/core/access/viewer';

/** What came back, as far as access goes. */
export interface Outcome {
  readonly status: number;
  readonly code: string | null;
}

/** One try: what came back, and whose record it aimed at, if anybody's. */
export interface Try {
  readonly outcome: Outcome;
  readonly target?: Subject;
}

/** One call that is tried as everybody. */
export interface AccessCase {
  readonly operation: Operation;
  readonly label: string;
  readonly send: (caller: Caller) => Promise<Try>;
}

export interface Caller {
  readonly name: string;
  readonly viewer: Viewer | null;
  readonly call: (method: string, url: string, body?: object) => Promise<Outcome>;
}

const REFUSALS = ['not-signed-in', 'not-allowed'];

/** What the table says, and null when the answer says the same. */
function contradictionIn(
  operation: Operation,
  viewer: Viewer | null,
  { outcome, target }: Try,
): string | null {
  const decision = decide(operation, viewer, target);
  if (decision !== 'allowed') {
    const isAsTold = outcome.status === ERRORS[decision].status && outcome.code === decision;
    return isAsTold ? null : decision;
  }
  const isRefused = REFUSALS.includes(outcome.code ?? '') || (target !== undefined && outcome.status === 404);
  return isRefused ? decision : null;
}

/** How an answer differs from what the access table says, or null when it does not. */
function leakIn({ operation, label }: AccessCase, { name, viewer }: Caller, tried: Try): string | null {
  const { status, code } = tried.outcome;
  const what = `${name} → ${label} (${operation})`;
  if (status >= 500 && code !== 'oauth-not-configured') return `${what}: answered ${status}`;
  if (OPERATIONS[operation].who === 'anyone') return null;
  const said = contradictionIn(operation, viewer, tried);
  return said === null ? null : `${what}: the table says ${said}, the answer was ${status} ${code}`;
}

/** Tries every call as every caller, one after the other; answers every difference from the table. */
export async function findLeaks(cases: readonly AccessCase[], callers: readonly Caller[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const each of cases) {
    for (const caller of callers) {
      const leak = leakIn(each, caller, await each.send(caller));
      if (leak !== null) leaks.push(leak);
    }
  }
  return leaks;
}
