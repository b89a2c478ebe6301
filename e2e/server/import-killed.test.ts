import { expect, inject, it, onTestFinished } from 'vitest'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import type { Envelope } from '../../contract/endpoint.ts'
import * as calls from '../../contract/import-screen.ts'
import type { OneImport } from '../../contract/import-screen.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf } from '../stage/members.ts'
import { startServer } from '../stage/server.ts'

const PRODUCTS = 3000
const SKUS = 2

function list(): string {
  const rows = Array.from({ length: PRODUCTS * SKUS }, (_, row) => {
    const product = Math.floor(row / SKUS)
    return `Nordhem,P-${product},P-${product}-${row % SKUS},Board ${product},Flooring,10,m2,CNY`
  })
  return `Brand,Product no.,Model,Name,Category,Price,Unit,Currency\n${rows.join('\n')}\n`
}

it('an import whose server is killed shows nothing by halves, and the next server brings it to its end', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const { headers } = await memberOf(shop, { isOperator: true })
  let { url } = shop.server
  const call = async (
    endpoint: { path: string; method: string },
    input: Record<string, string>,
  ): Promise<OneImport> => {
    const isGet = endpoint.method === 'GET'
    const response = await fetch(`${url}${endpoint.path}${isGet ? `?${new URLSearchParams(input).toString()}` : ''}`, {
      method: endpoint.method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(!isGet && { body: JSON.stringify(input) }),
    })
    return ((await response.json()) as Envelope<OneImport>).data
  }
  const form = new FormData()
  form.append('file', new Blob([list()]), 'list.csv')
  const sent = await fetch(url + calls.uploadImport.path, { method: 'POST', headers, body: form })
  const id = ((await sent.json()) as Envelope<{ importId: string }>).data.importId
  const becomes = async (...states: OneImport['state'][]) => {
    await expect.poll(async () => states.includes((await call(calls.getImport, { id })).state)).toBe(true) // prettier-ignore
  }
  await becomes('read')
  await call(calls.checkImport, { id })
  await becomes('checked')
  await call(calls.runImport, { id })

  const count = async () => {
    const { products, skus } = await shop.db
      .selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('product').select(fn.countAll<string>().as('count')).as('products'),
        selectFrom('sku').select(fn.countAll<string>().as('count')).as('skus'),
      ])
      .executeTakeFirstOrThrow()
    return { products: Number(products), skus: Number(skus) }
  }
  await expect.poll(async () => (await count()).products, { interval: 10 }).toBeGreaterThan(0)
  await shop.server.stop('SIGKILL')
  // A batch is there whole: no product lacks its SKUs.
  const half = await count()
  expect(half.skus).toBe(half.products * SKUS)

  const DATABASE_URL = `postgres://${CLUSTER_USER}@localhost/${shop.database}?host=${encodeURIComponent(inject('socketFolder'))}`
  const next = await startServer({ DATABASE_URL, DATA_DIR: shop.folder })
  onTestFinished(async () => void (await next.stop()))
  url = next.url
  await becomes('done')
  expect((await call(calls.getImport, { id })).run).toMatchObject({ added: PRODUCTS, rejected: 0 })
  expect(await count()).toEqual({ products: PRODUCTS, skus: PRODUCTS * SKUS })

  await call(calls.undoImport, { id })
  await becomes('undone')
  expect(await count()).toEqual({ products: 0, skus: 0 })
})
