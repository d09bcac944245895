import { listed, SYMBOLS } from './symbols.ts';

/** When an element became known as a substance of its own: `about` where the year is a century's guess. */
export type Discovery =
  | { readonly kind: 'antiquity' }
  | { readonly kind: 'year'; readonly year: number; readonly about: boolean };

/**
 * Since antiquity (`a`), or the year in which it was first told apart as something new, not the year in which it
 * first lay there by itself (fluorine: recognised 1810, isolated 1886). Helium counts from its finding on Earth.
 * After the Royal Society of Chemistry's table of the elements; many of these years are argued about.
 */
const KNOWN = listed(`
  1766 1895
  1817 1798 1808 a 1772 1774 1810 1898
  1807 1755 1825 1824 1669 a 1774 1894
  1807 1808 1879 1791 1801 1798 1774 a 1735 1751 a 1746 1875 1886 ~1250 1817 1826 1898
  1861 1790 1794 1789 1801 1781 1937 1844 1804 1803 a 1817 1863 a a 1783 1811 1898
  1860 1774 1839 1803 1885 1885 1945 1879 1901 1880 1843 1886 1878 1843 1879 1878
    1907 1923 1802 1783 1925 1804 1804 1748 a a 1861 a ~1500 1898 1940 1900
  1939 1898 1899 1829 1913 1789 1940 1941 1944 1944 1949 1950 1952 1953 1955 1966
    1961 1969 1970 1974 1981 1984 1982 1994 1994 1996 2004 1999 2003 2000 2010 2002
`);

function discoveryOf(entry: string): Discovery {
  if (entry === 'a') return { kind: 'antiquity' };
  return { kind: 'year', year: Number(entry.replace('~', '')), about: entry.startsWith('~') };
}

/** Discoveries in order of atomic number. */
export const DISCOVERIES: readonly Discovery[] = KNOWN.map(discoveryOf);

/** Whether it was known in that year (of the common era). */
export function isKnownIn(discovery: Discovery, year: number): boolean {
  return discovery.kind === 'antiquity' || discovery.year <= year;
}

/** Symbols of what was known in that year, in order of atomic number. */
export function knownIn(year: number): readonly string[] {
  return SYMBOLS.filter((_symbol, at) => {
    const discovery = DISCOVERIES[at];
    return discovery !== undefined && isKnownIn(discovery, year);
  });
}
