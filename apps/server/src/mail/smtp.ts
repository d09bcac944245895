import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.ts';

const PATIENCE_MS = 10_000;

/** Delivery by SMTP from a URL such as `smtps://user:secret@mail.example.org`. */
export function openSmtp(url: string, from: string): { deliver: Deliver; close: () => Promise<void> } {
  const transport = createTransport(url, { from });
  return {
    async deliver({ unsubscribeUrl, to, subject, text }, id) {
      const late = AbortSignal.timeout(PATIENCE_MS);
      await Promise.race([
        transport.sendMail({
          to,
          subject,
          text,
          ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
          messageId: `<${id}@ori>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        }),
        new Promise<never>((_, reject) =>
          late.addEventListener('abort', () => reject(new Error('smtp timeout'))),
        ),
      ]);
    },
    async close() {
      transport.close();
    },
  };
}
