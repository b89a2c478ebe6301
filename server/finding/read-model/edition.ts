import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The code that decides the content of a snapshot: our own, and the packages that read words. */
const SOURCES = ['../', '../../catalogue/', '../../platform/', '../../../contract/', '../../../package-lock.json']

/**
 * A digest of that code: somebody would forget to raise a version number. Files are read synchronously, which takes 10 ms, a tenth of the
 * asynchronous time.
 */
export function getEdition(): string {
  edition ??= digestOf(SOURCES.map((path) => fileURLToPath(new URL(path, import.meta.url))))
  return edition
}

let edition: string | undefined

function digestOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const names = path.endsWith('/') ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : ['']
    for (const name of names) {
      if (name && (!name.endsWith('.ts') || name.endsWith('.test.ts'))) continue
      hash.update(name).update(readFileSync(path + name))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
