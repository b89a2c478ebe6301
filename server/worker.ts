import { readConfig } from './config.ts'
import { asSetupError } from './platform/setup-error.ts'
import { hearAskedToStop } from './platform/stop-signals.ts'
import { work } from './work.ts'

try {
  await work({ config: readConfig(), whenAskedToStop: hearAskedToStop() })
} catch (error) {
  const known = asSetupError(error)
  if (!known) throw error
  console.error(known.message)
  process.exit(1)
}
