import { readdir } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'

/** Finds files by name in any subfolder. The folder is listed once. */
export function createFilesByName(folder: string): (name: string) => Promise<string[]> {
  let looked: Promise<Map<string, string[]>> | undefined

  return async (name) => {
    looked ??= lookThrough(folder)
    const alike = (await looked).get(bare(name)) ?? []
    const exact = alike.filter((path) => basename(path) === name)
    return exact.length ? exact : alike
  }
}

/** Names match regardless of case and of the system's encoding of accents. */
const bare = (name: string) => name.normalize('NFC').toLowerCase()

async function lookThrough(folder: string): Promise<Map<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'))
  return Map.groupBy(paths.toSorted(), (path) => bare(basename(path)))
}
