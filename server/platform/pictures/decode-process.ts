import { writeFileSync } from 'node:fs'
import { endAtOnce, endWithParent } from '../end-with-parent.ts'
import { lowerPriority } from '../lower-priority.ts'
import { serveRequests } from '../worker/serve-requests.ts'
import type { RequestContext } from '../worker/serve-requests.ts'
import type { DecodedResult, DecodeJob, DecodingProtocol } from './decode-job.ts'
import type { ReducedWork } from './decoding.ts'
import { PictureError } from './picture-error.ts'
import {
  cutOriginal,
  measurePicture,
  reducePicture,
  releasePicture,
  remakePhotograph,
  remakePicture,
} from './pictures.ts'
import type { DecodedPicture } from './pictures.ts'

/**
 * The process that decodes pictures from outside, one after another. It has no database and no secrets, and if a picture crashes
 * it, the server goes on.
 */

const WATCHED_EVERY_MS = 20
/** In bytes: decoded files and results that await collection. */
const MOST_GARBAGE = 16 * 1024 * 1024

type ReduceJob = Extract<DecodeJob, { work: 'reduce' }>

endWithParent()
// Decoding threads inherit the priority of this thread.
lowerPriority()
serveRequests<DecodingProtocol>(decode)

// If the machine runs out of memory, Linux kills this process first.
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Some containers do not allow this.
  }
}

async function decode(
  job: DecodingProtocol['request'],
  { note, afterwards }: RequestContext<DecodingProtocol>,
): Promise<DecodingProtocol['answer']> {
  // Decoding happens in other threads and outside the heap, so nothing else limits its memory.
  const look = () => {
    if (process.memoryUsage.rss() > job.mostMemory) endAtOnce()
  }
  const watch = setInterval(look, WATCHED_EVERY_MS)
  let reduced: DecodedPicture | undefined
  afterwards(() => {
    clearInterval(watch)
    if (reduced) releasePicture(reduced)
    // Buffers lie outside the heap, so V8 would let them pile up until the process is too large to keep.
    if (process.memoryUsage().arrayBuffers > MOST_GARBAGE) globalThis.gc?.()
  })
  note('begun')
  look()
  try {
    let made: DecodedResult[keyof DecodedResult]
    if (job.work === 'reduce') {
      reduced = await reducePicture(bytesOf(job), job.longestSide, job.limits)
      made = await workOn(reduced, job)
    } else made = await make(job)
    return { made, memory: process.memoryUsage.rss() }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const cause = (error.cause as Error | undefined)?.message
    return { refused: { reason: error.reason, cause }, memory: process.memoryUsage.rss() }
  }
}

async function workOn(picture: DecodedPicture, job: ReduceJob): Promise<unknown> {
  const { work } = (await import(job.module)) as { work: ReducedWork<unknown, unknown> }
  return work(picture, job.wish)
}

async function make(job: Exclude<DecodeJob, ReduceJob>): Promise<DecodedResult[keyof DecodedResult]> {
  const bytes = bytesOf(job)
  switch (job.work) {
    case 'measure':
      return measurePicture(bytes)
    case 'cut':
      return cutOriginal(bytes, job.part)
    case 'remake':
      return remakePicture(bytes, job.longestSide, job.limits)
    case 'photograph':
      return remakePhotograph(bytes, job.longestSide, job.limits)
  }
}

function bytesOf({ bytes }: DecodeJob): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
