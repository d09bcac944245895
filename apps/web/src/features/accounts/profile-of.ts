import type { User } from '@ori/contracts/accounts';

/** The page where somebody corrects what is kept of them. */
export function profileOf({ role }: Pick<User, 'role'>): string {
  return role === 'parent' ? '/dashboard/parent/profile' : '/profile';
}
