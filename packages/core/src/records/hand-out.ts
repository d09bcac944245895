/**
 * Shares of a whole number that come as near to what each needs as whole numbers can: one at a time to the
 * neediest, the earlier one of two alike. Without anybody to take them, none are handed out.
 */
export function handOut(whole: number, needs: readonly number[]): number[] {
  const shares = needs.map(() => 0);
  if (needs.length === 0) return shares;
  for (let left = whole; left > 0; left--) {
    const neediest = neediestOf(needs, shares);
    shares[neediest] = (shares[neediest] ?? 0) + 1;
  }
  return shares;
}

function neediestOf(needs: readonly number[], shares: readonly number[]): number {
  let neediest = 0;
  const lack = (at: number) => (needs[at] ?? 0) - (shares[at] ?? 0);
  for (let at = 1; at < needs.length; at++) if (lack(at) > lack(neediest)) neediest = at;
  return neediest;
}
