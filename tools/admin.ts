import { runCommand } from './run/run-command.ts';

/** `npm run admin -- create|reset --email …`: makes an admin, or renews the way in of one. */
runCommand('admin');
