import type { JobPicture, WantedPicture, Wish } from './job.ts'

/** What goes to the process that draws: what is wished, then the pictures that it wants, one by one, so that nobody waits while many are packed. */
export type ToDrawing =
  | { type: 'wish'; wish: Wish }
  | { type: 'picture'; name: string; picture: JobPicture }
  | { type: 'draw' }

/** What comes back: which pictures it wants, then a file in parts, and its end. */
export type FromDrawing =
  | { type: 'wants'; pictures: WantedPicture[] }
  | { type: 'part'; bytes: Uint8Array }
  | { type: 'end' }
  /** `tooMuch`: of what, where a board is more than can be drawn. */
  | { type: 'failed'; reason: string; isTooMuch: boolean }
