import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import { aProduct } from '../testing/factories.ts'
import { openFarPostgres } from '../testing/far-postgres.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const PAGE =
  '<!doctype html><head><script src="/first-paint.js"></script></head><body><div id="root"></div></body></html>'
const HOSTILE = '</script><!--<script>&\u2028'

let quarry: TestApp
let webFolder: string

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'quarry-web-'))
  await writeFileInside(webFolder, 'index.html', PAGE)
  quarry = await createTestApp({ webFolder })
  await quarry.importLines([aProduct({ enName: HOSTILE })])
  await quarry.ask(getProductPage)
})
afterAll(async () => {
  await quarry.close()
  await rm(webFolder, { recursive: true })
})

const DATA = /<script type="application\/json" id="inlined-answer"( data-language="en")?>([^<]*)<\/script>/
const dataIn = (html: string) => JSON.parse(DATA.exec(html)?.[2] ?? 'null')
const callIn = (html: string) =>
  /<meta name="inlined-answer" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** A page waits a quarter of a second for its list, which a busy machine may once miss. */
async function listedAt(address: string) {
  const first = await quarry.inject(address)
  return callIn(first.body) === undefined ? quarry.inject(address) : first
}

it.each(['/', '/product', '/?sort=newest', '/?brandId=99&keyword=oak', '/?skuId=1'])(
  'the page comes with what anybody is answered whom it lists for, as data that ends nothing (%s)',
  async (address) => {
    const { body, headers, statusCode } = await listedAt(address)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    const call = callIn(body) ?? ''
    expect(new URL(call, 'http://shop').pathname).toBe(getProductPage.path)
    expect(dataIn(body)).toEqual((await quarry.inject(call)).json())
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body).not.toContain('\u2028')
    expect(DATA.exec(body)?.[1] !== undefined).toBe(address.includes('keyword'))
  },
)

it('the usual page shows the first covers before any script, in the widths that are served; a narrowed one does not', async () => {
  const { body } = await listedAt('/')
  const covers = dataIn(body).data.list.map((card: { coverImage: string | null }) => card.coverImage)
  const shown = [...body.matchAll(/<img alt="" [^>]*src="([^"?]*)\?width=480">|<span><\/span>/g)].map(
    (one) => one[1] ?? null,
  )
  expect(shown).toEqual(covers.slice(0, 4))
  // Without the stylesheet, pictures would be shown in their full size.
  expect(body).toContain('<div class="first-view" aria-hidden="true" hidden>')
  expect((await quarry.inject('/?sort=name')).body).not.toContain('first-view')
})

it('is answered as unchanged while the catalogue is, in either encoding', async () => {
  const first = await quarry.inject('/')
  const etag = String(first.headers.etag)
  const again = await quarry.inject('/', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const zipped = await quarry.inject('/', { 'accept-encoding': 'gzip, br' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)

  await quarry.importLines([aProduct({ enName: 'Another' })])
  // The page waits a quarter of a second for its list and no longer; this waits until the list has followed.
  await quarry.ask(getProductPage)
  const grown = await quarry.inject('/', { 'if-none-match': etag })
  expect(grown.statusCode).toBe(200)
  expect(dataIn(grown.body).data.list).toHaveLength(2)
})

it('comes without an answer where the call would be refused', async () => {
  for (const address of [
    '/?brandId=oak',
    '/?keyword=%00',
    `/?keyword=${'x'.repeat(5000)}`,
    '/?pageSize=1&sort=nothing',
  ]) {
    const { statusCode, body } = await quarry.inject(address)
    expect([address, statusCode, body]).toEqual([address, 200, PAGE])
  }
})

it('comes at once, without a list, if the database was never available', async () => {
  const far = await openFarPostgres(quarry.databaseConfig.host)
  const databaseConfig = { ...quarry.databaseConfig, host: far.folder }
  const lonely = await createTestApp({ webFolder, beside: { ...quarry, databaseConfig } })
  try {
    far.pause()
    const { statusCode, body } = await lonely.inject('/')
    expect([statusCode, body]).toEqual([200, PAGE])
  } finally {
    await far.close()
    await lonely.close()
  }
})

it('may be opened repeatedly, each time to its end', async () => {
  let answered = 0
  for (let visit = 0; visit < 300; visit += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    const { statusCode, body } = await quarry.inject('/')
    expect([statusCode, body.slice(-7)]).toEqual([200, PAGE.slice(-7)])
    if (dataIn(body) !== null) answered += 1
  }
  // On a busy machine a list may now and then come after the quarter of a second that its page waits.
  expect(answered).toBeGreaterThan(270)
})
