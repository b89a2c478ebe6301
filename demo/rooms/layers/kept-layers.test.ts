import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseRoom } from '../room.ts'
import { drawLayers } from './draw-layers.ts'
import { findLayers, keepLayers } from './kept-layers.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooms-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lounge = drawLayers(chooseRoom('seat', 0).plan, 48, 30)

it('A room is kept in its folder, and read as it was drawn; it may be removed', async () => {
  expect(findLayers('lounge', folder)).toBeUndefined()
  keepLayers('lounge', lounge, folder)
  expect(findLayers('lounge', folder)).toEqual(lounge)
  expect(await readdir(folder)).toHaveLength(1)
  await rm(folder, { recursive: true })
  expect(findLayers('lounge', folder)).toBeUndefined()
  keepLayers('lounge', lounge, folder)
  expect(findLayers('lounge', folder)).toEqual(lounge)
})

it('Without a folder the rooms drawn last are kept in memory', () => {
  keepLayers('lounge', lounge)
  expect(findLayers('lounge')).toBe(lounge)
})
