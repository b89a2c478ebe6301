import { once } from 'node:events'
import { quantize } from '../../server/image-search/index/quantized-vectors.ts'
import type { PictureVectors } from '../../server/image-search/index/quantized-vectors.ts'
import type { PictureIndex } from '../../server/image-search/index/picture-index.ts'
import { createPictureRows } from '../../server/image-search/index/picture-rows.ts'
import type { PictureRows } from '../../server/image-search/index/picture-rows.ts'
import { placesOfUses } from '../../server/image-search/index/picture-uses.ts'
import { calibrationOf } from '../../server/image-search/ranking/calibrations/all.ts'
import { rankProducts } from '../../server/image-search/ranking/rank.ts'
import { spreadOf, timed } from '../spread.ts'
import type { Spread } from '../spread.ts'
import { usedMegabytes } from '../used-memory.ts'
import { bytesOf, DIMENSIONS, drawVectors, modelOf, seenAgain } from './clustered.ts'

/** The order to this process, which holds only the index in memory. */
export interface RankOrder {
  pictures: number
  rounds: number
}

export interface RankResult {
  bytesAPicture: number
  /** Milliseconds from the query's vectors to a page of products, among all SKUs and among a tenth of them. */
  all: Spread
  filtered: Spread
  /** The dot products alone, by the product's scan and by a loop over an Int8Array. */
  scan: Spread
  plainScan: Spread
}

const WARM_UP = 20
const PAGE = { colorWeight: 0.2, from: 0, count: 20 }
const PLAIN_ROUNDS = 20

async function measure({ pictures, rounds }: RankOrder): Promise<RankResult> {
  const draw = drawVectors(1)
  const queries: PictureVectors[] = []
  const again = seenAgain(2)
  const before = usedMegabytes()
  const rows = createPictureRows(DIMENSIONS)
  for (let id = 0; id < pictures; id += 1) {
    const vectors = draw()
    if (id % Math.ceil(pictures / 50) === 0) queries.push(again(vectors))
    rows.fill(id, bytesOf(vectors))
  }
  const model = modelOf(pictures)
  const modelMegabytes = usedMegabytes()
  const index = indexOf(rows, pictures)
  index.usesIn(model)
  // The model belongs to the catalogue; its substitute here is allocated before memory is measured.
  rows.compare(queries[0] ?? draw())
  const withUses = usedMegabytes() - modelMegabytes
  const modelBytes = pictures * (8 + 4) + model.productIds.length * (8 + 4)
  const bytesAPicture = ((modelMegabytes - before + withUses) * 1e6 - modelBytes) / pictures

  const all = Int32Array.from({ length: pictures }, (_, sku) => sku)
  const tenth = all.filter((sku) => sku % 30 < 3)
  const queryAt = (round: number) => queries[round % queries.length] ?? draw()
  const ranked = (skus: Int32Array) => async (round: number) =>
    void (await rankProducts(model, index, queryAt(round), { ...PAGE, skus }))
  return {
    bytesAPicture,
    all: await spread(rounds, ranked(all)),
    filtered: await spread(rounds, ranked(tenth)),
    scan: await spread(rounds, async (round) => void rows.compare(queryAt(round))),
    plainScan: await spread(PLAIN_ROUNDS, plainScan(pictures, queries)),
  }
}

/** The index without a database, so that nothing is re-ranked exactly. */
function indexOf(rows: PictureRows, pictures: number): PictureIndex {
  const uses = {
    productIds: Float64Array.from({ length: pictures }, (_, use) => Math.floor(use / 3) + 1),
    skuIds: Float64Array.from({ length: pictures }, (_, use) => use + 1),
    rows: Int32Array.from({ length: pictures }, (_, use) => use),
  }
  let placed: ReturnType<PictureIndex['usesIn']> | undefined
  return {
    follow: async () => undefined,
    calibration: calibrationOf('bench 1'),
    pictures: rows,
    usesIn: (model) => (placed ??= { ...uses, places: placesOfUses(uses, model) }),
    exactTextures: async () => new Map(),
  }
}

/** The obvious implementation. */
function plainScan(pictures: number, queries: readonly PictureVectors[]): (round: number) => Promise<void> {
  const width = DIMENSIONS + 64
  const codes = Int8Array.from({ length: pictures * width }, (_, at) => (at * 31) % 255)
  const texture = new Float32Array(pictures)
  const color = new Float32Array(pictures)
  return async (round) => {
    const query = quantize(queries[round % queries.length] ?? { texture, color })
    for (let row = 0, at = 0; row < pictures; row += 1) {
      let dot = 0
      for (let place = 0; place < DIMENSIONS; place += 1) dot += (codes[at++] ?? 0) * (query[place] ?? 0)
      texture[row] = dot
      dot = 0
      for (let place = DIMENSIONS; place < width; place += 1) dot += (codes[at++] ?? 0) * (query[place] ?? 0)
      color[row] = dot
    }
  }
}

async function spread(rounds: number, work: (round: number) => Promise<void>): Promise<Spread> {
  for (let round = 0; round < Math.min(WARM_UP, rounds); round += 1) await work(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => work(round)))
  return spreadOf(times)
}

const [order] = (await once(process, 'message')) as [RankOrder]
process.send?.(await measure(order))
process.disconnect?.()
