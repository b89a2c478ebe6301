import type { WorkerProtocol } from '../../platform/worker/protocol.ts'
import type { DrawingOrder, DrawnFile, JobPicture, WantedPicture } from './job.ts'

/** What the process that draws boards is asked. Pictures are sent one by one, because packing many at once would block other requests. */
export interface DrawingProtocol extends WorkerProtocol {
  /** Only the wish is answered, once the file is drawn. */
  request:
    | { type: 'wish'; wish: DrawingOrder }
    | { type: 'picture'; name: string; picture: JobPicture }
    | { type: 'draw' }
  answer: { type: 'drawn'; missing: DrawnFile['missing'] }
  note: DrawingNote
}

/** The pictures that the wish needs; later the file, part by part. */
export type DrawingNote = { wants: WantedPicture[] } | { part: Uint8Array }
