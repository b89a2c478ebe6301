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
/** A process that holds more after its work is not kept: with it goes what its allocators hold on to. */
const MOST_KEPT_MEMORY = 160 * MEBIBYTE
/** A little longer than libvips is let, which stops only between lines. */
const LONGEST_MS = 25_000
/** AVIF takes 18 bytes a pixel at the most, everything else less. */
const MEMORY_A_PIXEL = 20
const MEMORY_BESIDES = 512 * MEBIBYTE
/** A process that waits for work may be ended by somebody else, just when work comes. */
const MOST_TRIES = 3

const processes = createKeptProcesses<DecodingProtocol>({
  program: new URL('./decode-process.ts', import.meta.url),
  heapMb: HEAP_MB,
  keptMs: KEPT_MS,
  // Each thread that decodes would keep memory of its own (glibc), and a process that holds much is not kept.
  environment: { MALLOC_ARENA_MAX: '1' },
})

/** The process ended before it had the picture. */
class NotBegun extends Error {}

/** As `measurePicture`, in a process that may die of it; that is a PictureError too. */
export async function measureApart(bytes: Uint8Array): Promise<DecodedFacts> {
  return decodeApart({ work: 'measure', bytes })
}

/** As `remakePicture`, so. */
export async function remakeApart(bytes: Uint8Array, longestSide: number, limits: PictureLimits): Promise<Buffer> {
  return decodeApart({ work: 'remake', bytes, longestSide, limits })
}

/** As `remakePhotograph`, so. */
export async function remakePhotographApart(
  bytes: Uint8Array,
  longestSide: number,
  limits: PictureLimits,
): Promise<Buffer> {
  return decodeApart({ work: 'photograph', bytes, longestSide, limits })
}

/** As `cutOriginal`, so. */
export async function cutApart(bytes: Uint8Array, part: PicturePart): Promise<Buffer> {
  return decodeApart({ work: 'cut', bytes, part })
}

/** What a module exports as `work`, to be done with a picture in the process that has decoded it and made it small. */
export type ReducedWork<Wish, Given> = (picture: DecodedPicture, wish: Wish) => Promise<Given>

/**
 * As `reducePicture`, so, and what the `work` of a module (a `ReducedWork`) makes there of its pixels: these are megabytes, and to
 * hand them over takes milliseconds. Wish and answer go by message.
 */
export async function reduceApart<Given>(
  bytes: Uint8Array,
  { longestSide, limits }: { longestSide: number; limits?: PictureLimits | undefined },
  { module, wish }: { module: URL; wish: unknown },
): Promise<Given> {
  return (await decodeApart({ work: 'reduce', bytes, longestSide, limits, module: module.href, wish })) as Given
}

/** Starts a process for a picture that is about to come. */
export function prepareDecoding(): void {
  processes.prepare()
}

export interface DecodeLimits {
  longestMs?: number
  /** In bytes, of the process. */
  mostMemory?: number
}

/** Throws PictureError for what cannot be decoded, or not within the limits. As many are decoded at a time as are asked for. */
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
