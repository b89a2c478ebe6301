import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startMailServer } from '../../server/testing/mail-server.ts'
import type { MailServer } from '../../server/testing/mail-server.ts'
import { startStore, STORE_KEYS } from '../../server/testing/s3-store.ts'
import type { TestStore } from '../../server/testing/s3-store.ts'
import type { Hold } from '../world/held.ts'
import { openLink } from '../world/link.ts'
import type { Link } from '../world/link.ts'
import { createPostgres } from '../world/postgres.ts'
import type { ExternalPostgres } from '../world/postgres.ts'
import { startProduct } from '../world/product.ts'
import type { Product } from '../world/product.ts'
import { fillSite, makePeople } from '../world/site.ts'
import type { People } from '../world/site.ts'

const run = promisify(execFile)

/** Two servers and everything around them that can fail. */
export interface FaultyWorld {
  folder: string
  postgres: ExternalPostgres
  link: Link
  products: Product[]
  urls: string[]
  mail: MailServer & { isRefusing: boolean }
  /** Set if files are in an object store. */
  store: TestStore | undefined
  /** DATA_DIR of both servers, on a small disk of its own. */
  dataFolder: string
  /** Whether that small disk could be made. */
  hasDisk: boolean
  /** The file that shifts the clock of the first server; its content is such as `+1h`. */
  clockFile: string
  people(count: number): Promise<People>
  /** Past the slow link. */
  connectionString(): Promise<string>
}

const DISK = '256m'
/** Shifts what a process reads as time; from Debian's package `faketime`. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

export async function createFaultyWorld(hold: Hold, { hasStore = false } = {}): Promise<FaultyWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-faults-'))
  hold(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await chmod(folder, 0o755)
  const dataFolder = join(folder, 'disk')
  await mkdir(dataFolder)
  const hasDisk = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', dataFolder]).then(
    () => true,
    () => false,
  )
  if (hasDisk) hold(() => run('umount', ['-l', dataFolder]))
  const postgres = await createPostgres(folder, hold)
  const link = await openLink(decodeURIComponent(new URL(postgres.url).searchParams.get('host') ?? ''), hold)
  const mail = await startRefusableMail()
  hold(mail.close)
  const store = hasStore ? await startStore() : undefined
  if (store) hold(store.close)
  const stored = store && {
    STORAGE_URL: store.url,
    AWS_ACCESS_KEY_ID: STORE_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: STORE_KEYS.secretAccessKey,
  }
  const databaseUrl = `${postgres.url.split('?')[0]}?host=${encodeURIComponent(link.folder)}`
  const clockFile = join(folder, 'clock')
  const settingsOf = (server: number) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dataFolder, String(server)),
    SMTP_URL: mail.url,
    ...stored,
    LOGIN_LIMITS: '254,8,20',
    // The second server keeps the right time.
    ...(server === 0 && {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  })
  await fillSite(folder, { DATABASE_URL: databaseUrl, DATA_DIR: join(dataFolder, '0'), ...stored })
  const products = [await startProduct(settingsOf(0), hold), await startProduct(settingsOf(1), hold)]
  const connectionString = async () => postgres.url
  return {
    folder,
    postgres,
    link,
    products,
    urls: products.map(({ url }) => url),
    mail,
    store,
    dataFolder,
    hasDisk,
    clockFile,
    people: (count) => makePeople({ connectionString }, count),
    connectionString,
  }
}

async function startRefusableMail(): Promise<FaultyWorld['mail']> {
  const state = { isRefusing: false }
  const server = await startMailServer({
    onRcptTo(_address, _session, done) {
      done(state.isRefusing ? Object.assign(new Error('4.3.2 come again later'), { responseCode: 451 }) : null)
    },
  })
  return Object.assign(state, server)
}
