/** What stands between a name and what is said of it; French keeps the colon apart from its word. */
export const colon = (language: string): string => (language === 'fr' ? '\u202F: ' : ': ');
