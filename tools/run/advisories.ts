import { execFile } from 'node:child_process';
import { type Outcome, root } from './project.ts';

/** What `npm audit --json` says, as far as it is read here. */
interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** What is known of the installed packages: nothing bad, something bad (named), or the registry gave no answer. */
export type Advised =
  | { readonly kind: 'sound' }
  | { readonly kind: 'found'; readonly packages: readonly string[] }
  | { readonly kind: 'unanswered' };

/** Holes of these weights may not be released; lesser ones are told by `npm audit` to whoever asks. */
const WEIGHTY = new Set(['high', 'critical']);

/** The whole of the audit or null: a registry that keeps no advisories answers with an error in its place. */
function read(json: string): Audit | null {
  try {
    return JSON.parse(json) as Audit;
  } catch {
    return null;
  }
}

/** Reads what `npm audit --json` printed. Pure. */
export function advisedBy(json: string): Advised {
  const audit = read(json);
  if (audit?.metadata?.vulnerabilities === undefined) return { kind: 'unanswered' };
  const packages = Object.entries(audit.vulnerabilities ?? {})
    .filter(([, { severity }]) => WEIGHTY.has(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  return packages.length > 0 ? { kind: 'found', packages } : { kind: 'sound' };
}

/** Without network npm tries for minutes; what it has not said by then counts as no answer. */
const PATIENT_MS = 120_000;

function audit(): Promise<string> {
  const options = { cwd: root, maxBuffer: 2 ** 26, timeout: PATIENT_MS };
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json', '--audit-level=high'], options, (_, out) => resolve(out));
  });
}

function told(advised: Advised): string {
  if (advised.kind === 'found') return `Known holes: ${advised.packages.join(', ')}\n`;
  return advised.kind === 'unanswered' ? 'The registry told no advisories.\n' : '';
}

/** Asks the registry for known holes of high weight; skipped where it keeps no advisories or cannot be reached. */
export async function knownHoles(): Promise<Outcome> {
  const advised = advisedBy(await audit());
  const output = told(advised);
  process.stdout.write(output);
  return { code: advised.kind === 'found' ? 1 : 0, output, skipped: advised.kind === 'unanswered' };
}
