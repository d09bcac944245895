import { useChildren } from '../../../features/families/families.queries.ts';
import { useFamilyStates } from '../../../features/records/use-family-states.ts';
import { HelplineList } from '../../../features/tutor/care/helpline-list.tsx';

const UNITED_STATES = 'US';

/** Helplines of the country the family’s records name; it is asked for where they name none. */
export function FamilyHelplines() {
  const family = useChildren().data?.children ?? [];
  const states = useFamilyStates(family.map(({ id }) => id));
  const home = states.some((state) => state.startsWith(`${UNITED_STATES}-`)) ? UNITED_STATES : null;
  return <HelplineList home={home} />;
}
