import { CHECKS } from './run/checks.ts';
import { findingsOf, runVitest } from './run/suites.ts';
import { add, closingLine } from './run/tally.ts';
import { buildIfStale } from './run/builds.ts';

/** `npm run check`: everything but the end-to-end tests. */
await buildIfStale();
const checks = await findingsOf(CHECKS);
const units = await runVitest(process.argv.slice(2));
const total = add(checks, units);
process.stdout.write(`\n${[...total.told, closingLine(total)].join('\n')}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
