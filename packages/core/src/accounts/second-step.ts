import type { Role } from '@ori/contracts/roles';

/** How somebody has just proved who they are, and from where. */
export interface SignInFacts {
  readonly role: Role;
  readonly proof: 'pin' | 'password';
  readonly knownDevice: boolean;
  /** A person of the demo family on a demo installation, from the machine itself. */
  readonly demoOnLoopback: boolean;
}

/**
 * Must an e-mailed code follow? (design §5) Admins always; parents and teachers when a PIN comes from
 * a device not seen before, where a password stands for the code; students never.
 */
export function needsSecondStep(facts: SignInFacts): boolean {
  if (facts.demoOnLoopback || facts.role === 'student') return false;
  if (facts.role === 'admin') return true;
  return facts.proof === 'pin' && !facts.knownDevice;
}
