import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { editionOfSources, FOLDER } from '../drawing/gallery.ts'
import type { Purpose } from '../drawing/samples.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'
import { planRooms } from './drawing/plan-rooms.ts'

/** A drawn room with the paths of its pictures. */
export interface RoomPicture {
  /** JPEG. */
  picture: string
  /** PNG: the number of the surface that each pixel shows, or 0. */
  truth: string
  /** The material of the surface 1, 2, …, by its place among those of all rooms. */
  materials: number[]
}

/** The rooms of the evaluation or the calibration, or a share of them; kept until the drawing code changes. */
export async function openRooms(share: number, purpose: Purpose): Promise<RoomPicture[]> {
  const edition = await editionOfSources()
  const name = `${edition}-rooms-${await editionOfSources(['lab/encoder/evaluation/rooms/drawing'])}`
  const folder = join(FOLDER, `${name}-${purpose}`)
  await mkdir(folder, { recursive: true })
  await removeOlder(`${edition}-rooms-`, name)
  const drawing = startProcesses<number, number[]>(new URL('drawing/room-process.ts', import.meta.url), [
    folder,
    purpose,
  ])
  try {
    const seeds = planRooms(share, purpose)
    const drawn = await askAll('Drawing rooms', seeds, drawing.ask)
    return seeds.map((seed, place) => ({
      picture: join(folder, `${seed}.jpg`),
      truth: join(folder, `${seed}.png`),
      materials: drawn[place] ?? [],
    }))
  } finally {
    drawing.close()
  }
}

async function removeOlder(prefix: string, name: string): Promise<void> {
  for (const folder of await readdir(FOLDER)) {
    const isRooms = folder.startsWith(prefix) && /-(?:evaluation|calibration)$/.test(folder)
    if (isRooms && !folder.startsWith(name)) await rm(join(FOLDER, folder), { recursive: true })
  }
}
