import type { Role } from '@ori/contracts/roles';

/** Who has just shown a PIN or password, and from where. */
export interface SignInFacts {
  readonly role: Role;
  readonly knownDevice: boolean;
  /** A person of the demo family on a demo installation, from the machine itself. */
  readonly demoOnLoopback: boolean;
}

/**
 * Must an e-mailed code follow? (design §5) Admins always; parents and teachers on a device not seen before, with a
 * password as with a PIN, since either may be known to others; students never. Who comes by Google is asked there (decision 045).
 */
export function needsSecondStep(facts: SignInFacts): boolean {
  if (facts.demoOnLoopback || facts.role === 'student') return false;
  if (facts.role === 'admin') return true;
  return !facts.knownDevice;
}
