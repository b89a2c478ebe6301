import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
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

it('A file that is not whole is as good as none, and a folder that takes no files costs nothing else', async () => {
  keepLayers('lounge', lounge, folder)
  const [name = ''] = await readdir(folder)
  await truncate(join(folder, name), 1000)
  expect(findLayers('lounge', folder)).toBeUndefined()
  keepLayers('lounge', lounge, '/dev/null/rooms')
  expect(findLayers('lounge', '/dev/null/rooms')).toBeUndefined()
})

it('Without a folder the rooms drawn last are kept in memory', () => {
  keepLayers('lounge', lounge)
  expect(findLayers('lounge')).toBe(lounge)
})
