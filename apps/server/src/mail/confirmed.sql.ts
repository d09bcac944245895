import { EMAIL_MARKS } from '@ori/core/accounts/email-proof';

const MARKED = EMAIL_MARKS.map((mark) => `jsonb_typeof(u.metadata->'${mark}') = 'string'`).join(' or ');

/** `isEmailConfirmed` of the row `u` of `users`, in SQL. */
export const IS_CONFIRMED = `coalesce(u.metadata->'demo' = 'true'::jsonb or ${MARKED}, false)`;
