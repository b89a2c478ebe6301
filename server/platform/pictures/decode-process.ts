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
 * The process that decodes what comes from outside, one picture after another. It knows no database and no secret, and
 * whatever a picture does to it, the server goes on.
 */

const WATCHED_EVERY_MS = 20
/** In bytes, of files that were decoded and of what was made of them. */
const MOST_GARBAGE = 16 * 1024 * 1024

type ReduceJob = Extract<DecodeJob, { work: 'reduce' }>

endWithParent()
// Threads that decode are started by this one, and give way as it does.
lowerPriority()
serveRequests<DecodingProtocol>(decode)

// Where the machine itself runs out of memory, Linux ends this process first.
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Some containers do not let it.
  }
}

async function decode(
  job: DecodingProtocol['request'],
  { note, afterwards }: RequestContext<DecodingProtocol>,
): Promise<DecodingProtocol['answer']> {
  // Pictures are decoded in other threads and beside the heap, which nothing else would bound.
  const look = () => {
    if (process.memoryUsage.rss() > job.mostMemory) endAtOnce()
  }
  const watch = setInterval(look, WATCHED_EVERY_MS)
  let reduced: DecodedPicture | undefined
  afterwards(() => {
    clearInterval(watch)
    if (reduced) releasePicture(reduced)
    // V8 sees a small heap and would let messages pile up beside it, until the process holds too much to be kept.
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
