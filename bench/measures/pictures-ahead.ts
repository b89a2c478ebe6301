import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getProductPage } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { picturedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { spreadOf, timed } from '../spread.ts'

/** As for the gallery, so that one catalogue serves both. */
const PRODUCTS = 2000
const LISTED = 60
/** The width that a card requests on a plain screen, in px. */
const WIDTH = 320
const LOOK_MS = 250

/** First requests for covers that the server resized in advance while idle, beside covers that it did not. */
export async function measurePicturesAhead(): Promise<Figure[]> {
  const { dataDir } = await picturedCatalogue(PRODUCTS)
  const cache = join(dataDir, 'picture-cache')
  await rm(cache, { recursive: true, force: true })
  const server = await startServer(dataDir)
  const client = openHttpClient(server.url)
  const pathOf = (key: string): string => join(cache, key.slice(0, 2), `${key}-${WIDTH}.webp`)
  const ask = async (key: string): Promise<number> =>
    timed(() => client.get(`/images/${key}?width=${WIDTH}`, { accept: 'image/webp' }))
  try {
    const { body } = await client.get(`${getProductPage.path}?pageSize=${LISTED}`)
    const { list } = (JSON.parse(body.toString()) as { data: OutputOf<typeof getProductPage> }).data
    const covers = list.flatMap(({ coverImage }) => coverImage?.replace('/images/', '') ?? [])
    say('Pictures: waiting for covers that are resized ahead')
    while (!covers.every((key) => existsSync(pathOf(key)))) await sleep(LOOK_MS)
    const ahead: number[] = []
    const fresh: number[] = []
    for (const key of covers) {
      ahead.push(await ask(key))
      await rm(pathOf(key))
      fresh.push(await ask(key))
    }
    const name = `covers of the first list at ${WIDTH}, asked for the first time`
    const beside = { name: 'not resized ahead', spread: spreadOf(fresh) }
    return [latencyFigure(name, spreadOf(ahead), { target: { atMost: 3 }, beside })]
  } finally {
    client.close()
    await server.stop()
  }
}
