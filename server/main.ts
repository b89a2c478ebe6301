import { flushCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { answerWhileStarting } from './platform/http/starting.ts'
import { beginPostgres } from './platform/postgres/begun-postgres.ts'
import { asSetupError } from './platform/setup-error.ts'
import { hearAskedToStop } from './platform/stop-signals.ts'

/** Starts the product. The place to listen on comes first, then a database that is there, which may have to recover first. */
async function main(): Promise<void> {
  const config = readConfig()
  const starting = await answerWhileStarting(config)
  // Before there is a database, which would outlive a start that is ended.
  const whenAskedToStop = hearAskedToStop()
  const begun = await beginPostgres(config)
  // Most of the code is read while the database starts, which needs no turn of this process meanwhile (decisions/083, 116).
  const { run } = await import('./run.ts')
  await run({ config, starting, begun, whenAskedToStop })
  // Kept now for the next start, since whoever is killed writes nothing at the end.
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
