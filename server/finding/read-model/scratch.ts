/** Allocates a list in reused memory. The next list of the same scratch overwrites it, so it must not be kept over an await. */
export type Scratch<List> = (length: number) => List

interface Room<List> {
  readonly length: number
  subarray(from: number, end: number): List
}

/**
 * Lists of one kind that share one buffer, as large as the longest so far. A large request would allocate hundreds of kilobytes outside
 * V8's heap, and many such lists trigger full garbage collections (decisions/124).
 */
export function createScratch<List extends Room<List>>(make: (length: number) => List): Scratch<List> {
  let room = make(0)
  return (length) => {
    if (room.length < length) room = make(length + (length >>> 3))
    return room.subarray(0, length)
  }
}
