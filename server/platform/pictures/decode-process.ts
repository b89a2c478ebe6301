import { writeFileSync } from 'node:fs'
import { endAtOnce, endWithParent } from '../end-with-parent.ts'
import type { FromDecoding, Made, ToDecoding } from './decode-job.ts'
import { PictureError } from './picture-error.ts'
import { cutOriginal, measurePicture, reducePicture, remakePhotograph, remakePicture } from './pictures.ts'

/**
 * The process that decodes what comes from outside, one picture after another. It knows no database and no secret, and
 * whatever a picture does to it, the server goes on.
 */

const WATCHED_EVERY_MS = 20

endWithParent()
process.on('message', (job: ToDecoding) => void answer(job))

// Where the machine itself runs out of memory, Linux ends this process first.
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Some containers do not let it.
  }
}

async function answer(job: ToDecoding): Promise<void> {
  // Pictures are decoded in other threads and beside the heap, which nothing else would bound.
  const look = () => {
    if (process.memoryUsage.rss() > job.mostMemory) endAtOnce()
  }
  const watch = setInterval(look, WATCHED_EVERY_MS)
  tell({ type: 'begun' })
  look()
  try {
    const made = await make(job)
    tell({ type: 'made', made, memory: process.memoryUsage.rss() })
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const cause = (error.cause as Error | undefined)?.message
    tell({ type: 'refused', reason: error.reason, cause, memory: process.memoryUsage.rss() })
  } finally {
    clearInterval(watch)
  }
}

async function make(job: ToDecoding): Promise<Made[keyof Made]> {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.length)
  switch (job.work) {
    case 'measure':
      return measurePicture(bytes)
    case 'cut':
      return cutOriginal(bytes, job.part)
    case 'remake':
      return remakePicture(bytes, job.longestSide, job.limits)
    case 'photograph':
      return remakePhotograph(bytes, job.longestSide, job.limits)
    case 'reduce':
      return reducePicture(bytes, job.longestSide, job.limits)
  }
}

function tell(message: FromDecoding): void {
  process.send?.(message)
}
