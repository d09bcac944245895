/** Without a network a change fails at once and says so, rather than wait, unsaid, until it is back. */
export const TOLD_AT_ONCE = { networkMode: 'always' } as const;
