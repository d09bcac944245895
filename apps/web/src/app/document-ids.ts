/** Where the server's document keeps the page and the data it was drawn from. */
export const ROOT_ELEMENT_ID = 'root';
export const DATA_ELEMENT_ID = 'ori-data';
