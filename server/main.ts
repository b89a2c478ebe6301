import { flushCompileCache } from 'node:module'
import { pino } from 'pino'
import type { AllTables } from './app.ts'
import { readConfig } from './config.ts'
import { answerWhileStarting } from './platform/http/starting.ts'
import { hasEmbeddedDatabase, openDatabase } from './platform/postgres/database.ts'
import { asSetupError } from './platform/setup-error.ts'
import { hearAskedToStop } from './platform/stop-signals.ts'

/** Starts the product. The place to listen on comes first, then a database that is there, which may have to recover first. */
async function main(): Promise<void> {
  const config = readConfig()
  const logger = pino({ level: config.logLevel })
  const starting = await answerWhileStarting(config)
  // Before there is a database, which would outlive a start that is ended.
  const whenAskedToStop = hearAskedToStop()
  const open = () => openDatabase<AllTables>(config, 'server')
  const opening = hasEmbeddedDatabase(config) ? open() : undefined
  // Told where it is waited for.
  opening?.catch(() => undefined)
  // Most of the code is read while the database starts (decisions/083).
  const { run } = await import('./run.ts')
  await run({ config, logger, starting, opening, open, whenAskedToStop })
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
