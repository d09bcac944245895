/** A row of the table: `times` ones and the product for it; chosen when the rows marked so make the multiplier. */
export interface DoublingRow {
  readonly times: number;
  readonly product: number;
  readonly isNeeded: boolean;
}

/**
 * `multiplier` × `multiplicand` as scribes of the Rhind papyrus set it out: double both columns, then add the rows
 * whose left numbers make the multiplier. Each is needed or not in exactly one way, as in base two.
 */
export function doublingTable(multiplier: number, multiplicand: number): DoublingRow[] {
  const rows: DoublingRow[] = [];
  for (let times = 1; times <= multiplier; times *= 2) {
    rows.push({
      times,
      product: times * multiplicand,
      isNeeded: Math.floor(multiplier / times) % 2 === 1,
    });
  }
  return rows;
}
