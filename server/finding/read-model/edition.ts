import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Everything that decides what the parts of a snapshot are and mean: our code, and the packages that read words. */
const SOURCES = ['../', '../../catalogue/', '../../platform/', '../../../contract/', '../../../package-lock.json']

/**
 * A digest of that code. A number that someone must remember to raise would one day be forgotten, and a snapshot then
 * read as something that it is not.
 */
export function getEdition(): Promise<string> {
  edition ??= digestOf(SOURCES.map((path) => fileURLToPath(new URL(path, import.meta.url))))
  return edition
}

let edition: Promise<string> | undefined

async function digestOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const names = path.endsWith('/') ? (await readdir(path, { recursive: true })).sort() : ['']
    for (const name of names) {
      if (name && (!name.endsWith('.ts') || name.endsWith('.test.ts'))) continue
      hash.update(name).update(await readFile(path + name))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
