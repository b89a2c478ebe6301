import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LINES } from '../../demo/lines.ts'
import type { FileOrder } from '../../demo/file-order.ts'
import { FULL_SIZE } from '../../demo/picture-views.ts'
import { drawSmall, makeFile } from '../../demo/pictures.ts'
import { getProduct } from '../../demo/products/all.ts'
import { drawnWidth } from '../../demo/scales.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'

/** One in so many files of a kind is drawn: 60 covers, of products of every family. */
const EVERY = 16

/** Widths at which covers are drawn small, in px: of a list's cards, and of the swatches beside them. */
const SMALL_WIDTHS = [320, 40]

/**
 * Processor time to draw all files of a kind, extrapolated from one in sixteen, and to draw one of them in a process
 * that has drawn some before.
 */
export async function measureDrawingByKind(): Promise<Figure[]> {
  const orders = LINES.flatMap(({ files }) => files.map(({ order }) => order))
  const rooms = await mkdtemp(join(tmpdir(), 'quarry-drawing-'))
  const figures: Figure[] = []
  try {
    for (const [kind, ofKind] of Map.groupBy(orders, (order) => order.kind)) {
      const drawn = ofKind.filter((_, index) => index % EVERY === 0)
      say(`Drawing ${drawn.length} of ${ofKind.length} files: ${kind}`)
      const seconds: number[] = []
      for (const order of drawn) seconds.push(await secondsOf(order, rooms))
      const note = `told from ${drawn.length} of ${ofKind.length}`
      const light = kind === 'room' ? '; their light, 25 times, is not in it' : ''
      figures.push(
        {
          name: `demonstration, drawing, processor time: ${kind}`,
          value: meanOf(seconds) * ofKind.length,
          unit: 's',
          note: note + light,
        },
        { name: `demonstration, drawing one ${kind}, processor time`, value: meanOf(seconds) * 1000, unit: 'ms', note },
      )
    }
    figures.push(...measureSmallCovers(orders))
  } finally {
    await rm(rooms, { recursive: true, force: true })
  }
  return figures
}

function measureSmallCovers(orders: FileOrder[]): Figure[] {
  const covers = orders.filter(({ kind }) => kind === 'cover')
  return SMALL_WIDTHS.map((width) => {
    const small = covers.filter((order) => drawnWidth(order, width) !== undefined)
    const drawn = small.filter((_, index) => index % EVERY === 0)
    const seconds = drawn.map((order) => {
      const before = process.cpuUsage()
      drawSmall(getProduct(order.product), order, drawnWidth(order, width) ?? width)
      return secondsSince(before)
    })
    return {
      name: `demonstration, drawing one cover for ${width} px, processor time`,
      value: meanOf(seconds) * 1000,
      unit: 'ms',
      note: `told from ${drawn.length}; ${small.length} of ${covers.length} are drawn small, the others whole`,
    }
  })
}

async function secondsOf(order: FileOrder, rooms: string): Promise<number> {
  // The light of a room is drawn by the first who asks for it, and is there for all others.
  const options = { size: FULL_SIZE, roomFolder: rooms }
  const product = getProduct(order.product)
  if (order.kind === 'room') await makeFile(product, order, options)
  const before = process.cpuUsage()
  await makeFile(product, order, options)
  return secondsSince(before)
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
