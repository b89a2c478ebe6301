import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Purpose } from '../../drawing/samples.ts'
import { serveOrders } from '../../processes.ts'
import { drawRoomPicture } from './draw-room.ts'
import { planMaterials } from './plan-rooms.ts'

const [, , folder = '.', purpose = ''] = process.argv
const materials = planMaterials(purpose as Purpose)

sharp.concurrency(1)
// Draws a room into the folder, and answers the materials of its surfaces.
serveOrders(async (seed: number): Promise<number[]> => {
  // Written last, so that its presence means the pictures are complete.
  const path = join(folder, `${seed}.json`)
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as number[]
  const room = await drawRoomPicture(seed, materials)
  await writeFile(join(folder, `${seed}.jpg`), room.picture)
  await writeFile(join(folder, `${seed}.png`), room.truth)
  await writeFile(path, JSON.stringify(room.materials))
  return room.materials
})
