import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf, aPicture, aProduct } from '../../testing/factories.ts'
import { tries } from '../../testing/tries.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { storageKeyOf } from '../storage/storage.ts'

const CALL = '/app-api/product/spu/page'
const DATA = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/
const PICTURE = /^default-src 'none'; style-src 'unsafe-inline'; sandbox;/
const PAGE = /^default-src 'none'; script-src 'self';/

let quarry: TestApp
let webFolder: string
let picture: string
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'quarry-web-'))
  await writeFileInside(webFolder, 'index.html', '<title>Quarry</title>')
  quarry = await createTestApp({ webFolder })
  picture = `/images/${await quarry.storage.put(await aPicture())}`
  await writeFileInside(quarry.folder, 'sheet.pdf', aPdf)
  await quarry.importLines([aProduct({ files: [{ name: '产品 100% A/B; #1', kind: 'care', file: 'sheet.pdf' }] })])
  await quarry.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  agent.destroy()
  await quarry.close()
  await rm(webFolder, { recursive: true })
})

/** Sends an address unchanged; most clients normalise it first. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = quarry.app.server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ host: '127.0.0.1', port, path, method, headers, agent }, resolve).on('error', reject).end()
  return promise
}

describe('a call of the API', () => {
  it.each([
    '/%61pp-api/product/spu/page',
    '/app%2Dapi/product/spu/page',
    '/app%2dapi/product/spu/page',
    '/app-api%2Fproduct/spu/page',
    '/app-api/product/spu/p%61ge',
    '/%2561pp-api/product/spu/page',
    '//app-api/product/spu/page',
    '/app-api//product/spu/page',
    '/APP-API/product/spu/page',
    '/App-api/product/spu/page',
    '/app-api;v=1/product/spu/page',
    '/app-api/product/spu/page;v=1',
    '/app-api/product/spu/page#',
    '/app-api/product/spu/page/',
    '/app-api/product/../product/spu/page',
    '/%2Fapp-api/product/spu/page',
    '/\\app-api/product/spu/page',
    'http://quarry/app-api/product/spu/page',
    'http://127.0.0.1/%61pp-api/product/spu/page',
    '/%61pp/perProject/list',
    '//app/perProject/list',
  ])('leads nowhere if its address is spelt differently, and is answered in the envelope (%s)', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await ask(`${path}?pageSize=1`, {}, method)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(DATA),
      })
      expect(await json(answer)).toMatchObject({ code: expect.toSatisfy((code) => [404, 405].includes(code)) })
    }
    expect(await json(await ask(path, { 'tenant-id': '2' }))).toMatchObject({ code: 403 })
  })

  it('is routed whatever its query contains', async () => {
    const answer = await ask(`${CALL}?keyword=%E6%A9%A1%61//..%2f;%23&pageSize=1`)
    expect(await json(answer)).toMatchObject({ code: 200 })
  })
})

describe('any other address', () => {
  it('is routed if its names are percent-encoded', async () => {
    const documents = await addressesOfDocuments()
    expect(documents).toHaveLength(1)
    for (const path of documents) {
      const answer = await ask(path)
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'application/pdf'])
      await text(answer)
    }
    const plain = await ask(`/files/${storageKeyOf(aPdf)}/${encodeURIComponent('地板 100%; (1) #2.pdf')}`)
    expect(plain.statusCode).toBe(200)
    await text(plain)
  })

  it.each(['/50%', '/brand/%E6%A9%A1', '/a%20b', '/50%25', '/brand/1;a=b'])(
    'is answered by the page (%s)',
    async (path) => {
      const answer = await ask(path)
      expect(answer.headers['content-security-policy']).toMatch(PAGE)
      expect(await text(answer)).toContain('<title>Quarry</title>')
    },
  )

  it.each(['/%69mages/', '//images/', '/IMAGES/', '/images;a/', '/x/../images/', '/images/../images/', '/images%2F'])(
    'is no picture at %s',
    async (start) => {
      const answer = await ask(picture.replace('/images/', start))
      expect(answer.statusCode).toBe(404)
      expect(await text(answer)).toBe('Not found')
    },
  )

  it.each([
    '/x/../app-api/product/spu/page',
    '/./app-api/product/spu/page',
    '/%2e%2e/app-api/product/spu/page',
    '/..%2f..%2fetc/passwd',
    '*',
  ])('is no call either with dots in its path (%s)', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await ask(path, {}, method)
      expect([answer.statusCode, await text(answer)]).toEqual([404, 'Not found'])
    }
  })
})

async function addressesOfDocuments(): Promise<string[]> {
  const skus = await quarry.db.selectFrom('sku').select('id').execute()
  const details = await Promise.all(skus.map(({ id }) => quarry.get(`/app-api/product/spu/get-detail?skuId=${id}`)))
  return JSON.stringify(details).match(/\/files\/[^"]+/g) ?? []
}

it('has the headers of the place that answers it, however it is spelt', async () => {
  const known = [CALL, '/app-api/openapi.json', '/app/perProject/list', picture, '/healthz', '/login', '/']
  const spelt = fc.tuple(fc.constantFrom(...known), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(spelt, async ([address, changes]) => {
      const path = changes.reduce(change, address)
      const answer = await ask(path, { 'tenant-id': '2' })
      const { 'content-type': type = '', 'content-security-policy': policy, 'cache-control': caching } = answer.headers
      const body = await text(answer)
      const kind = kindOf(type, body)
      expect([path, kind, policy]).toEqual([path, kind, expect.stringMatching(POLICIES[kind])])
      expect([path, kind === 'call' ? caching : 'no-store']).toEqual([path, 'no-store'])
      // The answer to a foreign tenant shows that no call was made.
      expect([path, body]).toEqual([path, expect.not.stringContaining('"code":200')])
    }),
    { numRuns: tries(300, 1500) },
  )
})

const POLICIES = { call: DATA, picture: PICTURE, page: PAGE, plain: /^default-src 'none'; / }

function kindOf(type: string, body: string): keyof typeof POLICIES {
  if (type.startsWith('image/')) return 'picture'
  if (body.startsWith('<title>')) return 'page'
  return body.includes('"code"') || body.includes('invalid_token') ? 'call' : 'plain'
}

/** The address with one part spelt differently. */
function change(path: string, [at, how]: [number, number]): string {
  const place = at % path.length
  const [before, letter, after] = [path.slice(0, place), path.charAt(place), path.slice(place + 1)]
  const hex = letter.charCodeAt(0).toString(16).padStart(2, '0')
  const ways = [
    `${before}%${hex}${after}`,
    `${before}%${hex.toUpperCase()}${after}`,
    `${before}%25${hex}${after}`,
    before + letter.toUpperCase() + after,
    `${before}/${letter}${after}`,
    `${before}${letter};a=b${after}`,
    `${before}${letter}/..${after}`,
    `${before}/./${letter}${after}`,
    `${before}${letter}%2e%2e/${after}`,
    `${before}${letter}#${after}`,
    `${before}\\${letter}${after}`,
    `http://quarry${path}`,
    `${path}/`,
    `${before}${letter}%00${after}`,
  ]
  return ways[how % ways.length] ?? path
}
