import { runCommand } from './run/run-command.ts';

/** `npm run backup -- --to FOLDER …`: makes a checked, encrypted backup while the product is used. */
runCommand('backup');
