import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readLayers, writeLayers } from './layer-file.ts'
import { type RoomLayers } from './layers.ts'

/** Raise it when rooms are drawn differently: an interrupted demonstration may have left some. */
const EDITION = 1
/** The most samples of rooms kept in memory if there is no folder, at about 20 bytes each: five rooms at full size. */
const MOST = 3_000_000

const remembered = new Map<string, RoomLayers>()

/**
 * Returns a room's layers by key, and makes them at the first request. Keeps them in a folder that drawing processes
 * share, or the last few in memory. Files in the folder may be removed at any time.
 */
export function keepLayers(key: string, make: () => RoomLayers, folder?: string): RoomLayers {
  return folder ? keepInFolder(join(folder, `${key} ${EDITION}.room`), make) : keepInMemory(key, make)
}

function keepInFolder(path: string, make: () => RoomLayers): RoomLayers {
  if (existsSync(path)) return readLayers(readFileSync(path))
  const made = make()
  mkdirSync(dirname(path), { recursive: true })
  // Written under another name and renamed; two processes that make the same room write the same bytes.
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
