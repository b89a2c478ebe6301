import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { KEY_BYTES } from './sealing.ts'
import { SetupError } from './setup-error.ts'
import { isNoFile, syncFolder } from './storage/files.ts'

/** A key of 256 bits in base64, with or without padding; undefined for any other text. */
export function readKey(text: string): Buffer | undefined {
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

/**
 * The key in a file, which is made with a random one if there is none; only its user may read it. Throws SetupError for a file that
 * cannot be read or holds something else: a new key in its place would make what the former one encrypted unreadable.
 */
export async function openKeyFile(path: string): Promise<Buffer> {
  try {
    const found = await readFile(path, 'utf8').catch(async (error: unknown) => {
      if (!isNoFile(error)) throw error
      await makeKeyFile(path)
      return readFile(path, 'utf8')
    })
    const key = readKey(found.trim())
    if (key) return key
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(`The key file ${path} cannot be read or made (${cause}).`, error)
  }
  throw new SetupError(
    `The key file ${path} holds no key; put it back, or delete it: addresses of share links that were made with it are then not shown any more.`,
  )
}

/** Links a complete file into place: nobody reads half of it, and of two that make one at the same time both read the first. */
async function makeKeyFile(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(aside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await syncFolder(dirname(path))
  } finally {
    await rm(aside, { force: true })
  }
}
