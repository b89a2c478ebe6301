import { createKeptProcesses } from '../worker/kept-processes.ts'
import { WorkerEnded, WorkerError } from '../worker/protocol.ts'
import type { DecodeJob, DecodedResult, DecodingProtocol } from './decode-job.ts'
import { ofCrash, ofTooLong, ofTooMuchMemory, PictureError } from './picture-error.ts'
import type { PictureLimits } from './picture-error.ts'
import { MOST_PIXELS } from './pictures.ts'
import type { DecodedPicture, DecodedFacts, PicturePart } from './pictures.ts'

const MEBIBYTE = 1024 * 1024
const HEAP_MB = 256
const KEPT_MS = 5 * 60_000
/** In bytes: a process that holds more after its work is ended, which frees the memory that its allocators keep. */
const MOST_KEPT_MEMORY = 160 * MEBIBYTE
/** A little longer than the timeout of libvips, which checks it only between lines. */
const LONGEST_MS = 25_000
/** In bytes: AVIF needs up to 18, every other format less. */
const MEMORY_A_PIXEL = 20
const MEMORY_BESIDES = 512 * MEBIBYTE
/** A kept process may be killed just when work arrives. */
const MOST_TRIES = 3

const processes = createKeptProcesses<DecodingProtocol>({
  program: new URL('./decode-process.ts', import.meta.url),
  heapMb: HEAP_MB,
  keptMs: KEPT_MS,
  // Otherwise each decoding thread keeps memory of its own (glibc), and the process becomes too large to keep.
  environment: { MALLOC_ARENA_MAX: '1' },
})

/** The process ended before it received the picture. */
class NotBegun extends Error {}

/** As `measurePicture`, in another process; if that dies, throws a PictureError too. */
export async function measureApart(bytes: Uint8Array): Promise<DecodedFacts> {
  return decodeApart({ work: 'measure', bytes })
}

/** As `remakePicture`, in another process. */
export async function remakeApart(bytes: Uint8Array, longestSide: number, limits: PictureLimits): Promise<Buffer> {
  return decodeApart({ work: 'remake', bytes, longestSide, limits })
}

/** As `remakePhotograph`, in another process. */
export async function remakePhotographApart(
  bytes: Uint8Array,
  longestSide: number,
  limits: PictureLimits,
): Promise<Buffer> {
  return decodeApart({ work: 'photograph', bytes, longestSide, limits })
}

/** As `cutOriginal`, in another process. */
export async function cutApart(bytes: Uint8Array, part: PicturePart): Promise<Buffer> {
  return decodeApart({ work: 'cut', bytes, part })
}

/** The export `work` of a module. It runs in the decoding process, on the decoded and reduced picture. */
export type ReducedWork<Wish, Given> = (picture: DecodedPicture, wish: Wish) => Promise<Given>

/**
 * As `reducePicture`, in another process, where the module's `work` (a `ReducedWork`) uses the pixels: sending megabytes takes
 * milliseconds. Only `wish` and the result cross over.
 */
export async function reduceApart<Given>(
  bytes: Uint8Array,
  { longestSide, limits }: { longestSide: number; limits?: PictureLimits | undefined },
  { module, wish }: { module: URL; wish: unknown },
): Promise<Given> {
  return (await decodeApart({ work: 'reduce', bytes, longestSide, limits, module: module.href, wish })) as Given
}

/** Starts a process for a picture that will come soon. */
export function prepareDecoding(): void {
  processes.prepare()
}

export interface DecodeLimits {
  longestMs?: number
  /** Memory of the process, in bytes. */
  mostMemory?: number
}

/** Throws PictureError for a picture that is invalid or beyond the limits. Callers limit how many are decoded at a time. */
export async function decodeApart<Job extends DecodeJob>(
  job: Job,
  limits: DecodeLimits = {},
): Promise<DecodedResult[Job['work']]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await tryOnce(job, limits)) as DecodedResult[Job['work']]
    } catch (error) {
      if (!(error instanceof NotBegun) || tries >= MOST_TRIES) throw error
    }
  }
}

async function tryOnce(
  job: DecodeJob,
  { longestMs = LONGEST_MS, mostMemory = memoryFor(job) }: DecodeLimits,
): Promise<DecodedResult[keyof DecodedResult]> {
  const worker = processes.take()
  let hasBegun = false
  const onNote = () => (hasBegun = true)
  const timer = setTimeout(() => void worker.close(ofTooLong()), longestMs)
  let answer: DecodingProtocol['answer']
  try {
    answer = await worker.ask({ ...job, mostMemory }, { onNote })
  } catch (error) {
    void worker.close()
    throw failureOf(error, hasBegun)
  } finally {
    clearTimeout(timer)
  }
  if (answer.memory <= MOST_KEPT_MEMORY) processes.keep(worker)
  else void worker.close()
  if (!answer.refused) return answer.made
  const { reason, cause } = answer.refused
  throw new PictureError(reason, cause === undefined ? undefined : new Error(cause))
}

function failureOf(error: unknown, hasBegun: boolean): unknown {
  if (error instanceof WorkerError) return ofCrash(error)
  if (!(error instanceof WorkerEnded)) return error
  if (!hasBegun) return new NotBegun(error.message)
  const { endedBy } = error
  return endedBy === 'SIGKILL' ? ofTooMuchMemory() : ofCrash(new Error(`the decoder ended with ${endedBy}`))
}

function memoryFor(job: DecodeJob): number {
  const mostPixels = ('limits' in job && job.limits?.mostPixels) || MOST_PIXELS
  return MEMORY_BESIDES + mostPixels * MEMORY_A_PIXEL
}
