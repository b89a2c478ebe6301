import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { readLayers, writeLayers } from './layer-file.ts'
import { type RoomLayers } from './layers.ts'

/** Raise it when rooms are drawn or kept differently: the folder may have some from before. */
const EDITION = 2
/** The most samples of rooms kept in memory if there is no folder, at about 20 bytes each: five rooms at full size. */
const MOST = 3_000_000

const remembered = new Map<string, RoomLayers>()

/** A room's layers by key, from a folder that drawing processes share, or from memory; undefined if they are not kept. */
export function findLayers(key: string, folder?: string): RoomLayers | undefined {
  if (!folder) return remembered.get(key)
  try {
    const bytes = zstdDecompressSync(readFileSync(pathOf(key, folder)))
    // Copied, so that its arrays begin where they must.
    return readLayers(new Uint8Array(bytes))
  } catch {
    // Not there, or not whole: it is drawn anew.
    return undefined
  }
}

/** Keeps them in the folder, if it has room, or the last few in memory. Files in the folder may be removed at any time. */
export function keepLayers(key: string, layers: RoomLayers, folder?: string): void {
  if (!folder) return remember(key, layers)
  // Written under another name and renamed; two processes that make the same room write the same bytes.
  const part = `${pathOf(key, folder)}.${process.pid}.part`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(part, zstdCompressSync(writeLayers(layers)))
    renameSync(part, pathOf(key, folder))
  } catch {
    // A full disk costs the next picture some time, and not this one.
    removeIfPossible(part)
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path)
  } catch {
    // It was not begun.
  }
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
