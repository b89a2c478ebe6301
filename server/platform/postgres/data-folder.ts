import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '../setup-error.ts'

/** Creates the data folder if it is missing. Throws SetupError if it cannot be written. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(
      `The data folder ${dataDir} cannot be written (${cause}); set DATA_DIR to a folder of yours.`,
      error,
    )
  }
}

/** Is in a data folder from the beginning of a restore to its end (decisions/161). */
export const UNFINISHED_RESTORE = 'restore.unfinished'

export function isHalfRestored(dataDir: string): boolean {
  return existsSync(join(dataDir, UNFINISHED_RESTORE))
}
