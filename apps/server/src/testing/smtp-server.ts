import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server on loopback that refuses the first `refusals` letters; with `hasTls` it offers STARTTLS, by a
 * certificate that nobody vouches for.
 */
export async function openSmtpServer(refusals = 0, { hasTls = false } = {}) {
  const received: { from: string; to: string[]; body: string; isEncrypted: boolean }[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    onData(stream, { envelope, secure: isEncrypted }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if ((left -= 1) >= 0) return done(new Error('busy, come again'));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, body: Buffer.concat(parts).toString(), isEncrypted });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
