import { validateFileName } from 'yauzl'
import { isStray } from './stray-signs.ts'
import { TableRefused } from './table-refused.ts'

/** The bytes of a file name; no common file system takes more. */
const LONGEST_NAME = 255
/** The characters of a path in the archive; our folder's path comes before it, and whole paths are limited too. */
const LONGEST_PATH = 1000
const SHOWN = 80

/** Normalises the path of an archive's entry (`./`, `//`). Throws TableRefused if it leads out of the archive or cannot be stored. */
export function pathOfEntry(stated: string): string {
  const shown = stated.length > SHOWN ? `${stated.slice(0, SHOWN)}…` : stated
  if (isStray(stated) || validateFileName(stated) !== null)
    throw new TableRefused(
      `The archive holds a path that leads out of it or cannot be kept: ${shown}`,
      `压缩包中的路径不安全或无法使用：${shown}`,
    )
  const parts = stated.split('/').filter((part) => part !== '' && part !== '.')
  if (stated.length > LONGEST_PATH || parts.some((part) => Buffer.byteLength(part) > LONGEST_NAME))
    throw new TableRefused(
      `The archive holds a name that is too long to be kept: ${shown} Shorten it and pack the files again.`,
      `压缩包中的文件名过长：${shown} 请缩短后重新打包。`,
    )
  return parts.join('/')
}

/** Refuses entries with the same name, including names that some file systems treat as the same. */
export function createDistinctNames() {
  const statedByName = new Map<string, string>()
  const folders = new Set<string>()
  return {
    add(stated: string, path: string): void {
      const name = sameName(path)
      const other = statedByName.get(name)
      if (other !== undefined) throw other === stated ? twice(stated) : alike(other, stated)
      statedByName.set(name, stated)
      for (let end = name.indexOf('/'); end > 0; end = name.indexOf('/', end + 1)) folders.add(name.slice(0, end))
    },
    /** Called after all entries: refuses a path that is both a file and a folder. */
    check(): void {
      for (const [name, stated] of statedByName) if (folders.has(name)) throw twice(stated)
    },
  }
}

function sameName(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

function twice(name: string): TableRefused {
  return new TableRefused(`The archive holds ${name} twice.`, `压缩包中有两个 ${name}。`)
}

function alike(one: string, other: string): TableRefused {
  return new TableRefused(
    `The archive holds ${one} and ${other}, which are one name to many file systems: call one of them otherwise.`,
    `压缩包中的 ${one} 和 ${other} 在许多文件系统中是同一个名称，请将其中一个改名。`,
  )
}
