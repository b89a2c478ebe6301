import { Readable } from 'node:stream'
import type { Decrypter, Encrypter } from 'age-encryption'
import { SetupError } from '../../platform/setup-error.ts'
import type { BackupKey } from './key-file.ts'

/** A step of a pipeline of streams. */
export type Step = (pieces: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>

/** How a file of `age` begins (age-encryption.org/v1). */
export const ENCRYPTED_BEGINS = 'age-encryption.org/v1'

/** Encrypts in the format of `age`, so that its own program opens the file too. Throws SetupError if the key is none. */
export async function encryptWith(key: BackupKey): Promise<Step> {
  const encrypter = await createEncrypter(key)
  return async function* encrypt(pieces) {
    yield* await encrypter.encrypt(asWebStream(pieces))
  }
}

/** Decrypts what `encryptWith` or `age` wrote. The step throws SetupError if the key does not fit. */
export async function decryptWith(key: BackupKey): Promise<Step> {
  const decrypter = await createDecrypter(key)
  return async function* decrypt(pieces) {
    yield* await decrypter.decrypt(asWebStream(pieces)).catch(ofWrongKey)
  }
}

async function createEncrypter(key: BackupKey): Promise<Encrypter> {
  const age = await import('age-encryption')
  const encrypter = new age.Encrypter()
  try {
    if ('passphrase' in key) encrypter.setPassphrase(key.passphrase)
    else {
      const recipients =
        'recipients' in key
          ? key.recipients
          : await Promise.all(key.identities.map(async (identity) => age.identityToRecipient(identity)))
      for (const recipient of recipients) encrypter.addRecipient(recipient)
    }
    return encrypter
  } catch (error) {
    throw ofNoKey(error)
  }
}

async function createDecrypter(key: BackupKey): Promise<Decrypter> {
  if ('recipients' in key)
    throw new SetupError('The key file holds public keys, which only encrypt: name the file of the secret key.')
  const age = await import('age-encryption')
  const decrypter = new age.Decrypter()
  try {
    if ('passphrase' in key) decrypter.addPassphrase(key.passphrase)
    else for (const identity of key.identities) decrypter.addIdentity(identity)
    return decrypter
  } catch (error) {
    throw ofNoKey(error)
  }
}

function ofNoKey(error: unknown): SetupError {
  return new SetupError(`The key file holds a key that age does not know: ${(error as Error).message}.`, error)
}

function ofWrongKey(error: unknown): never {
  const { message } = error as Error
  if (/no identity matched/i.test(message))
    throw new SetupError('The key does not open this backup: it was encrypted for another one.', error)
  throw error
}

function asWebStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>
}
