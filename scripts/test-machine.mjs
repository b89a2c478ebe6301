import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError } from './plain-error.mjs'

const POSTGRES_15 = '/usr/lib/postgresql/15/bin/postgres'
const PGBOUNCER = '/usr/sbin/pgbouncer'
// The headless shell is Chromium without its window: the same pages for two thirds of the processor time.
const SHELL = 'chromium-headless-shell'
const BROWSER_NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Finds Chromium for the tests; on Debian or Ubuntu, as root, installs its headless shell if it is missing. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (!named && !onPath([SHELL])) aptInstall(SHELL, 'fonts-noto-cjk')
  const found = named ? existing([named]) : findAny()
  if (found) return found
  throw new PlainError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.',
  )
}

const findAny = () => onPath(BROWSER_NAMES) ?? existing([MAC_BROWSER])

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return existing(names.flatMap((name) => folders.map((folder) => join(folder, name))))
}

const existing = (paths) => paths.find((path) => existsSync(path))

/** The whole-app tests also run on PostgreSQL 15, and some behind PgBouncer; both are installed from Debian if possible. */
export function installDatabases() {
  if (!existsSync(POSTGRES_15)) aptInstall('postgresql-15')
  if (!existsSync(PGBOUNCER)) aptInstall('pgbouncer')
}

function aptInstall(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(' and ')} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'ignore' })
}
