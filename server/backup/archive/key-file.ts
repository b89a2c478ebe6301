import { readFile } from 'node:fs/promises'
import { SetupError } from '../../platform/setup-error.ts'

/** What encrypts and opens a backup: keys of `age`, or a passphrase. */
export type BackupKey = { passphrase: string } | { recipients: string[] } | { identities: string[] }

const LEAST_PASSPHRASE = 12

/**
 * Reads a file of public keys (`age1…`), of secret keys (`AGE-SECRET-KEY-…`), or with a passphrase as its only line. Empty lines and
 * lines with # are left out, as by `age`. Throws SetupError if it holds neither.
 */
export async function readKeyFile(path: string): Promise<BackupKey> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(`The key file ${path} cannot be read (${cause}).`, error)
  })
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  const [first = ''] = lines
  if (lines.every((line) => line.startsWith('age1')) && first) return { recipients: lines }
  if (lines.every((line) => line.startsWith('AGE-SECRET-KEY-')) && first) return { identities: lines }
  if (lines.length === 1 && first.length >= LEAST_PASSPHRASE) return { passphrase: first }
  throw new SetupError(
    `The key file ${path} must hold keys of age (age1… or AGE-SECRET-KEY-…), or one line with a passphrase of at least ${LEAST_PASSPHRASE} characters.`,
  )
}
