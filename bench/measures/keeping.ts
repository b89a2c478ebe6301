import { sql } from 'kysely'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import { bulkUpdate, getBulkRun } from '../../contract/keeping/bulk.ts'
import { getKeptProduct, getKeptProductPage, getKeptSkuPage, previewProduct, updateProduct } from '../../contract/keeping/products.ts' // prettier-ignore
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { recordFigures } from '../keeping/record-figures.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const CALLS = 200
const LIST = { target: { atMost: 30 } }
/** The queries that staff make on their lists, in turn. */
const QUERIES = [
  '',
  'pageNo=900',
  'sort=updated',
  'sort=name',
  'sort=name&pageNo=500',
  'status=withdrawn',
  'lacks=cover,price',
  'lacks=stock&sort=newest',
  'keyword=oak',
  'keyword=oak&lacks=leadTime',
  'keyword=橡木',
  'keyword=grey+tile&sort=updated',
  'brandId=3',
  'categoryId=4&lacks=description',
  'priceMin=100&priceMax=300&lacks=size',
]

/** How long staff wait for lists, forms and bulk changes, at 100,000 SKUs. */
export async function measureKeeping(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(100_000), async ({ db, server: { url } }) => {
    say('Keeping products')
    const [email = ''] = await makeMembers(db, 1)
    await db.updateTable('member').set({ user_type: 2 }).execute()
    // One product in nine is not on sale.
    await sql`UPDATE product SET status = 'withdrawn' WHERE id % 9 = 0`.execute(db)
    // Autovacuum would do this within a minute.
    await sql`VACUUM ANALYZE product`.execute(db)
    const authorization = `Bearer ${(await signIn(url, email)).accessToken}`
    const client = openHttpClient(url)
    const get = async <Data>(address: string): Promise<Data> => {
      const { body } = await client.get(address, { authorization })
      const { code, data } = JSON.parse(body.toString()) as Envelope<Data>
      if (code !== 200) throw new Error(`${address} answered ${code}`)
      return data
    }
    const send = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
      const headers = { 'content-type': 'application/json', authorization }
      const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const { code, data } = (await response.json()) as Envelope<Data>
      if (code !== 200) throw new Error(`${path} answered ${code}`)
      return data
    }
    const first = await timed(() => get(getKeptProductPage.path))
    const list = (path: string) => (call: number) => get(`${path}?pageSize=50&${QUERIES[call % QUERIES.length]}`)
    const { list: products } = await get<OutputOf<typeof getKeptProductPage>>(`${getKeptProductPage.path}?pageSize=200`)
    const product = (call: number) => products[call % products.length]?.id ?? ''
    const edit = async (call: number) => {
      const { id, fields } = await get<OutputOf<typeof getKeptProduct>>(`${getKeptProduct.path}?id=${product(call)}`)
      return { id, was: { rank: fields.rank }, is: { rank: call } }
    }
    const edits = await Promise.all(products.slice(0, CALLS).map((_, call) => edit(call)))
    const figures = [
      { name: 'first list after a start', value: first, unit: 'ms' as const },
      await figure('a page of products as they are kept', list(getKeptProductPage.path), LIST),
      await figure('a page of SKUs as they are kept', list(getKeptSkuPage.path), LIST),
      await figure('a product opened', (call) => get(`${getKeptProduct.path}?id=${product(call)}`)),
      await figure('a preview', (call) => send('POST', previewProduct.path, { change: edits[call % edits.length] })),
      await figure('a product changed', (call) => send('PUT', updateProduct.path, edits[call % edits.length] ?? {})),
      await figure('a page right after a change', async (call) => {
        await sql`UPDATE product SET rank = ${call} WHERE id = ${product(call)}`.execute(db)
        return list(getKeptProductPage.path)(call)
      }),
    ]
    figures.push(...(await recordFigures((address) => send('GET', address))))
    const bulk = (filter: object, dryRun: boolean, digest?: string) =>
      send<OutputOf<typeof bulkUpdate>>('POST', bulkUpdate.path, {
        filter,
        changes: { leadTimeDays: 21 },
        dryRun,
        digest,
      })
    const finished = async ({ runId }: OutputOf<typeof bulkUpdate>) => {
      while ((await get<OutputOf<typeof getBulkRun>>(`${getBulkRun.path}?id=${runId}`)).state === 'running')
        await new Promise((resolve) => setTimeout(resolve, 200))
    }
    // A filter whose products are changed at once, and all products, which change in the background.
    for (const filter of [{ brandId: ['3'], status: 'withdrawn' }, {}]) {
      let outcome = await bulk(filter, true)
      const { products: many, skus } = outcome.selected
      const dryTime = await timed(async () => (outcome = await bulk(filter, true)))
      const runTime = await timed(async () => finished(await bulk(filter, false, outcome.digest)))
      figures.push({ name: `dry run of a change of ${many} products (${skus} SKUs)`, value: dryTime, unit: 'ms' })
      figures.push({ name: `change of ${many} products (${skus} SKUs)`, value: runTime, unit: 'ms' })
    }
    client.close()
    return figures
  })
}

async function figure(
  name: string,
  ask: (call: number) => Promise<unknown>,
  more: { target?: Figure['target'] } = {},
): Promise<Figure> {
  for (let call = 0; call < QUERIES.length; call += 1) await ask(call)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) times.push(await timed(() => ask(call)))
  return latencyFigure(name, spreadOf(times), more)
}
