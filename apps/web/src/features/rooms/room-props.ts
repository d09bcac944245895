import type { StudentHome } from '@ori/contracts/learning';

/** What every home gets: the learner's figures and what to call them. */
export interface RoomProps {
  readonly home: StudentHome;
  readonly name: string;
}
