import type { SectionColumn } from '../snapshot/sections.ts'

/** Memory that threads share could not be allocated. */
export class NoSharedMemory extends Error {}

/** Allocates so many bytes of memory that threads share. Throws NoSharedMemory. */
export function allocateShared(bytes: number): SharedArrayBuffer {
  try {
    return new SharedArrayBuffer(bytes)
  } catch (error) {
    throw new NoSharedMemory(`${bytes} bytes of shared memory cannot be had`, { cause: error })
  }
}

/** As `allocateShared`, but falls back to memory of this thread alone. */
export function allocateAny(bytes: number): ArrayBuffer | SharedArrayBuffer {
  try {
    return allocateShared(bytes)
  } catch {
    return new ArrayBuffer(bytes)
  }
}

/** Copies a column to memory that threads share, unless it is there already. */
export function shareColumn(column: SectionColumn, allocate = allocateShared): SectionColumn {
  if (column.buffer instanceof SharedArrayBuffer) return column
  const Kind = column.constructor as new (buffer: SharedArrayBuffer) => SectionColumn
  const shared = new Kind(allocate(column.byteLength))
  shared.set(column)
  return shared
}

/** A smaller column gets no weight: that memory would not be on pages of its own. */
const LEAST_BYTES = 64 * 1024

const weights = new WeakMap<SectionColumn, ArrayBuffer>()

/**
 * Makes the garbage collector count a shared column: V8 ignores shared memory, so replaced columns would pile up. The weight is memory
 * that nobody writes to, so the system never provides it.
 */
export function weigh(column: SectionColumn): void {
  if (column.byteLength >= LEAST_BYTES && !weights.has(column)) weights.set(column, new ArrayBuffer(column.byteLength))
}
