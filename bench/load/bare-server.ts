import { createServer } from 'node:http';
import { openDatabase } from '../../apps/server/src/db/database.ts';

/** The least a server can do here: node:http and one keyed read on the same database. */
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('bare-server.ts needs the data folder');
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = await openDatabase({ dataDir, log: quiet });
const server = createServer((_request, response) => {
  void database.pool
    .query({
      name: 'bare',
      text: 'select id from users where id = $1',
      values: ['00000000-0000-4000-8000-000000000000'],
    })
    .then(({ rowCount }) => response.end(JSON.stringify({ rows: rowCount })));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
process.on('SIGTERM', () => {
  server.close();
  void database.close().then(() => process.exit(0));
});
