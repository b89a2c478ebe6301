import { noteWaiting } from '../calls/waits.ts'
import { createFairQueue } from '../fair-queue.ts'

/** A member's picture of a format that is decoded slowly (`PictureLimits`) takes a turn of three seconds at most. */
export const MOST_SLOW_PIXELS = 16_000_000

/** More than the forms that may be read at a time, so a refusal comes before the reading. */
const MOST = 24

/**
 * Decodes one photograph and one other picture of members at a time. A photograph takes 30 ms; fifty megapixels in another format
 * take a second or more and most of a gigabyte, and must not hold up photographs.
 */
const turns = {
  photographs: noteWaiting(createFairQueue({ atOnce: 1, most: MOST })),
  others: noteWaiting(createFairQueue({ atOnce: 1, most: MOST })),
}

/** Decodes a member's picture in their turn. Rejects with `QueueFull` if too many wait. */
export async function inTurn<Made>(memberId: string, bytes: Buffer, decode: () => Promise<Made>): Promise<Made> {
  return turns[isPhotograph(bytes) ? 'photographs' : 'others'](memberId, decode)
}

/** Whether the bytes begin like a JPEG. */
export function isPhotograph(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}
