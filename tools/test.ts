import { CHECKS } from './run/checks.ts';
import { findingsOf, runPlaywright, runVitest } from './run/suites.ts';
import { add, closingLine, flakyLine } from './run/tally.ts';
import { buildIfStale } from './run/builds.ts';

/** `npm test`: everything, on real parts; ends with what failed, a line each, and the sum over all runners. */
await buildIfStale();
const checks = await findingsOf(CHECKS);
const units = await runVitest([]);
const journeys = await runPlaywright();
const total = add(checks, units, journeys);
process.stdout.write(
  `\n${[...total.told, flakyLine(total), closingLine(total)].filter((line) => line !== null).join('\n')}\n`,
);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
