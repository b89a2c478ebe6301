import type { JobPicture, WantedPicture, DrawingOrder } from './job.ts'

/** Messages to the process that draws: a wish, then the pictures that it asks for, one by one, since packing many at once would keep others waiting. */
export type ToDrawing =
  | { type: 'wish'; wish: DrawingOrder }
  | { type: 'picture'; name: string; picture: JobPicture }
  | { type: 'draw' }

/** Messages back: the pictures that it asks for, then the file in parts, and its end. */
export type FromDrawing =
  | { type: 'wants'; pictures: WantedPicture[] }
  | { type: 'part'; bytes: Uint8Array }
  | { type: 'end' }
  /** `isTooMuch`: the board is more than can be drawn. */
  | { type: 'failed'; reason: string; isTooMuch: boolean }
