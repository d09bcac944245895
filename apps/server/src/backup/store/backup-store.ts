export type Bytes = ReadableStream<Uint8Array>;

export interface StoredFile {
  /** Below the store's place, with slashes between folders. */
  readonly name: string;
  readonly bytes: number;
  /** When it was stored. */
  readonly at: Date;
}

/** Where backups are kept: a folder, or a bucket of an S3-compatible service. */
export interface BackupStore {
  /** Where it is, for people. */
  readonly place: string;
  /** A folder of this machine that what is to be stored is written into first; on the same disk where the place is a folder. */
  readonly staging: string;
  /** What lies in the place itself, or in one folder of it, in the order of names. */
  list(folder?: string): Promise<StoredFile[]>;
  /** Stores a file of `staging` under the name, whole or not at all, and replaces what had the name; the file is gone then. */
  take(file: string, name: string, signal?: AbortSignal): Promise<void>;
  read(name: string): Promise<Bytes>;
  remove(name: string): Promise<void>;
  /** Removes what stores left unfinished that were killed a day ago or more. */
  tidy(now: Date): Promise<void>;
}
