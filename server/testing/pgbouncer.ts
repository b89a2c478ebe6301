import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { CLUSTER_USER } from '../platform/postgres/postgres-process.ts'
import { TEST_USER } from './postgres.ts'

/** Debian puts it in the first, others in the rest. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
const PORT = 6432

/** A running PgBouncer in transaction mode. */
export interface RunningPgBouncer {
  /** The folder of its socket. */
  host: string
  port: number
  stop(): Promise<void>
}

/** Starts PgBouncer before the PostgreSQL of a socket folder, with few connections, so that clients share them. */
export async function startPgBouncer(socketFolder: string): Promise<RunningPgBouncer> {
  const program = FOLDERS.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
  if (!program) throw new Error('This test needs PgBouncer: install it (Debian: apt-get install pgbouncer).')
  const host = await mkdtemp(join(tmpdir(), 'quarry-pooler-'))
  const owner = process.getuid?.() === 0 ? TEST_USER : undefined
  await chmod(host, 0o755)
  const settings = join(host, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${socketFolder} user=${CLUSTER_USER}
[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${host}
auth_type = any
pool_mode = transaction
default_pool_size = 3
logfile = ${join(host, 'log')}
`,
  )
  if (owner) await chown(host, owner.uid, owner.gid)
  const running = spawn(program, ['-q', settings], { stdio: 'ignore', ...owner })
  await untilAnswered(host)
  return {
    host,
    port: PORT,
    async stop() {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      await rm(host, { recursive: true, force: true })
    },
  }
}

async function untilAnswered(host: string): Promise<void> {
  for (;;) {
    const client = new Client({ host, port: PORT, user: CLUSTER_USER, database: 'postgres' })
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    if (isThere) return
    await sleep(10)
  }
}
