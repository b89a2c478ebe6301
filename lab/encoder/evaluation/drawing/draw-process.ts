import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Degradation } from './degrade.ts'
import { drawSample } from './draw-sample.ts'
import { serveOrders } from '../processes.ts'
import type { Sample } from './samples.ts'
import { drawUnrelated } from '../unrelated/all.ts'

/** One picture to draw into the folder that the process was started with. */
export type DrawOrder = { sample: Sample } | { unrelated: number }

/** The kind of an unrelated picture, or the degradations of a sample's copy. */
export type DrawAnswer = { kind: string } | { degradations: Degradation[] }

const FOLDER = process.argv[2] ?? '.'

sharp.concurrency(1)
serveOrders(async (order: DrawOrder): Promise<DrawAnswer> => {
  const name = 'unrelated' in order ? `unrelated-${order.unrelated}` : order.sample.name
  // Written last, so that its presence means the pictures are complete.
  const path = join(FOLDER, `${name}.json`)
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as DrawAnswer
  const answer = await draw(order, join(FOLDER, name))
  await writeFile(path, JSON.stringify(answer))
  return answer
})

async function draw(order: DrawOrder, base: string): Promise<DrawAnswer> {
  if ('unrelated' in order) {
    const { kind, picture } = await drawUnrelated(order.unrelated)
    await writeFile(`${base}.jpg`, picture)
    return { kind }
  }
  const { original, copy, rendering, photograph, degradations } = await drawSample(order.sample)
  await writeFile(`${base}.jpg`, original)
  await writeFile(`${base}-copy.jpg`, copy)
  await writeFile(`${base}-again.jpg`, rendering)
  await writeFile(`${base}-again-copy.jpg`, photograph)
  return { degradations }
}
