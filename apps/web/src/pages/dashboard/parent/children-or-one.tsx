import type { Child } from '@ori/contracts/families';
import { FamilyOrOne, type FamilyOrOneProps } from '../../../features/families/family-or-one.tsx';
import { WholeFamily } from './whole-family.tsx';

/** A page about all of one's children side by side, or about one of them. */
export function ChildrenOrOne(props: Omit<FamilyOrOneProps<Child>, 'family'>) {
  return <WholeFamily>{(family) => <FamilyOrOne family={family} {...props} />}</WholeFamily>;
}
