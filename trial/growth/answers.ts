import type { KnownSku } from '../../bench/finding/known-skus.ts'
import { drawColor, drawQuestion, pagePath } from '../../bench/finding/question.ts'
import { createRandom } from '../../bench/generator/random.ts'
import { openHttpClient } from '../../bench/http-client.ts'
import type { HttpClient } from '../../bench/http-client.ts'
import type { BenchServer } from '../../bench/server.ts'
import { spreadOf, timed } from '../../bench/spread.ts'
import type { Spread } from '../../bench/spread.ts'
import { getProductDetail, getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'

const WARM_UP = 20
const SAMPLES = 200
const WORDS = ['oak', 'marble white', 'wool grey', '橡木', 'tile 600', 'glass']

/** How long one person waits for each kind of answer, in ms. */
export async function answersOf({ url }: BenchServer, skus: KnownSku[]): Promise<Record<string, Spread>> {
  const client = openHttpClient(url)
  const random = createRandom(3)
  const query = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values).toString()}`
  const kinds: Record<string, () => string> = {
    'list by filters': () => pagePath(drawQuestion(random, skus)),
    'list by words': () => query(getProductPage.path, { pageSize: '60', keyword: random.pick(WORDS) }),
    'list by colour': () => pagePath(drawColor(random)),
    'list by price': () => pagePath({ sort: random.pick(['price-asc', 'price-desc'] as const) }),
    suggestions: () => query(getSuggestions.path, { keyword: random.pick(WORDS).slice(0, 3) }),
    facets: () => query(getProductFacets.path, { brandId: random.pick(skus).brand }),
    detail: () => query(getProductDetail.path, { skuId: random.pick(skus).id }),
  }
  const spreads: Record<string, Spread> = {}
  try {
    for (const [kind, path] of Object.entries(kinds)) spreads[kind] = await measure(client, path)
  } finally {
    client.close()
  }
  return spreads
}

async function measure(client: HttpClient, path: () => string): Promise<Spread> {
  for (let count = 0; count < WARM_UP; count += 1) await client.get(path())
  const times: number[] = []
  for (let count = 0; count < SAMPLES; count += 1) times.push(await timed(() => client.get(path())))
  return spreadOf(times)
}
