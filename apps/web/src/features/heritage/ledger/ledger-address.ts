/** What a reader narrows the ledger by, as it stands in the page's address. */
export interface LedgerAsked {
  readonly search: string;
  readonly label: string;
  readonly culture: string;
  readonly kind: string;
  readonly offset: number;
  readonly claim: string;
}

const WORDS = ['search', 'label', 'culture', 'kind', 'claim'] as const;
const MOST_CHARACTERS = 100;
const MOST_OFFSET = 100_000;

/** The part of the ledger an address asks for; whatever cannot be meant counts as not said. */
export function askedIn(params: URLSearchParams): LedgerAsked {
  const word = (name: (typeof WORDS)[number]): string => (params.get(name) ?? '').trim();
  const offset = Number(params.get('offset') ?? '0');
  return {
    search: word('search').slice(0, MOST_CHARACTERS),
    label: word('label').slice(0, 40),
    culture: word('culture').slice(0, 40),
    kind: word('kind').slice(0, 40),
    claim: word('claim').slice(0, MOST_CHARACTERS * 2),
    offset: Number.isInteger(offset) && offset > 0 && offset <= MOST_OFFSET ? offset : 0,
  };
}

function paramsOf(asked: Partial<LedgerAsked>): string {
  const said = [...WORDS, 'offset' as const].flatMap((name) => {
    const value = asked[name];
    return value ? [[name, String(value)]] : [];
  });
  const text = new URLSearchParams(said).toString();
  return text === '' ? '' : `?${text}`;
}

/** Where the answer to an address comes from. */
export function ledgerDataPath(params: URLSearchParams): string {
  return `/api/heritage/methodology${paramsOf(askedIn(params))}`;
}

/** The address of a part of the ledger; in the language that the present one names, if it does. */
export function ledgerAddress(asked: Partial<LedgerAsked>, lng: string | null): string {
  const query = paramsOf(asked);
  const language = lng === null ? '' : `${query === '' ? '?' : '&'}lng=${encodeURIComponent(lng)}`;
  return `/methodology${query}${language}${asked.claim ? '#claim' : '#ledger'}`;
}

/** Whether anything narrows the ledger. */
export function isNarrowed({ search, label, culture, kind }: LedgerAsked): boolean {
  return [search, label, culture, kind].some((value) => value !== '');
}
