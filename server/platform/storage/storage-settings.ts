import { SetupError } from '../setup-error.ts'
import type { StorageSettings } from './objects/open-objects.ts'
import { readS3Address } from './s3/s3-address.ts'

/** The settings of storage as they are given; absent ones are undefined. */
export interface GivenStorage {
  STORAGE_URL?: string | undefined
  STORAGE_FROM_URL?: string | undefined
  STORAGE_FROM_ACCESS_KEY_ID?: string | undefined
  STORAGE_FROM_SECRET_ACCESS_KEY?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
}

/** Where files are, by the settings. Throws a SetupError for wrong ones; it never quotes an address, which may hold a secret. */
export function readStorageSettings(given: GivenStorage, dataDir: string): StorageSettings {
  const { STORAGE_URL: url, STORAGE_FROM_URL: fromUrl } = given
  const keys = {
    accessKeyId: given.AWS_ACCESS_KEY_ID,
    secretAccessKey: given.AWS_SECRET_ACCESS_KEY,
    sessionToken: given.AWS_SESSION_TOKEN,
  }
  const hasOwnKeys = given.STORAGE_FROM_ACCESS_KEY_ID && given.STORAGE_FROM_SECRET_ACCESS_KEY
  const fromKeys = hasOwnKeys
    ? { accessKeyId: given.STORAGE_FROM_ACCESS_KEY_ID, secretAccessKey: given.STORAGE_FROM_SECRET_ACCESS_KEY }
    : keys
  const to = url === undefined ? undefined : readS3Address('STORAGE_URL', url, keys)
  if (fromUrl === undefined) return { dataDir, to, from: undefined }
  const from = fromUrl === 'file:' ? 'files' : readS3Address('STORAGE_FROM_URL', fromUrl, fromKeys)
  const isSame = from === 'files' ? !to : from.address === to?.address && from.prefix === to.prefix
  if (isSame)
    throw new SetupError('STORAGE_FROM_URL names the place where files already go: remove it, or name the former one.')
  return { dataDir, to, from }
}
