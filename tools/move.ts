import { runCommand } from './run/run-command.ts';

/** `npm run move -- --to postgres://…`: takes the installation from its data folder to a database server, or back. */
runCommand('move');
