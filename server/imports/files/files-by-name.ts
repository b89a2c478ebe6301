import { readdir } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'
import { foldedAs } from '../../../contract/identity.ts'

/** Finds files in any subfolder by name, or by the end of their path. The folder is listed once. */
export function createFilesByName(folder: string): (path: string) => Promise<string[]> {
  let looked: Promise<Map<string, string[]>> | undefined

  return async (path) => {
    looked ??= lookThrough(folder)
    const named = (await looked).get(foldedAs(basename(path))) ?? []
    const alike = named.filter((one) => endsWith(foldedAs(one), foldedAs(path)))
    const exact = alike.filter((one) => endsWith(one, path))
    return exact.length ? exact : alike
  }
}

function endsWith(path: string, end: string): boolean {
  return path === end || path.endsWith(`/${end}`)
}

async function lookThrough(folder: string): Promise<Map<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'))
  return Map.groupBy(paths.toSorted(), (path) => foldedAs(basename(path)))
}
