import type {
  CardPageAnswer,
  CheckoutAnswer,
  CreateCheckoutInput,
  ReceiptsAnswer,
  SubscriptionAnswer,
  VerifyAnswer,
} from '@ori/contracts/billing';
import type { ChangeSubscriptionInput } from '@ori/contracts/billing';
import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;

export const askPlan = (): Outcome<SubscriptionAnswer> =>
  rest('GET', '/api/payments/subscription', undefined, { needs: ['gateway'] });

export const askReceipts = (): Outcome<ReceiptsAnswer> =>
  rest('GET', '/api/payments/receipts', undefined, { needs: ['receipts'] });

export const openCheckout = (wish: CreateCheckoutInput): Outcome<CheckoutAnswer> =>
  rest('POST', '/api/payments/create-checkout', wish, { needs: ['url'] });

export const verifyCheckout = (sessionId: string): Outcome<VerifyAnswer> =>
  rest('POST', '/api/payments/verify', { sessionId }, { needs: ['state', 'plan', 'interval'] });

export const openCardPage = (): Outcome<CardPageAnswer> =>
  rest('POST', '/api/payments/card', undefined, { needs: ['url'] });

export const takeCard = (ref: string): Outcome<SubscriptionAnswer> =>
  rest('POST', '/api/payments/card/verify', { ref });

export const cancelPlan = (): Outcome<SubscriptionAnswer> =>
  rest('POST', '/api/payments/subscription/cancel');

export const resumePlan = (): Outcome<SubscriptionAnswer> =>
  rest('POST', '/api/payments/subscription/resume');

export const changePlan = (to: ChangeSubscriptionInput): Outcome<SubscriptionAnswer> =>
  rest('POST', '/api/payments/subscription/change', to);

export const refundPlan = (): Outcome<SubscriptionAnswer> => rest('POST', '/api/payments/refund');

export const choosePlaces = (childIds: readonly string[]): Outcome<SubscriptionAnswer> =>
  rest('POST', '/api/payments/places', { childIds });
