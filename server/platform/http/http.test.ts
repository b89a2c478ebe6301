import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const PAGE = '/app-api/product/spu/page'

describe('every answer of the API', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
  })
  afterAll(() => quarry.close())

  it('is an envelope with code 200 and an empty message on success', async () => {
    expect(await quarry.get(PAGE)).toEqual({
      code: 200,
      msg: '',
      data: { list: [], total: 0, skuTotal: 0, hints: [], understood: [] },
    })
  })

  it('states its type and character set, whether it is good news or not', async () => {
    for (const query of ['', '?pageNo=0'])
      expect((await quarry.inject(PAGE + query)).headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('does not repeat an address that is too long', async () => {
    const { statusCode, body } = await quarry.inject(`/images/${'a'.repeat(5000)}`)
    expect({ statusCode, body }).toEqual({ statusCode: 414, body: 'url: too long' })
  })

  it('has HTTP status 200 with any code', async () => {
    const response = await quarry.inject(`${PAGE}?pageNo=0`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ code: 400, data: null })
  })

  it.each([
    ['en', 'zh-CN,zh;q=0.9,en;q=0.8', '该产品不存在。'],
    ['en', 'fr-FR, en;q=0.5', 'This product does not exist.'],
    ['en', 'en-GB,zh;q=0.9', 'This product does not exist.'],
    ['en', 'zh;q=0.1, en;q=0.2', 'This product does not exist.'],
    ['en', '', 'This product does not exist.'],
  ])('uses the language that the reader prefers (%s, "%s")', async (_, language, message) => {
    const answer = await quarry.get('/app-api/product/spu/get-detail?skuId=1', { 'accept-language': language })
    expect(answer).toEqual({ code: 1_008_006_000, msg: message, data: null })
  })

  it('explains an invalid field in Chinese too', async () => {
    const answer = await quarry.get(`${PAGE}?pageSize=201`, { 'accept-language': 'zh-CN' })
    expect(answer.msg).toMatch(/^pageSize：.*200/)
  })

  it.each(['/app-api/product/brand/page?keyword=a%00b', '/app-api/system/dict-data/get-types?types=%00'])(
    'refuses a NUL character (%s)',
    async (address) => {
      expect(await quarry.get(address)).toMatchObject({ code: 400, msg: expect.stringContaining('NUL') })
    },
  )

  it('accepts a list in every form', async () => {
    const of = async (query: string) =>
      ((await quarry.get(`/app-api/system/dict-data/get-types?${query}`)).data as unknown[]).length
    const expected = await of('types=product_has_custom,product_domestic_imported')
    expect(expected).toBe(4)
    expect(await of('types=product_has_custom&types=product_domestic_imported')).toBe(expected)
    expect(await of('types[0]=product_has_custom&types[1]=product_domestic_imported')).toBe(expected)
  })

  it('refuses another tenant, and reads a missing one as 1', async () => {
    expect(await quarry.get(PAGE, { 'tenant-id': '2' })).toMatchObject({ code: 403, data: null })
    expect(await quarry.get(PAGE, { 'tenant-id': '1' })).toMatchObject({ code: 200 })
  })

  it('treats a bad token on a public call as a visitor', async () => {
    expect(await quarry.get(PAGE, { authorization: 'Bearer nonsense' })).toMatchObject({ code: 200 })
  })

  it('answers 404 for an unknown call and 405 for a wrong method', async () => {
    expect(await quarry.get('/app-api/product/nothing')).toMatchObject({ code: 404, data: null })
    const wrong = await quarry.app.inject({ method: 'POST', url: PAGE, payload: {} })
    expect(wrong.json()).toMatchObject({ code: 405, data: null })
  })

  it('reports broken JSON, a body that is too large and a malformed address', async () => {
    const headers = { 'content-type': 'application/json' }
    const broken = await quarry.app.inject({ method: 'POST', url: PAGE, headers, payload: '{"a":' })
    expect(broken.json()).toMatchObject({ code: 400, msg: expect.stringMatching(/^body: /) })
    const large = await quarry.app.inject({
      method: 'POST',
      url: '/app-api/nothing',
      headers,
      payload: `"${'x'.repeat(2e6)}"`,
    })
    expect(large.json()).toMatchObject({ code: 413, data: null })
    expect(await quarry.get('/app-api/%E0%A4%A')).toMatchObject({ code: 400, data: null })
  })

  it('compresses a long answer and gives ids as strings', async () => {
    const response = await quarry.inject('/app-api/system/area/tree', { 'accept-encoding': 'gzip' })
    expect(response.headers['content-encoding']).toBe('gzip')
    const { data } = (await quarry.get('/app-api/system/area/tree')) as { data: { id: unknown; enName: string }[] }
    expect(data[0]).toMatchObject({ id: expect.stringMatching(/^\d+$/), enName: 'China', name: '中国' })
  })

  it('publishes OpenAPI 3.1 and a readable page', async () => {
    const described = (await quarry.inject('/app-api/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }>()
    expect(described.openapi).toBe('3.1.0')
    expect(Object.keys(described.paths)).toContain(PAGE)
    const names = Object.values(described.paths).flatMap((calls) =>
      Object.values(calls).map(({ operationId }) => operationId),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(described.paths['/app-api/infra/file/upload']).toMatchObject({
      post: {
        security: [{ bearer: ['member'] }],
        requestBody: { content: { 'multipart/form-data': { schema: { properties: { file: {}, directory: {} } } } } },
      },
    })
    expect(described.paths['/app-api/member/user/session']).toMatchObject({ delete: { parameters: [{ name: 'id' }] } })
    const page = await quarry.inject('/app-api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/app-api/product/spu/get-detail')
  })

  it.each(['/app-api/openapi.json', '/app-api/docs'])(
    'makes %s once, and sends it to whoever has it not',
    async (path) => {
      const first = await quarry.inject(path)
      const { etag } = first.headers
      const known = await quarry.inject(path, { 'if-none-match': String(etag) })
      expect([known.statusCode, known.body]).toEqual([304, ''])
      const packed = await quarry.inject(path, { 'accept-encoding': 'gzip' })
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag, vary: 'Accept-Encoding' })
      expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body)
      // Nothing that is served later is looked at again.
      quarry.app.endpoints.push({ ...getProductPage, path: '/app-api/test/late' })
      expect((await quarry.inject(path)).body).toBe(first.body)
      quarry.app.endpoints.pop()
    },
  )

  it('reports that the server is alive and ready', async () => {
    expect((await quarry.inject('/healthz')).statusCode).toBe(200)
    expect((await quarry.inject('/readyz')).statusCode).toBe(200)
  })

  it('asks its database once for many who want to know whether it is ready', async () => {
    let statements = 0
    quarry.app.whenCallEnds(({ notes }) => (statements += notes.queries.count))
    const many = Array.from({ length: 50 }, () => quarry.inject('/readyz'))
    expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200))
    expect(statements).toBeLessThan(50)
  })

  it('is not ready before its catalogue is in memory', async () => {
    const starting = await createTestApp({ beside: quarry })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const locking = quarry.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE product`.execute(trx)
      locked.resolve()
      await held
    })
    await locked.promise
    expect((await starting.inject('/readyz')).json()).toEqual({ status: 'the catalogue is being read' })
    letGo()
    await locking
    await expect.poll(async () => (await starting.inject('/readyz')).statusCode).toBe(200)
    await starting.close()
  })
})

describe('an address outside the API', () => {
  it('shows the page at its own routes, and answers a missing file with a plain 404', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarry-web-'))
    await writeFileInside(folder, 'index.html', '<title>Quarry</title>')
    const quarry = await createTestApp({ webFolder: folder })
    for (const address of ['/', '/product?skuId=1', '/favorites/12', '/no/such/page', '/%', '/50%/off', '/%ff?a=%']) {
      expect((await quarry.inject(address)).body).toBe('<title>Quarry</title>')
    }
    expect((await quarry.inject('/share/Zm9v')).body).toBe('<title>Shared with you</title>')
    for (const address of [
      '/assets/gone.js',
      '/favicon.ico',
      '/..%2f..%2fetc/passwd.txt',
      '/.git/config',
      '/images/%ff',
      '/assets/%.js',
      '/50%.css',
      `/images/${'a'.repeat(500)}`,
    ]) {
      const response = await quarry.inject(address)
      expect([400, 403, 404]).toContain(response.statusCode)
      expect(response.headers['content-type']).toContain('text/plain')
    }
    await quarry.close()
    await rm(folder, { recursive: true })
  })
})

describe('a request that is too long to be read', () => {
  it('is answered in the envelope, and the server continues', async () => {
    const quarry = await createTestApp()
    await quarry.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = quarry.app.server.address() as AddressInfo
    const socket = connectSocket(port, '127.0.0.1')
    socket.write(`GET ${PAGE}?keyword=${'x'.repeat(140 * 1024)} HTTP/1.1\r\nHost: quarry\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, data: null })
    expect(await quarry.get(PAGE)).toMatchObject({ code: 200 })
    await quarry.close()
  })
})
