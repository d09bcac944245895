import { z } from 'zod';
import { INTERVALS, type PaidPlanId, PLAN_IDS } from './billing-plans.ts';
import { BANDS } from './subjects.ts';

const paidPlan = z.enum(['family', 'coop', 'teacher', 'founders'] satisfies readonly PaidPlanId[]);
const interval = z.enum(INTERVALS);
const moment = z.iso.datetime();

/**
 * `GET /payments/offer`, for everybody: whether this installation takes money at all, whether plans are offered to
 * whoever asks (to a child they are not), and how much is taught by band today; no price is in it.
 */
export const offerAnswer = z.object({
  success: z.literal(true),
  isSelling: z.boolean(),
  isOffered: z.boolean(),
  taught: z.array(z.object({ band: z.enum(BANDS), lessons: z.int(), practised: z.int() })),
});
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** `POST /payments/create-checkout` */
export const createCheckoutInput = z.object({ plan: paidPlan, interval: interval.default('month') });
export type CreateCheckoutInput = z.input<typeof createCheckoutInput>;

/** Where to pay; `sessionId` is what `POST /payments/verify` asks for afterwards. */
export const checkoutAnswer = z.object({ success: z.literal(true), sessionId: z.string(), url: z.string() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

export const verifyInput = z.object({ sessionId: z.string().min(1).max(200) });

/** How far a checkout came: paid for (or its free days begun), still to be finished, or over without a plan. */
export const CHECKOUT_STATES = ['complete', 'open', 'over'] as const;

/** `POST /payments/subscription/change`: the same plan is no change, and no failure. */
export const changeSubscriptionInput = z.object({ plan: paidPlan, interval });
export type ChangeSubscriptionInput = z.infer<typeof changeSubscriptionInput>;

/** `POST /payments/places`: the children who shall hold a place, before those who are longest in the family. */
export const placesInput = z.object({ childIds: z.array(z.uuid()).max(60) });

export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past-due', 'ended'] as const;

export const subscription = z.object({
  plan: paidPlan,
  interval,
  status: z.enum(SUBSCRIPTION_STATUSES),
  startedAt: moment,
  /** Null once the trial is over. */
  trialEndsAt: moment.nullable(),
  /** The next payment, or the end when it was cancelled. */
  periodEndsAt: moment,
  isCancelled: z.boolean(),
  /** Until when everything stays open though the last payment failed; null: it did not. */
  pastDueUntil: moment.nullable(),
  /** The last moment at which the first payment is given back; null: nothing paid yet, or too late. */
  moneyBackUntil: moment.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** `GET /payments/subscription`: what was bought, and what is allowed and used because of it. */
export const subscriptionAnswer = z.object({
  success: z.literal(true),
  /** `none`: this installation sells nothing, and everything is allowed. */
  gateway: z.enum(['stripe', 'test', 'none']),
  plan: z.enum(PLAN_IDS),
  subscription: subscription.nullable(),
  /** Whether a free week still awaits whoever has never had one. */
  hasTrialLeft: z.boolean(),
  allows: z.object({ children: z.number().int().nullable(), hasClassroomTools: z.boolean() }),
  /** Children who hold a place, and those who rest because the plan has too few. */
  children: z.array(z.object({ childId: z.string(), name: z.string(), hasPlace: z.boolean() })),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** `POST /payments/card`: the provider's page where another card is given. */
export const cardPageAnswer = z.object({ success: z.literal(true), url: z.string() });
export type CardPageAnswer = z.infer<typeof cardPageAnswer>;

/** `POST /payments/card/verify`: `ref` is the `card` that the payer's browser brings back. */
export const cardInput = z.object({ ref: z.string().min(1).max(200) });

/** `POST /payments/verify`: what came of a checkout; the rest is `GET /payments/subscription`'s to tell. */
export const verifyAnswer = z.object({
  success: z.literal(true),
  state: z.enum(CHECKOUT_STATES),
  plan: paidPlan,
  interval,
  subscription: subscription.nullable(),
});
export type VerifyAnswer = z.infer<typeof verifyAnswer>;

/**
 * `POST /payments/subscription/{cancel,resume,change}`, `/payments/refund`, `/payments/card/verify`
 * and `/payments/places` answer with
 * `subscriptionAnswer` as it stands afterwards. Refusals, by code: `payments-off`, `plan-not-sold` (field `plan`),
 * `has-plan`, `no-plan`, `money-back-over`, `payments-unavailable` (try again),
 * `card-declined`, `not-found`.
 */
export const receipt = z.object({
  id: z.string(),
  number: z.string(),
  at: moment,
  plan: paidPlan,
  interval,
  cents: z.number().int(),
  currency: z.string(),
  status: z.enum(['paid', 'refunded', 'failed']),
});
export type Receipt = z.infer<typeof receipt>;

/** `GET /payments/receipts`, the latest first. */
export const receiptsAnswer = z.object({ success: z.literal(true), receipts: z.array(receipt) });
export type ReceiptsAnswer = z.infer<typeof receiptsAnswer>;
