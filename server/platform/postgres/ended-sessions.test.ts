import { execFile } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ENDINGS, startScriptedPostgres } from '../../testing/scripted-postgres.ts'
import type { Ending, Moment } from '../../testing/scripted-postgres.ts'
import type { Db } from '../../database.ts'
import { copyOut, copyRowsIn } from './copy-streams.ts'
import { atOneLongMoment, atOneMoment, connect, isDatabaseAway, patientOn, withClient } from './database.ts'
import type { ConnectOptions } from './database.ts'
import { reachPostgres } from './external-postgres.ts'
import { createFolderLock } from './folder-lock.ts'
import { holdConnection } from './held-connection.ts'
import { createNotices } from './notices.ts'
import { SetupError } from '../setup-error.ts'

// An `error` that nobody hears fails the run, as it would end the server.

/** What the server asks of its database, by the kind of connection that it takes. */
interface Use {
  name: string
  config?: (port: number) => Partial<ConnectOptions>
  use(db: Db): Promise<unknown>
}

const one = sql`SELECT ${1}::int AS number`
const CALL: Use = { name: 'a call', use: async (db) => one.execute(db) }
const USES: Use[] = [
  CALL,
  {
    name: 'a transaction',
    use: async (db) =>
      db.transaction().execute(async (trx) => {
        await one.execute(trx)
        await one.execute(trx)
      }),
  },
  { name: 'rows that come in', use: async (db) => sql`COPY table_of_rows FROM STDIN ${'1\n'}`.execute(db) },
  {
    name: 'a call through a pooler',
    config: (port) => ({ direct: addressOf(port) }),
    use: async (db) => one.execute(db),
  },
  {
    name: 'a call to one of several hosts',
    config: (port) => ({ hosts: [{ host: '127.0.0.1', port }] }),
    use: async (db) => one.execute(db),
  },
  { name: 'long work', use: async (db) => one.execute(patientOn(db)) },
  {
    name: 'long work that holds a connection',
    async use(db) {
      const { connection, release } = await holdConnection(patientOn(db))
      const failure = await failureOf(one.execute(connection))
      await release()
      if (failure) throw failure
    },
  },
  {
    name: 'rows that go out',
    use: async (db) => atOneMoment(db, async ({ copy }) => buffer(copy('SELECT 1'))),
  },
  {
    name: 'rows whose reader leaves',
    use: async (db) =>
      atOneMoment(db, async ({ copy }) => {
        for await (const piece of copy('SELECT 1')) if (piece.length) break
      }),
  },
  {
    name: 'a long read on a standby',
    config: (port) => ({ read: addressOf(port) }),
    use: async (db) => atOneLongMoment(db, async ({ trx }) => one.execute(trx)),
  },
  {
    name: 'a backup',
    use: async (db) => withClient(db, async (client) => buffer(copyOut(client, 'COPY a TO STDOUT'))),
  },
  {
    name: 'a restore',
    use: async (db) =>
      withClient(db, async (client) => {
        const rows = copyRowsIn(client, 'COPY a FROM STDIN')
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        rows.once('error', reject).once('finish', resolve).end('1\n')
        await promise
      }),
  },
  {
    name: 'a listener',
    async use(db) {
      const notices = createNotices(db, 'tests', { beatMs: 20, answerMs: 200 })
      const { promise, resolve } = Promise.withResolvers<void>()
      notices.listen({ onReady: resolve, onNotice: () => undefined })
      await promise
      await notices.close()
    },
  },
]

const addressOf = (port: number) => ({ connectionString: `postgres://quarry:secret@127.0.0.1:${port}/tests` })
/** Short, because silence is waited for. */
const LIMITS = { connectionTimeoutMillis: 300, longestMs: 100, cancelMs: 50, watch: { beatMs: 50, answerMs: 150 } }

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** Every moment of a conversation: before its first message, and after each, with the end in the same packet and in one of its own. */
function momentsOf(said: readonly string[]): Moment[] {
  const after = [...said.keys(), said.length]
  return after.flatMap((count) => [true, false].map((isTogether) => ({ after: count, isTogether })))
}

const nameOf = ({ after, isTogether }: Moment, said: readonly string[]) =>
  `${isTogether ? 'with' : 'after'} message ${after}, ${said[after - 1] ?? 'before all'}`

interface Used {
  /** What the caller got, and then the next one. */
  failure: unknown
  next: unknown
  said: string[]
  /** How many of these messages belong to the first use. */
  first: number
  hasEnded: boolean
}

/** Uses a database twice, of which one session ends, and leaves it. */
async function useTwice({ config, use }: Use, ending?: Ending, moment?: Moment): Promise<Used> {
  const postgres = await startScriptedPostgres(ending, moment)
  const { port, said } = postgres
  const limits = ending === 'silence' ? LIMITS : {}
  const db = connect({ ...addressOf(port), max: 1, ...limits, ...config?.(port) })
  const failure = await failureOf(use(db))
  const first = said.length
  const next = await failureOf(expect.poll(async () => failureOf(use(db))).toBeUndefined())
  await db.destroy()
  const hasEnded = postgres.hasEnded()
  await postgres.close()
  return { failure, next, said, first, hasEnded }
}

describe.each(USES)('$name', (use) => {
  it.each(ENDINGS)(
    'fails as the database is away, or is answered, where a session ends by %s, and goes on',
    async (ending) => {
      const { said, failure, first } = await useTwice(use)
      expect(failure).toBeUndefined()
      const wrong = momentsOf(said).map(async (moment) => {
        const { failure: got, next, hasEnded } = await useTwice(use, ending, moment)
        const isRight = got === undefined || isDatabaseAway(got)
        return isRight && !next && (hasEnded || moment.after > first) ? [] : [{ moment: nameOf(moment, said), got, next, hasEnded }] // prettier-ignore
      })
      expect((await Promise.all(wrong)).flat()).toEqual([])
    },
  )
})

describe('a session that is ended', () => {
  async function openEnding(moment: Moment, ending: Ending = 'FATAL') {
    const postgres = await startScriptedPostgres(ending, moment)
    onTestFinished(() => postgres.close())
    return postgres
  }

  it('is not given to the next caller, though its socket is still open', async () => {
    const { said } = await useTwice(CALL)
    const { port } = await openEnding({ after: said.indexOf('RowDescription') + 1, isTogether: true })
    const db = connect({ ...addressOf(port), max: 1 })
    onTestFinished(() => db.destroy())
    expect(await failureOf(one.execute(db))).toMatchObject({ code: '57P01' })
    expect(await failureOf(one.execute(db))).toBeUndefined()
  })

  it('leaves the process alive that has just been let in', async () => {
    const { said } = await useTwice(CALL)
    const { port } = await openEnding({ after: said.indexOf('ReadyForQuery') + 1, isTogether: true })
    const program = `
      const { sql } = await import(${JSON.stringify(import.meta.resolve('kysely'))})
      const { connect } = await import(${JSON.stringify(new URL('database.ts', import.meta.url).href)})
      const db = connect(${JSON.stringify(addressOf(port))})
      const ask = () => sql\`SELECT 1\`.execute(db).then(() => 'an answer', (error) => error.message)
      console.log([await ask(), await ask()].join('; '))
      await db.destroy()`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
    expect(stdout).toBe('Client has encountered a connection error and is not queryable; an answer\n')
  })

  it.each(ENDINGS)('is told by the name of its database where the server starts, by %s', async (ending) => {
    const start = async (port: number) => {
      const { connectionString: databaseUrl } = addressOf(port)
      return reachPostgres({ databaseUrl, dataDir: '' }, { isMigrated: true, connectionTimeoutMillis: 300 })
    }
    const rehearsal = await startScriptedPostgres()
    await failureOf(start(rehearsal.port))
    await rehearsal.close()
    // A migration may take as long as it likes.
    const last = rehearsal.said.indexOf(ending === 'silence' ? 'ReadyForQuery' : 'CommandComplete')
    const failures = momentsOf(rehearsal.said.slice(0, last)).map(async (moment) => {
      const { port } = await openEnding(moment, ending)
      return failureOf(start(port))
    })
    for (const failure of await Promise.all(failures)) {
      expect(failure).toBeInstanceOf(SetupError)
      expect((failure as Error).message).toMatch(
        /^The database of DATABASE_URL \(tests on 127\.0\.0\.1\) (cannot be reached|ended the connection): /,
      )
    }
  })

  it.each(ENDINGS)('does not keep a data folder from being claimed, by %s', async (ending) => {
    const claim = async (port: number) => {
      const lock = createFolderLock({ ...addressOf(port), connectionTimeoutMillis: 200, query_timeout: 200 })
      const isTaken = await expect.poll(async () => lock.take().catch(() => false)).toBe(true)
      await lock.drop()
      return isTaken
    }
    const rehearsal = await startScriptedPostgres()
    await claim(rehearsal.port)
    await rehearsal.close()
    await Promise.all(momentsOf(rehearsal.said).map(async (moment) => claim((await openEnding(moment, ending)).port)))
  })
})
