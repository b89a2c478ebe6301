import { existsSync } from 'node:fs'
import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SetupError } from '../setup-error.ts'

/** Bits of a file's mode: what others than its user may do, and whether they may pass through a folder. */
const [OTHERS, PASSING] = [0o077, 0o011]

/** What this process and its children write from now on, only their user may read. Every program that writes data begins with it. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/** Creates the data folder if it is missing, and closes it to other users. Throws SetupError if it cannot be written. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    const first = await mkdir(dataDir, { recursive: true })
    if (first) await letPass(first, dataDir)
    await access(dataDir, constants.W_OK)
    await closeToOthers(dataDir)
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(
      `The data folder ${dataDir} cannot be written (${cause}); set DATA_DIR to a folder of yours.`,
      error,
    )
  }
}

/** As root, PostgreSQL is another user, who must pass through the folders above its own. */
async function letPass(first: string, dataDir: string): Promise<void> {
  if (!isRoot()) return
  for (let folder = dataDir; folder.length >= first.length; folder = dirname(folder))
    await chmod(folder, 0o700 | PASSING)
}

/** What lies deeper was perhaps written by an older version for all to read; nobody else gets there any more. */
async function closeToOthers(dataDir: string): Promise<void> {
  await close(dataDir, isRoot() ? OTHERS & ~PASSING : OTHERS)
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile()) await close(join(dataDir, entry.name), OTHERS)
}

async function close(path: string, bits: number): Promise<void> {
  try {
    const { mode } = await stat(path)
    if (mode & bits) await chmod(path, mode & ~bits)
  } catch (error) {
    // Another process has just removed it, or it belongs to another user, who decides.
    if (!['ENOENT', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Is in a data folder from the beginning of a restore to its end (decisions/161). */
export const UNFINISHED_RESTORE = 'restore.unfinished'

export function isHalfRestored(dataDir: string): boolean {
  return existsSync(join(dataDir, UNFINISHED_RESTORE))
}
