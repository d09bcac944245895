import { killTellers } from '../apps/server/src/testing/alert-kills.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';

/**
 * Kills processes of the server, the database and the mail server while alerts about children in danger are kept and
 * told of: of those whose child was answered none may be lost. `KILLS` says how many processes, 1,000 by default.
 */
const KILLS = Number(process.env['KILLS'] ?? 1_000);

const folder = await temporaryFolder();
const { kept, lost, doubled, rounds } = await killTellers({ dataDir: folder.path, kills: KILLS });
await folder.remove();
console.log(
  Object.entries(rounds)
    .map(([round, kills]) => `${kills} killed ${round}`)
    .join(', '),
);
console.log(`${kept} alerts kept, ${lost.length} lost, ${doubled} told twice (bar: 0 lost)`);
if (lost.length > 0 || kept < KILLS) process.exitCode = 1;
