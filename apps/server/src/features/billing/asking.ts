import { fail, type Result, succeed } from '@ori/contracts/result';
import { GatewayDeclined, GatewayDown } from './gateways/gateway.ts';

/** Runs a call to the provider; when it does not answer, nothing of ours is written. */
export async function asking<Value>(
  call: () => Promise<Value>,
): Promise<Result<Value, 'payments-unavailable' | 'card-declined'>> {
  try {
    return succeed(await call());
  } catch (error) {
    if (error instanceof GatewayDeclined) return fail('card-declined');
    if (error instanceof GatewayDown) return fail('payments-unavailable');
    throw error;
  }
}
