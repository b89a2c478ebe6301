import { getProductPage } from '../contract/catalogue.ts'
import { openHttpClient } from './http-client.ts'
import { timed } from './spread.ts'

/** Milliseconds of each product list, requested one after another while `work` runs. */
export async function listTimes(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const client = openHttpClient(url)
  const times: number[] = []
  const state = { isOver: false }
  const other = work().finally(() => (state.isOver = true))
  for (let page = 1; !state.isOver; page += 1)
    times.push(await timed(() => client.get(`${getProductPage.path}?pageNo=${(page % 50) + 1}`)))
  await other
  client.close()
  return times
}

/** Waits; used to measure lists while nothing else runs. */
export async function sleepLong(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
}
