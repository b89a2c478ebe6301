import { createFairQueue } from '../fair-queue.ts'

/** More than there are forms that may be read at a time: what is turned away is turned away before it is read. */
const MOST = 24

/**
 * Of all that members send one photograph is decoded at a time and one other picture: a photograph takes 30 ms, fifty
 * megapixels in another format a second or more and most of a gigabyte, and nobody's photograph waits for them.
 */
const turns = {
  photographs: createFairQueue({ atOnce: 1, most: MOST }),
  others: createFairQueue({ atOnce: 1, most: MOST }),
}

/** Decodes a member's picture when it is their turn. Rejects with `QueueFull` where too many wait. */
export async function inTurn<Made>(memberId: string, bytes: Buffer, decode: () => Promise<Made>): Promise<Made> {
  return turns[isPhotograph(bytes) ? 'photographs' : 'others'](memberId, decode)
}

/** Whether it begins as a JPEG does. */
export function isPhotograph(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}
