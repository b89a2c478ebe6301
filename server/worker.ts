import { readConfig } from './config.ts'
import { keepFilesPrivate } from './platform/postgres/data-folder.ts'
import { asSetupError } from './platform/setup-error.ts'
import { checkObjects } from './platform/storage/objects/check-objects.ts'
import { hearAskedToStop } from './platform/stop-signals.ts'
import { work } from './work.ts'

try {
  const config = readConfig()
  keepFilesPrivate()
  await checkObjects(config.storage, console.warn)
  await work({ config, whenAskedToStop: hearAskedToStop() })
} catch (error) {
  const known = asSetupError(error)
  if (!known) throw error
  console.error(known.message)
  process.exit(1)
}
