import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

interface Failure {
  code: number | null
  /** What PostgreSQL wrote to its log. */
  said: string
  /** The user id of the owner of the cluster's folder, if known. */
  folderOwner: number | undefined
}

/** The message when PostgreSQL ends before it answers. */
export function describeStartFailure(
  { cluster, owner }: { cluster: string; owner?: { uid: number } },
  { code, said, folderOwner }: Failure,
): string {
  const see = `see ${cluster}.log.`
  const user = owner?.uid ?? process.getuid?.()
  if (user === undefined || !/Permission denied|wrong ownership/.test(said))
    return `PostgreSQL did not start (exit code ${code}); ${see}`
  const cause =
    folderOwner === undefined || folderOwner === user
      ? `all of its database: something in ${cluster} belongs to another user than ${user}, which PostgreSQL runs as.`
      : `its database: ${cluster} belongs to user ${folderOwner}, and PostgreSQL runs as user ${user}.`
  return `PostgreSQL may not read ${cause} Was the folder copied? Give it to that user (chown -R ${user} ${cluster}); ${see}`
}

/** The part of a log after its first `from` bytes. Synchronous, because an exit handler calls it. */
export function readLogFrom(path: string, from: number): string {
  try {
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(Math.max(0, Math.min(fstatSync(file).size - from, MOST_BYTES)))
      return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, from))
    } finally {
      closeSync(file)
    }
  } catch {
    return ''
  }
}

/** The user id of a folder's owner. */
export function findOwner(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.uid
}

const MOST_BYTES = 64 * 1024
