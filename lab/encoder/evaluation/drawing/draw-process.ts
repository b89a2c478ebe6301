import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Degradation } from './degrade.ts'
import { drawSample, drawSibling } from './draw-sample.ts'
import { serveOrders } from '../processes.ts'
import type { Sample, Sibling } from './samples.ts'
import { drawUnrelated } from '../unrelated/all.ts'

/** One picture to draw into the folder that the process was started with. */
export type DrawOrder = { sample: Sample } | { sibling: Sibling } | { unrelated: number }

/** The kind of an unrelated picture, the degradations of a sample's copy, or nothing of a sibling. */
export type DrawAnswer = { kind: string } | { degradations: Degradation[] } | { isSibling: true }

const FOLDER = process.argv[2] ?? '.'

sharp.concurrency(1)
serveOrders(async (order: DrawOrder): Promise<DrawAnswer> => {
  const name = nameOf(order)
  // Written last, so that its presence means the pictures are complete.
  const path = join(FOLDER, `${name}.json`)
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as DrawAnswer
  const answer = await draw(order, join(FOLDER, name))
  await writeFile(path, JSON.stringify(answer))
  return answer
})

function nameOf(order: DrawOrder): string {
  if ('unrelated' in order) return `unrelated-${order.unrelated}`
  return 'sibling' in order ? order.sibling.name : order.sample.name
}

async function draw(order: DrawOrder, base: string): Promise<DrawAnswer> {
  if ('unrelated' in order) {
    const { kind, picture } = await drawUnrelated(order.unrelated)
    await writeFile(`${base}.jpg`, picture)
    return { kind }
  }
  if ('sibling' in order) {
    const { original, copy } = await drawSibling(order.sibling)
    await writeFile(`${base}.jpg`, original)
    await writeFile(`${base}-copy.jpg`, copy)
    return { isSibling: true }
  }
  const { original, copy, relit, rendering, photograph, degradations } = await drawSample(order.sample)
  await writeFile(`${base}.jpg`, original)
  await writeFile(`${base}-copy.jpg`, copy)
  await writeFile(`${base}-relit.jpg`, relit)
  await writeFile(`${base}-again.jpg`, rendering)
  await writeFile(`${base}-again-copy.jpg`, photograph)
  return { degradations }
}
