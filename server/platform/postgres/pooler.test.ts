import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { aProduct } from '../../testing/factories.ts'
import { startPgBouncer } from '../../testing/pgbouncer.ts'
import type { RunningPgBouncer } from '../../testing/pgbouncer.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { SetupError } from '../setup-error.ts'
import { connect, isDatabaseAway, openDatabase, patientOn } from './database.ts'
import type { ConnectOptions } from './database.ts'
import { holdConnection } from './held-connection.ts'
import { createNotices } from './notices.ts'

let near: TestApp
let pooler: RunningPgBouncer
let pooled: ConnectOptions & TestApp['databaseConfig']

beforeAll(async () => {
  near = await createTestApp()
  pooler = await startPgBouncer(near.databaseConfig.host)
  const { host, port } = pooler
  pooled = { ...near.databaseConfig, host, port, direct: { connectionString: urlOf(near.databaseConfig.host) } }
})
afterAll(async () => {
  await pooler.stop()
  await near.close()
})

const urlOf = (host: string, port = 5432) =>
  `postgres://${near.databaseConfig.user}@${encodeURIComponent(host)}:${port}/${near.databaseConfig.database}`
const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a start behind a transaction pooler', () => {
  it('ends with one line that names the missing setting', async () => {
    const place = { databaseUrl: urlOf(pooler.host, pooler.port), dataDir: join(near.folder, 'data') }
    await expect(openDatabase(place, 'server')).rejects.toEqual(
      new SetupError(
        'A connection pooler answers in place of PostgreSQL; name PostgreSQL itself in DATABASE_DIRECT_URL, and the pooler in DATABASE_URL.',
      ),
    )
    const direct = { ...place, databaseDirectUrl: urlOf(near.databaseConfig.host) }
    const { db, close } = await openDatabase(direct, 'server')
    expect(await failureOf(sql`SELECT FROM schema_migration`.execute(db))).toBeUndefined()
    await close()
  })
})

describe('behind a transaction pooler', () => {
  it('statements are limited as they are without, each on its own and in a transaction, and long work is not', async () => {
    const db = connect({ ...pooled, max: 8, longestMs: 400 })
    const wait = (seconds: number) => sql`SELECT pg_sleep(${seconds}::float)`
    const alone = failureOf(wait(60).execute(db))
    const within = failureOf(db.transaction().execute(async (trx) => wait(60).execute(trx)))
    expect([await alone, await within]).toEqual([
      expect.objectContaining({ code: '57014' }),
      expect.objectContaining({ code: '57014' }),
    ])
    const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db)
    expect(rows).toEqual([{ limit: '400ms' }])
    expect(await failureOf(wait(0.6).execute(patientOn(db)))).toBeUndefined()
    await db.destroy()
  })

  it('many share few connections, and each gets the answer to its own statement', async () => {
    const db = connect({ ...pooled, max: 8 })
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const { rows } = await sql<{ said: number; text: string }>`
          SELECT ${number}::integer AS said, ${`it ${number}`}::text AS text`.execute(db)
        return rows
      }),
    )
    expect(answers).toEqual(answers.map((_, number) => [{ said: number, text: `it ${number}` }]))
    expect(await failureOf(sql`SELECT 1 / ${0}::integer`.execute(db))).toMatchObject({ code: '22012' })
    await db.destroy()
  })

  it('the product works, with notices and locks of sessions', async () => {
    const quarry = await createTestApp({ connection: pooled })
    await quarry.importLines([aProduct({ name: 'oak' })])
    const { data } = await quarry.ask(getProductPage, {})
    expect(data?.list.map(({ name }) => name)).toEqual(['oak'])

    const notices = createNotices(quarry.db, 'tests')
    const heard: string[] = []
    notices.listen({ onReady: () => heard.push('ready'), onNotice: (payload) => heard.push(payload) })
    await expect.poll(() => heard).toEqual(['ready'])
    await sql`SELECT pg_notify('tests', 'hello')`.execute(quarry.db)
    await expect.poll(() => heard).toEqual(['ready', 'hello'])
    await notices.close()

    const holder = await holdConnection(patientOn(quarry.db))
    await sql`SELECT pg_advisory_lock(1)`.execute(holder.connection)
    const isFree = async () =>
      (await sql<{ is_free: boolean }>`SELECT pg_try_advisory_xact_lock(1) AS is_free`.execute(quarry.db)).rows[0]
        ?.is_free
    expect(await isFree()).toBe(false)
    await holder.release()
    expect(await isFree()).toBe(true)
    await quarry.close()
  })

  it('a pooler that goes is told as an absent database', async () => {
    const db = connect(pooled)
    await sql`SELECT 1`.execute(db)
    await pooler.stop()
    expect(await failureOf(sql`SELECT 1`.execute(db))).toSatisfy(isDatabaseAway)
    await db.destroy()
    pooler = await startPgBouncer(near.databaseConfig.host)
  })
})
