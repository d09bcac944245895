/** How this installation is paid: by Stripe, or by the built-in gateway with which no money moves. */
export type PaymentSettings =
  | { readonly kind: 'test' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Scheme, host and port of Stripe's interface; null: Stripe's own. */
      readonly apiBase: string | null;
      /** How long an answer is waited for, twice; 8 seconds by default. */
      readonly patienceMs?: number;
    };
