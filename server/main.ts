import { flushCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { answerWhileStarting } from './platform/http/starting.ts'
import { beginPostgres } from './platform/postgres/begun-postgres.ts'
import { keepFilesPrivate } from './platform/postgres/data-folder.ts'
import { asSetupError } from './platform/setup-error.ts'
import { checkObjects } from './platform/storage/objects/check-objects.ts'
import { hearAskedToStop } from './platform/stop-signals.ts'

/** Starts the product: first the port, then an existing database, because it may need to recover. */
async function main(): Promise<void> {
  const config = readConfig()
  keepFilesPrivate()
  const starting = await answerWhileStarting({ ...config, isSilent: config.drainMs > 0 })
  // Registered before the database starts, because the database would outlive an interrupted start.
  const whenAskedToStop = hearAskedToStop()
  await checkObjects(config.storage, console.warn)
  const begun = await beginPostgres(config)
  // Most of the code loads while the database starts, which needs no time of this process (decisions/083, 116).
  const { run } = await import('./run.ts')
  await run({ config, starting, begun, whenAskedToStop })
  // Saved now, because a killed process writes nothing at its end.
  flushCompileCache()
}

try {
  await main()
} catch (error) {
  const known = asSetupError(error)
  if (!known) throw error
  console.error(known.message)
  process.exit(1)
}
