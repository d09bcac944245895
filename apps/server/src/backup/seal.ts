import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** What a backup is closed with: words that also open it, or a public key (`age1…`) that does not. */
export type Lock = { readonly passphrase: string } | { readonly publicKey: string };
/** What opens it: the words, or the secret key (`AGE-SECRET-KEY-1…`) of the public one. */
export type Key = { readonly passphrase: string } | { readonly secretKey: string };

/** age's format is fixed and public: https://age-encryption.org/v1. Any age program opens what we write. */
const PASSPHRASE_MIN = 20;
/** 64 MiB for one guess; age's own 18 would need 256 MiB, beside a server that runs. */
const SCRYPT_LOG_N = 16;

type Bytes = ReadableStream<Uint8Array>;

/** Bytes sealed as they pass, and the key the writer may check them with; nobody else learns it. */
export interface Sealer {
  readonly checkKey: Key;
  seal(plain: Bytes): Promise<Bytes>;
}

/** @throws BackupError for a passphrase that is too short, or a key that is none */
export async function sealer(lock: Lock): Promise<Sealer> {
  const encrypter = new Encrypter();
  const checkKey = await closeWith(encrypter, lock);
  return { checkKey, seal: (plain) => encrypter.encrypt(plain) };
}

async function closeWith(encrypter: Encrypter, lock: Lock): Promise<Key> {
  if ('passphrase' in lock) {
    if (lock.passphrase.length < PASSPHRASE_MIN)
      throw new BackupError(`The passphrase is too short: ${PASSPHRASE_MIN} characters at least.`);
    encrypter.setPassphrase(lock.passphrase);
    encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
    return lock;
  }
  try {
    encrypter.addRecipient(lock.publicKey);
  } catch (error) {
    throw new BackupError('The public key is none that age knows (age1…).', { cause: error });
  }
  // The backup is checked before it is called good, without the secret key: by one that lives as long as this process.
  const secretKey = await generateX25519Identity();
  encrypter.addRecipient(await identityToRecipient(secretKey));
  return { secretKey };
}

/** @throws BackupError when the key does not open it */
export async function unseal(sealed: Bytes, key: Key): Promise<Bytes> {
  const decrypter = new Decrypter();
  try {
    if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
    else decrypter.addIdentity(key.secretKey);
  } catch (error) {
    throw new BackupError('The secret key is none that age knows (AGE-SECRET-KEY-1…).', { cause: error });
  }
  return decrypter.decrypt(sealed).catch((error: unknown) => {
    const isOther = error instanceof Error && error.message.includes('no identity matched');
    const message = isOther
      ? 'The backup was closed with another passphrase or key.'
      : 'The file is no backup, or its beginning is damaged.';
    throw new BackupError(message, { cause: error });
  });
}
