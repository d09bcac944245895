import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What becomes of a letter that arrives: it is taken, or the line is cut before or after it was taken. */
export type Fate = 'taken' | 'cut-before' | 'cut-after';

const always = (): Fate => 'taken';

/** A real SMTP server that dies and comes back on its port; `taken` holds whom letters went to, once for each letter. */
export async function openMortalSmtpServer() {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let server: SMTPServer;
  let fateOf = always;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  async function live(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.on('end', () => {
          const fate = fateOf();
          if (fate === 'cut-before') return cut();
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          return fate === 'cut-after' ? cut() : done();
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    ({ port } = server.server.address() as AddressInfo);
  }
  async function die(): Promise<void> {
    const closed = once(server.server, 'close');
    server.server.close();
    cut();
    await closed;
  }
  await live();
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    /** Decides over letters from now on. */
    decide: (by: () => Fate): void => void (fateOf = by),
    die,
    live,
  };
}
