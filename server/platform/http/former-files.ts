import { chmod, copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isNoFile, renameInto } from '../storage/files.ts'

/** The folder of the built files within that of the page; each has a hash of its content in its name. */
const BUILT = 'assets'
/** The data folder's files are of its own user alone. */
const PRIVATE = 0o600
/** A server may run without a built page. */
function noneIfMissing(error: unknown): string[] {
  if (isNoFile(error)) return []
  throw error
}

const KEPT_DAYS = 30

/**
 * Keeps the built files of the page's present release, and removes those that no release of the last 30 days had. A tab that was
 * opened before a release asks for its parts by the names that it knows; they are served from `kept` when `folder` has others.
 */
export async function keepFormerFiles(folder: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(join(kept, BUILT), { recursive: true })
  const present = new Set(await readdir(join(folder, BUILT)).catch(noneIfMissing))
  const stored = new Set(await readdir(join(kept, BUILT)))
  for (const name of present) {
    const path = join(kept, BUILT, name)
    if (!stored.has(name))
      await renameInto(path, async (aside) => {
        await copyFile(join(folder, BUILT, name), aside)
        // A copy has the mode of its source.
        await chmod(aside, PRIVATE)
      })
    await utimes(path, now, now)
  }
  const oldest = now.getTime() - KEPT_DAYS * 24 * 60 * 60_000
  for (const name of stored) {
    const path = join(kept, BUILT, name)
    if (!present.has(name) && (await stat(path)).mtimeMs < oldest) await rm(path, { force: true })
  }
}
