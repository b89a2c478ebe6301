import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LINES } from '../../demo/lines.ts'
import type { FileOrder } from '../../demo/file-order.ts'
import { FULL_SIZE } from '../../demo/picture-views.ts'
import { makeFile } from '../../demo/pictures.ts'
import { getProduct } from '../../demo/products/all.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'

/** One in so many files of a kind is drawn: 60 covers, of products of every family. */
const EVERY = 16

/** Processor seconds to draw all files of a kind, extrapolated from one in sixteen. */
export async function measureDrawingByKind(): Promise<Figure[]> {
  const orders = LINES.flatMap(({ files }) => files.map(({ order }) => order))
  const rooms = await mkdtemp(join(tmpdir(), 'quarry-drawing-'))
  const figures: Figure[] = []
  try {
    for (const [kind, ofKind] of Map.groupBy(orders, (order) => order.kind)) {
      const drawn = ofKind.filter((_, index) => index % EVERY === 0)
      say(`Drawing ${drawn.length} of ${ofKind.length} files: ${kind}`)
      let seconds = 0
      for (const order of drawn) seconds += await secondsOf(order, rooms)
      figures.push({
        name: `demonstration, drawing, processor time: ${kind}`,
        value: (seconds / drawn.length) * ofKind.length,
        unit: 's',
        note: `told from ${drawn.length} of ${ofKind.length}${kind === 'room' ? '; their light, 25 times, is not in it' : ''}`,
      })
    }
  } finally {
    await rm(rooms, { recursive: true, force: true })
  }
  return figures
}

async function secondsOf(order: FileOrder, rooms: string): Promise<number> {
  // The light of a room is drawn by the first who asks for it, and is there for all others.
  const options = { size: FULL_SIZE, roomFolder: rooms }
  const product = getProduct(order.product)
  if (order.kind === 'room') await makeFile(product, order, options)
  const before = process.cpuUsage()
  await makeFile(product, order, options)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
