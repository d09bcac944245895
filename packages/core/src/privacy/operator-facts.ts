import type { Installation } from '@ori/contracts/legal';

/** What 16 CFR 312.4 asks of an operator before anything of a child is collected, in the order it is shown. */
export const OPERATOR_FACTS = ['name', 'address', 'phone', 'contact'] as const;
export type OperatorFact = (typeof OPERATOR_FACTS)[number];

/** A contact address that reaches nobody: the default of an installation that was not set up. */
export const isNobodys = (contact: string): boolean => contact.endsWith('@localhost');

/** Which of them this installation does not tell yet; none: it may take children. Pure. */
export function missingOfOperator({
  operator,
  phone,
  contact,
}: Pick<Installation, 'operator' | 'phone' | 'contact'>): readonly OperatorFact[] {
  const isMissing: Readonly<Record<OperatorFact, boolean>> = {
    name: operator === null,
    address: (operator?.address ?? null) === null,
    phone: phone === null,
    contact: isNobodys(contact),
  };
  return OPERATOR_FACTS.filter((fact) => isMissing[fact]);
}
