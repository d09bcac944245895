import { createServer } from 'node:http';

/** The least a server can be: Node and one page. Tells its address once it listens. */
const server = createServer((_request, response) => response.end('<!doctype html><title>Bare</title>'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
