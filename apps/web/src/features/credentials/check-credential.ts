import type { PublicKeys, RevocationList } from '@ori/contracts/credentials';
import { checkCredential, type CheckedCredential, readToken } from '@ori/core/records/credential-check';
import { verifySignature } from '@ori/core/records/credential-signature';
import { tokenIn } from '@ori/core/records/credential-told';
import { rest } from '../../lib/rest.ts';

/** How a check ended: with an answer, or without a way to make one in this browser. */
export type Checked =
  | { readonly kind: 'checked'; readonly result: CheckedCredential; readonly isListAsked: boolean }
  | { readonly kind: 'impossible' };

/** Everything that was taken back, not the one that is checked: nobody learns which that is. Null without a network. */
async function revokedNow(): Promise<readonly string[] | null> {
  const answer = await rest<RevocationList>('GET', '/api/credentials/revocations', undefined, {
    needs: ['revokedCredential'],
  });
  return answer.ok ? answer.value.revokedCredential.map(({ id }) => id) : null;
}

/** Checks what somebody handed in, in this browser: what is pasted goes nowhere. */
export async function checkHere(text: string, { keys, issuer }: PublicKeys): Promise<Checked> {
  // Browsers withhold their cryptography from pages that came without encryption.
  if (!window.isSecureContext) return { kind: 'impossible' };
  const token = tokenIn(text);
  const isOurs = readToken(token)?.payload.iss === issuer;
  const revoked = isOurs ? await revokedNow() : null;
  const tools = { now: new Date(), keys, issuer, revoked, verify: verifySignature };
  return {
    kind: 'checked',
    result: await checkCredential(token, tools),
    isListAsked: revoked !== null,
  };
}
