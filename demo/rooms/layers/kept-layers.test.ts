import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseRoom } from '../room.ts'
import { drawLayers } from './draw-layers.ts'
import { keepLayers } from './kept-layers.ts'
import { type RoomLayers } from './layers.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooms-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Makes the lounge with its sofa, and counts the calls. */
function openMaking(): { make: () => RoomLayers; count: () => number } {
  let made = 0
  const make = () => {
    made++
    return drawLayers(chooseRoom('seat', 0).plan, 48, 30)
  }
  return { make, count: () => made }
}

it('A room in a folder is drawn once, and what is read again is what was drawn', async () => {
  const { make, count } = openMaking()
  const first = keepLayers('lounge', make, folder)
  expect(keepLayers('lounge', make, folder)).toEqual(first)
  expect(count()).toBe(1)
  expect(await readdir(folder)).toHaveLength(1)
})

it('A room whose file was removed is drawn again', async () => {
  const { make, count } = openMaking()
  const first = keepLayers('lounge', make, folder)
  await rm(folder, { recursive: true })
  expect(keepLayers('lounge', make, folder)).toEqual(first)
  expect(count()).toBe(2)
})

it('Without a folder the rooms drawn last are kept in memory', () => {
  const { make, count } = openMaking()
  expect(keepLayers('lounge', make)).toBe(keepLayers('lounge', make))
  expect(count()).toBe(1)
})
