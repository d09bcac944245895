/** Half the length of a single bond between two such atoms, in ångström (Cordero et al., Dalton Transactions, 2008). */
const COVALENT: Readonly<Record<string, number>> = { H: 0.31, C: 0.76, N: 0.71, O: 0.66, Si: 1.11 };

/** How far an atom of a molecule reaches, in ångström (Alvarez, Dalton Transactions, 2013; H: Rowland & Taylor, 1996). */
const VAN_DER_WAALS: Readonly<Record<string, number>> = { H: 1.1, C: 1.77, N: 1.66, O: 1.5, Si: 2.19 };

/** Radii of ions with six neighbours, in ångström (Shannon, Acta Crystallographica A32, 1976). */
const ION: Readonly<Record<string, number>> = { Na: 1.02, Cl: 1.81, Ca: 1.0, Pb: 1.19, S: 1.84, O: 1.4 };

function known(table: Readonly<Record<string, number>>, element: string): number {
  const radius = table[element];
  if (radius === undefined) throw new RangeError(`no radius of ${element}`);
  return radius;
}

/** How far an atom reaches in a molecule or a network, in ångström; only elements of such structures have one. */
export function vanDerWaalsRadius(element: string): number {
  return known(VAN_DER_WAALS, element);
}

/** How large an atom is where it is bound, in ångström; only elements of molecules and networks have one. */
export function covalentRadius(element: string): number {
  return known(COVALENT, element);
}

/** How far an ion reaches in a crystal, in ångström; an atom inside an ion keeps its covalent radius. */
export function ionRadius(element: string): number {
  return ION[element] ?? covalentRadius(element);
}
