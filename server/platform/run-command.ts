import { keepFilesPrivate } from './postgres/data-folder.ts'
import { asSetupError } from './setup-error.ts'
import { StoreAway } from './storage/objects/objects.ts'

/** Runs a command of the product and sets the exit code. A failure that somebody can fix is one line, with the code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  keepFilesPrivate()
  try {
    process.exitCode = await main()
  } catch (error) {
    const known = error instanceof StoreAway ? error : asSetupError(error)
    if (!known) throw error
    console.error(known.message)
    process.exitCode = 1
  }
}
