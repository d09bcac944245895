const HEXTETS = 8;
const NETWORK_HEXTETS = 4;

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [
    ...first,
    ...Array.from({ length: Math.max(0, HEXTETS - first.length - last.length) }, () => '0'),
    ...last,
  ];
}

/**
 * The network an address is counted under: an IPv4 address itself, an IPv6 address its /64, since one
 * household is given a whole /64 (RFC 6177) and could use a new address for every guess. A caller who hung up has no
 * address any more, and is counted with the others who did.
 */
export function addressBucket(address: string | undefined): string {
  const plain = (address ?? '')
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%[^]*$/, '');
  if (!plain.includes(':')) return plain;
  const network = expand(plain)
    .slice(0, NETWORK_HEXTETS)
    .map((hextet) => hextet.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** Is this the machine itself? */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}
