import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLayers, writeLayers } from './layer-file.ts'
import { type RoomLayers } from './layers.ts'

/** Raise it when rooms are drawn differently: an interrupted demonstration may have left some. */
const EDITION = 1
/** The most samples of rooms kept in memory if there is no folder, at about 20 bytes each: five rooms at full size. */
const MOST = 3_000_000

const remembered = new Map<string, RoomLayers>()

/** A room's layers by key, from a folder that drawing processes share, or from memory; undefined if they are not kept. */
export function findLayers(key: string, folder?: string): RoomLayers | undefined {
  if (!folder) return remembered.get(key)
  const path = pathOf(key, folder)
  return existsSync(path) ? readLayers(readFileSync(path)) : undefined
}

/** Keeps them in the folder, or the last few in memory. Files in the folder may be removed at any time. */
export function keepLayers(key: string, layers: RoomLayers, folder?: string): void {
  if (!folder) return remember(key, layers)
  mkdirSync(folder, { recursive: true })
  // Written under another name and renamed; two processes that make the same room write the same bytes.
  const part = `${pathOf(key, folder)}.${process.pid}.part`
  writeFileSync(part, writeLayers(layers))
  renameSync(part, pathOf(key, folder))
}

function pathOf(key: string, folder: string): string {
  return join(folder, `${key} ${EDITION}.room`)
}

function remember(key: string, layers: RoomLayers): void {
  remembered.set(key, layers)
  let samples = 0
  for (const { looks } of remembered.values()) samples += looks.length
  for (const [oldest, { looks }] of remembered) {
    if (samples <= MOST || oldest === key) break
    samples -= looks.length
    remembered.delete(oldest)
  }
}
