import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PlainError } from './plain-error.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MARKER = new URL('../node_modules/.installed', import.meta.url)

/** Installs exactly the versions of the lock file, unless they are installed already. */
export function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(new URL('../package-lock.json', import.meta.url)))
    .digest('hex')
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lock) return
  console.log('Installing …')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (done.error || done.status !== 0)
    throw new PlainError(
      'npm could not install the dependencies; what it says above tells why (most often: the registry is out of reach).',
    )
  writeFileSync(MARKER, lock)
}
