import { isLoopback } from '@ori/core/accounts/address-bucket';
import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.ts';

const PATIENCE_MS = 10_000;

/** `required`: a letter leaves encrypted or not at all; `optional`: encrypted where the mail server offers it. */
export type SmtpTls = 'required' | 'optional';

export interface SmtpOptions {
  /** Such as `smtps://user:secret@mail.example.org`. */
  readonly url: string;
  /** Sender's address. */
  readonly from: string;
  readonly tls: SmtpTls;
}

/** The mail server offers no encryption, or none that can be trusted. The name is what the log tells. */
export class MailNotEncrypted extends Error {
  constructor(cause: unknown) {
    super('The mail server offers no encryption that can be trusted (SMTP_TLS)', { cause });
    this.name = 'MailNotEncrypted';
  }
}

/** What holds for a mail server: nobody listens between this machine and itself. */
export function tlsFor(url: string, wished: SmtpTls): SmtpTls {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || isLoopback(host) ? 'optional' : wished;
}

/** No STARTTLS, or a certificate that does not hold (Node's names for what is wrong with one). */
function isAboutTls(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, originalCode = '' } = error as Error & { code?: string; originalCode?: string };
  return code === 'ETLS' || /CERT|SIGNATURE|_SSL_/.test(originalCode);
}

/** Delivery by SMTP. @throws MailNotEncrypted from `deliver` where encryption is required and cannot be had */
export function openSmtp({ url, from, tls }: SmtpOptions): { deliver: Deliver; close: () => Promise<void> } {
  const transport = createTransport({ url, requireTLS: tls === 'required' }, { from });
  return {
    async deliver({ unsubscribeUrl, to, subject, text }, id) {
      const late = AbortSignal.timeout(PATIENCE_MS);
      const sending = transport.sendMail({
        to,
        subject,
        text,
        ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
        messageId: `<${id}@ori>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await Promise.race([
        sending.catch((error: unknown) => {
          throw isAboutTls(error) ? new MailNotEncrypted(error) : error;
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
