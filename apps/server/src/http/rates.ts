import type { RateLimitOptions } from '@fastify/rate-limit';
import { addressBucket } from '@ori/core/accounts/address-bucket';
import type { FastifyRequest } from 'fastify';
import './request-types.ts';

/** Calls a minute from one address, over the whole product: enough for a class behind one router. */
export const CALLS_PER_MINUTE = 2_000;

/** One account counts as one caller, wherever it calls from. */
const byAccount = {
  // Who asks is known from here on.
  hook: 'preParsing',
  keyGenerator: ({ viewer, ip }: FastifyRequest) => viewer?.userId ?? addressBucket(ip),
} as const;

/**
 * Tighter limits, named in a route's config as `rateLimit: RATES.mail`. They keep one address from
 * costing others; what protects a secret is counted in the database, for all processes together.
 */
export const RATES = {
  /** Calls that test a secret or make an account: a school behind one router comes in when the bell rings. */
  signIn: { max: 300, timeWindow: '1 minute' },
  /** Setting an installation up, with the address a start printed or with a wrong one. */
  firstRun: { max: 30, timeWindow: '1 minute' },
  /** Calls by which somebody signed in has a secret hashed. */
  newSecret: { max: 30, timeWindow: '1 minute' },
  /** Calls that send a mail or write for strangers. */
  mail: { max: 10, timeWindow: '1 minute' },
  /** Live checks while somebody types. */
  typing: { max: 60, timeWindow: '1 minute' },
  /** A visitor's try of the tutor: each may cost the maths thread its budget. */
  tutorTry: { max: 20, timeWindow: '1 minute' },
  /** Texts that learners and their grown-ups write and save. */
  writing: { max: 40, timeWindow: '1 minute' },
  /** Pictures and documents sent by one account: a pile of work after the holidays, and each costs seconds to open. */
  files: { max: 20, timeWindow: '1 minute', ...byAccount },
  /** Days that a parent marks one tap after the other: a month takes seconds. */
  marking: { max: 150, timeWindow: '1 minute' },
  /** Calendar programs, which ask a few times a day: many families may stand behind one of them. */
  feed: { max: 120, timeWindow: '1 minute' },
  /** Documents that are typeset: a class printing at once, not a machine that prints for ever. */
  printing: { max: 30, timeWindow: '1 minute' },
  /** Pages that are drawn for one request and not kept: searches without script, links with a code, wrong addresses. */
  drawings: { max: 120, timeWindow: '1 minute' },
  /** Cards of pages, drawn when first asked for: a robot that reads the whole site, not a machine that draws for ever. */
  cards: { max: 120, timeWindow: '1 minute' },
  /** Searches while somebody types: a class behind one router looks for the same thing. */
  searching: { max: 600, timeWindow: '1 minute' },
  /** Log deliveries from a browser. */
  logs: { max: 30, timeWindow: '1 minute' },
} as const satisfies Record<string, RateLimitOptions>;
