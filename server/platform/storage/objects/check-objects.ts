import type { S3Place } from '../s3/s3-address.ts'
import { StoreAway } from './objects.ts'
import type { StorageSettings } from './open-objects.ts'

/** Tries the stores of the settings. Throws a SetupError for a wrong setting; a store that does not answer is only told of. */
export async function checkObjects({ to, from }: StorageSettings, warn: (line: string) => void): Promise<void> {
  if (!to && (!from || from === 'files')) return
  const { checkS3 } = await import('../s3/s3-check.ts')
  const check = async (setting: string, place: S3Place | 'files' | undefined, isWritten: boolean) => {
    if (!place || place === 'files') return
    await checkS3(setting, place, isWritten).catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error
      warn(`${setting}: ${error.message}; the server starts, and serves files once it does`)
    })
  }
  await check('STORAGE_URL', to, true)
  await check('STORAGE_FROM_URL', from, false)
}
