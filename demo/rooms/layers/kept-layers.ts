import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readLayers, writeLayers } from './layer-file.ts'
import { type RoomLayers } from './layers.ts'

/** Raise it when rooms are drawn otherwise: a demonstration that was broken off may have left some. */
const EDITION = 1
/** Samples of the rooms kept in memory where there is no folder, at some 20 bytes each: five rooms at full size. */
const MOST = 3_000_000

const remembered = new Map<string, RoomLayers>()

/**
 * Layers by their key, made when first asked for and kept: in a folder, which drawing processes share, or else the last
 * few in memory. What is in the folder may be removed at any time.
 */
export function keepLayers(key: string, make: () => RoomLayers, folder?: string): RoomLayers {
  return folder ? keepInFolder(join(folder, `${key} ${EDITION}.room`), make) : keepInMemory(key, make)
}

function keepInFolder(path: string, make: () => RoomLayers): RoomLayers {
  if (existsSync(path)) return readLayers(readFileSync(path))
  const made = make()
  mkdirSync(dirname(path), { recursive: true })
  // Whole or not at all; where two processes make the same, both write the same.
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, writeLayers(made))
  renameSync(part, path)
  return made
}

function keepInMemory(key: string, make: () => RoomLayers): RoomLayers {
  const known = remembered.get(key)
  if (known) return known
  const made = make()
  remembered.set(key, made)
  let samples = 0
  for (const { looks } of remembered.values()) samples += looks.length
  for (const [oldest, { looks }] of remembered) {
    if (samples <= MOST || oldest === key) break
    samples -= looks.length
    remembered.delete(oldest)
  }
  return made
}
