import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError } from './plain-error.mjs'

const POSTGRES_15 = '/usr/lib/postgresql/15/bin/postgres'
const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium to test with; on Debian or Ubuntu, as root, it is installed where there is none. */
export function findChromium() {
  const found = lookForChromium()
  if (found) return found
  aptInstall('chromium', 'fonts-noto-cjk')
  const installed = lookForChromium()
  if (installed) return installed
  throw new PlainError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  )
}

function lookForChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => BROWSER_NAMES.map((name) => join(folder, name)))
  return [...onPath, MAC_BROWSER].find((path) => existsSync(path))
}

/** The whole-app tests also run on PostgreSQL 15: Debian's, installed where that is possible. */
export function installPostgres15() {
  if (!existsSync(POSTGRES_15)) aptInstall('postgresql-15')
}

function aptInstall(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(' and ')} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'ignore' })
}
