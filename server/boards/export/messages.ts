import type { Job, JobPicture } from './job.ts'

/** What goes to the process that draws: pictures one by one, so that nobody waits while many are packed, then what is to be made of them. */
export type ToDrawing = { type: 'picture'; name: string; picture: JobPicture } | { type: 'job'; job: Job }

/** What comes back: a file in parts, and its end. */
export type FromDrawing = { type: 'part'; bytes: Uint8Array } | { type: 'end' } | { type: 'failed'; reason: string }
