/** Where the server's document keeps the page and the data it was drawn from. */
export const ROOT_ELEMENT_ID = 'root';
export const DATA_ELEMENT_ID = 'ori-data';
/** The place in the site's head where the bell of somebody signed in hangs. */
export const BELL_SLOT_ID = 'bell-slot';
