import { runCommand } from './run/run-command.ts';

/** `npm run restore -- --from FILE --to DATA_FOLDER …`: makes a new data folder of a backup. */
runCommand('restore');
