import type { SectionColumn } from '../snapshot/sections.ts'

/** There is no memory that threads could share. */
export class NoSharedMemory extends Error {}

/** Makes a piece of memory that threads share, in bytes. Throws NoSharedMemory. */
export function allocateShared(bytes: number): SharedArrayBuffer {
  try {
    return new SharedArrayBuffer(bytes)
  } catch (error) {
    throw new NoSharedMemory(`${bytes} bytes of shared memory cannot be had`, { cause: error })
  }
}

/** As `allocateShared`; memory of this thread alone where there is none. */
export function allocateAny(bytes: number): ArrayBuffer | SharedArrayBuffer {
  try {
    return allocateShared(bytes)
  } catch {
    return new ArrayBuffer(bytes)
  }
}

/** The same column where other threads can read it too. */
export function shareColumn(column: SectionColumn, allocate = allocateShared): SectionColumn {
  if (column.buffer instanceof SharedArrayBuffer) return column
  const Kind = column.constructor as new (buffer: SharedArrayBuffer) => SectionColumn
  const shared = new Kind(allocate(column.byteLength))
  shared.set(column)
  return shared
}

/** Less is not worth a weight, and would not lie in pages of its own. */
const LEAST_BYTES = 64 * 1024

const weights = new WeakMap<SectionColumn, ArrayBuffer>()

/**
 * Has this thread's garbage collector count a shared column as it counts any other: V8 leaves shared memory out of what tells it
 * that there is garbage, and columns that are replaced every second would pile up. The weight is memory that nobody ever
 * writes to, so that the system never gives it.
 */
export function weigh(column: SectionColumn): void {
  if (column.byteLength >= LEAST_BYTES && !weights.has(column)) weights.set(column, new ArrayBuffer(column.byteLength))
}
