import { validateFileName } from 'yauzl'
import { isStray } from './stray-signs.ts'
import { TableRefused } from './table-refused.ts'

/** Of a name in a folder, in bytes: no file system in use takes more. */
const LONGEST_NAME = 255
/** Of a path within the archive, in characters: it is kept within a folder of ours, and whole paths are bounded too. */
const LONGEST_PATH = 1000
const SHOWN = 80

/**
 * The path of an archive's entry as it is kept: without what says nothing (`./`, `//`). Throws TableRefused for one that leads out of
 * the archive or that no folder can keep.
 */
export function pathOfEntry(stated: string): string {
  const shown = stated.length > SHOWN ? `${stated.slice(0, SHOWN)}…` : stated
  if (stated.includes('\\') || isStray(stated) || validateFileName(stated) !== null)
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

/** Refuses entries of one name, also where only a file system takes two for one. */
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
    /** Once all of them are there: what is a file cannot be a folder. */
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
