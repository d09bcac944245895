// What lives only as long as the tab. Each a constant of its own, so that a bundle carries those it uses.
export const token = 'authToken';
/** Pages are shown as they come out on paper (spec §3: print mode). */
export const printMode = 'printMode';
/** Whose check-in was asked for in this tab: once a sign-in. */
export const checkInAsked = 'checkInAsked';
/** The plan somebody wanted before they signed in. */
export const checkoutAsked = 'checkoutAsked';
