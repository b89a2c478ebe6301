/** A list that is written over by the next one of the same scratch: for what is made, read and forgotten without waiting in between. */
export type Scratch<List> = (length: number) => List

interface Room<List> {
  readonly length: number
  subarray(from: number, end: number): List
}

/**
 * Lists of one kind that share the same room, as large as the longest one was. What a large question lists takes hundreds of
 * kilobytes, which lie outside of V8's heap: it collects all of that heap where many such lists have come and gone (decisions/124).
 */
export function createScratch<List extends Room<List>>(make: (length: number) => List): Scratch<List> {
  let room = make(0)
  return (length) => {
    if (room.length < length) room = make(length + (length >>> 3))
    return room.subarray(0, length)
  }
}
