import type { User } from '@ori/contracts/accounts';

/** Whether what learners hand in waits for this person to be read and scored. */
export const readsSyntheses = (user: User | null): boolean => user !== null && user.role !== 'student';
