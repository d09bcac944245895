import { CHECKS } from './run/checks.ts';
import { findingsOf, runPlaywright, runVitest } from './run/suites.ts';
import { add, closingLine } from './run/tally.ts';
import { buildWebIfStale } from './run/web-build.ts';

/** `npm test`: everything, on real parts; ends with one plain line over all runners. */
await buildWebIfStale();
const checks = await findingsOf(CHECKS);
const units = await runVitest([]);
const journeys = await runPlaywright();
const total = add(checks, units, journeys);
process.stdout.write(`\n${closingLine(total)}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
