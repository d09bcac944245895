import type { Child } from '@ori/contracts/families';
import { requiredContext } from '../../lib/outside-provider.ts';

/** A child whose record is kept. */
export type RecordChild = Pick<Child, 'id' | 'firstName'>;

export interface RecordRoom {
  /** Parents write; a teacher with leave only reads. */
  readonly mayWrite: boolean;
  /** Ids of what the browser makes: sent twice, it is one. */
  readonly newId: () => string;
}

const [RecordRoomContext, useRecordRoom] = requiredContext<RecordRoom>('useRecordRoom', 'RecordRoomContext');
export { RecordRoomContext, useRecordRoom };
