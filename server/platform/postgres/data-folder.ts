import { access, constants, mkdir } from 'node:fs/promises'
import { SetupError } from '../setup-error.ts'

/** Makes the data folder where it is missing; throws SetupError where it cannot be written. */
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
