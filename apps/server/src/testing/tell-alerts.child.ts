import { setTimeout as sleep } from 'node:timers/promises';
import { openTeller } from './alert-teller.ts';

/**
 * A process that keeps alerts, one after another, and prints the number of each once it is kept, until it is killed.
 * Arguments: data folder, address of the mail server, first and last number.
 */
const [dataDir = '', smtpUrl = '', from = '0', to = '0'] = process.argv.slice(2);
const teller = await openTeller({ dataDir, smtpUrl });
process.stdout.write('ready\n');
for (let n = Number(from); n < Number(to); n += 1) {
  const isKept = await teller.say(n).catch(() => false);
  if (isKept) process.stdout.write(`${n}\n`);
  else await sleep(20);
}
