import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Spoiling } from './degrade.ts'
import { drawSample } from './draw-sample.ts'
import { serveOrders } from '../processes.ts'
import type { Sample } from './samples.ts'
import { drawUnrelated } from '../unrelated/all.ts'

/** Draws into the folder that the process was started with. */
export type DrawOrder = { sample: Sample } | { unrelated: number }

/** Of an unrelated picture its kind, of a sample what spoilt its copy. */
export type DrawAnswer = { kind: string } | { spoilings: Spoiling[] }

const FOLDER = process.argv[2] ?? '.'

sharp.concurrency(1)
serveOrders(async (order: DrawOrder): Promise<DrawAnswer> => {
  if ('unrelated' in order) {
    const { kind, picture } = await drawUnrelated(order.unrelated)
    await writeFile(join(FOLDER, `unrelated-${order.unrelated}.jpg`), picture)
    return { kind }
  }
  const { name } = order.sample
  const { original, copy, rendering, photograph, spoilings } = await drawSample(order.sample)
  await writeFile(join(FOLDER, `${name}.jpg`), original)
  await writeFile(join(FOLDER, `${name}-copy.jpg`), copy)
  await writeFile(join(FOLDER, `${name}-again.jpg`), rendering)
  await writeFile(join(FOLDER, `${name}-again-copy.jpg`), photograph)
  return { spoilings }
})
