import { connect as connectSocket } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { counter } from './counter.ts'
import { serveMetrics } from './metrics-server.ts'

const HERE = '127.0.0.1'
const TOKEN = 'a-token-for-prometheus'
const log = pino({ level: 'silent' })

let quarry: TestApp
let port: number
const closing: (() => Promise<void>)[] = []

async function measured(app: TestApp, token?: string): Promise<number> {
  const server = await serveMetrics({ app: app.app, measures: app.app.measures, log }, { host: HERE, port: 0, token })
  closing.push(server.close)
  return server.port
}

beforeAll(async () => {
  quarry = await createTestApp()
  port = await measured(quarry)
})
afterAll(async () => {
  for (const close of closing) await close()
  await quarry.close()
})

const scrape = async (at = port, headers = {}) => fetch(`http://${HERE}:${at}/metrics`, { headers })

/** The value of a metric with its labels, written as Prometheus writes it. */
async function valueOf(metric: string, at = port): Promise<number | undefined> {
  const line = (await (await scrape(at)).text()).split('\n').find((one) => one.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length))
}

describe('the metrics', () => {
  it('count calls by route and outcome, however their addresses differ', async () => {
    for (const query of ['', '?pageSize=10', '?keyword=oak']) await quarry.get(`/app-api/product/spu/page${query}`)
    await quarry.get('/app-api/product/spu/page?pageSize=0')
    await quarry.inject('/images/no-such-picture?width=200')
    const call = 'call="GET /app-api/product/spu/page"'
    expect(await valueOf(`quarry_calls_total{${call},outcome="ok"}`)).toBe(3)
    expect(await valueOf(`quarry_calls_total{${call},outcome="refused"}`)).toBe(1)
    expect(await valueOf(`quarry_call_duration_seconds_count{${call}}`)).toBe(4)
    expect(await valueOf('quarry_calls_total{call="GET /images/:key",outcome="refused"}')).toBe(1)
    expect(await valueOf('quarry_statements_total')).toBeGreaterThan(0)
  })

  it('put every address that is no call of ours under one name', async () => {
    for (const path of ['/app-api/a', '/app-api/b', '/c.txt']) await quarry.inject(path)
    expect(await valueOf('quarry_calls_total{call="unknown",outcome="refused"}')).toBe(3)
  })

  it('tell how far the read model is behind the change log, and catch up with it', async () => {
    await quarry.get('/app-api/product/spu/page')
    await quarry.importLines([aProduct()])
    expect(await valueOf('quarry_read_model_behind_versions')).toBeGreaterThan(0)
    await quarry.get('/app-api/product/spu/page')
    expect(await valueOf('quarry_read_model_behind_versions')).toBe(0)
    expect(await valueOf('quarry_read_model_skus')).toBe(1)
  })

  it('tell what waits in the queue and what has failed', async () => {
    await sql`INSERT INTO job (kind, subject, state) VALUES
      ('test-a', 'a1', 'paused'), ('test-a', 'a2', 'failed'), ('test-a', 'a3', 'failed'), ('test-a', 'a4', 'done')`.execute(
      quarry.db,
    )
    expect(await valueOf('quarry_jobs{kind="test-a",state="failed"}')).toBe(2)
    expect(await valueOf('quarry_jobs{kind="test-a",state="paused"}')).toBe(1)
    expect(await valueOf('quarry_jobs{kind="test-a",state="done"}')).toBeUndefined()
    expect(await valueOf('quarry_mails_waiting')).toBe(0)
  })

  it('tell of the connections, the event loop, the memory and the garbage collection', async () => {
    const text = await (await scrape()).text()
    for (const metric of [
      'quarry_pool_connections{pool="calls",state="busy"}',
      'quarry_pool_waiting{pool="work"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(`\n${metric} `)
    expect(text).toContain('# TYPE nodejs_gc_duration_seconds histogram')
    expect(await valueOf('quarry_database_up')).toBe(1)
  })

  it('count what any module counts', async () => {
    counter('a_test_total', 'Of this test', { kind: 'one' }).add()
    const other = counter('a_test_total', 'Of this test', { kind: 'other' })
    other.add(2)
    const again = await measured(quarry)
    other.add()
    expect(await valueOf('a_test_total{kind="one"}', again)).toBe(1)
    expect(await valueOf('a_test_total{kind="other"}', again)).toBe(3)
  })

  it('tell the rest while the database is away', async () => {
    const lonely = await createTestApp({ beside: quarry })
    const at = await measured(lonely)
    await lonely.inject('/readyz')
    await lonely.db.destroy()
    onTestFinished(() => lonely.app.close())
    expect(await valueOf('quarry_database_up', at)).toBe(0)
    expect(await valueOf('quarry_imports_running', at)).toBeUndefined()
    expect(await valueOf('quarry_calls_running', at)).toBe(0)
  })
})

describe('the port of the metrics', () => {
  it('asks for its token, if it has one', async () => {
    const guarded = await measured(quarry, TOKEN)
    const statusOf = async (headers: object) => (await scrape(guarded, headers)).status
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${TOKEN}x` })).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(200)
  })

  it('answers nothing else, and the port of the product has no metrics', async () => {
    expect((await fetch(`http://${HERE}:${port}/`)).status).toBe(404)
    expect((await quarry.inject('/metrics')).statusCode).toBe(404)
  })

  it('is reported in one line if it is in use, and ends no connection but its own', async () => {
    const deps = { measures: [], log }
    await expect(serveMetrics(deps, { host: HERE, port, token: undefined })).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another.`,
    )
    const idle = connectSocket(port, HERE)
    onTestFinished(() => void idle.destroy())
    expect((await scrape()).status).toBe(200)
  })
})
