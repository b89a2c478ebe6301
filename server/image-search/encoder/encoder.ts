import { reducePicture, releasePicture } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'
import { whileAsked } from './asked-thread.ts'
import { startEncoderThread } from './encoder-thread.ts'
import type { EncoderThread } from './encoder-thread.ts'
import { keepThread } from './kept-thread.ts'
import type { EncoderLog } from './kept-thread.ts'
import { modelError, readModelFile } from './model-file.ts'
import type { ModelFile } from './model-file.ts'
import { PREPARATION, preparedOf, preparePicture } from './prepare-picture.ts'
import type { EncoderInput, PreparedPicture } from './prepare-picture.ts'

/** Turns a picture into a vector of unit length. The dot product of two says how alike their materials look, −1..1. */
export interface Encoder {
  readonly name: string
  /** Vectors of different versions must not be compared. */
  readonly version: string
  /** How many numbers a vector has. */
  readonly dimensions: number
  /** The vector of a query's picture. Throws PictureError for a broken picture. */
  encode(picture: AnyPicture): Promise<Float32Array>
  /** The vector of a picture of the catalogue; all queries go first. Throws as `encode`. */
  encodeForIndex(picture: Buffer): Promise<Float32Array>
  /** The vector of an input that `encoderInputOf` made in another process; absent if the encoder prepares pictures in its own way. */
  encodeInput?(input: EncoderInput): Promise<Float32Array>
  /** Opens the encoder ahead of a picture, unless it is open. Throws what opening throws. */
  open?(): Promise<void>
  close(): Promise<void>
}

/** An encoder of our own kind. */
type OwnEncoder = Required<Encoder>

/** A length farther from 1 than this is no rounding error: half precision has three digits. */
const LENGTH_TOLERANCE = 0.005

/** A catalogue's picture is decoded once for all sizes, px; as long as a query's is kept. */
const LONGEST_SIDE = 1024

/** How long the thread, some 50 MB, is kept without a picture. */
const KEPT_MS = 5 * 60_000

/**
 * Opens the model file (decisions/038) and tries it on a grey picture. Throws SetupError in one line that names the file if it is
 * missing, damaged, not ours, made for another preparation, or gives other vectors than it states.
 */
export async function openEncoder(file: string, log?: EncoderLog): Promise<OwnEncoder> {
  const encoder = await knowEncoder(file, log)
  await encoder.open()
  return encoder
}

/**
 * Reads the model file, and opens and tries it at the first picture only. After some idle minutes it is closed to free memory
 * (decisions/112). Throws as `openEncoder`, now or at a picture.
 */
export async function knowEncoder(file: string, log?: EncoderLog): Promise<OwnEncoder> {
  const { name, version, dimensions, indexed } = await readModelFile(file)
  const thread = whileAsked(async () => openThread({ file, version, dimensions }, log), KEPT_MS)
  return {
    name,
    version,
    dimensions,
    encode: async (picture) => thread.run(await preparePicture(picture)),
    encodeForIndex: async (picture) => {
      const reduced = await reducePicture(picture, LONGEST_SIDE)
      const sum = new Float32Array(dimensions)
      try {
        for (const { side, weight } of indexed) {
          const vector = await thread.run(await preparePicture(reduced, side), 'in turn')
          for (const [place, number] of vector.entries()) sum[place] = (sum[place] ?? 0) + weight * number
        }
      } finally {
        releasePicture(reduced)
      }
      return unitOf(sum)
    },
    encodeInput: async (input) => thread.run(preparedOf(input)),
    open: thread.open,
    close: thread.close,
  }
}

type KnownModel = Pick<ModelFile, 'file' | 'version' | 'dimensions'>

/** Starts the model's thread and checks that it gives the vectors that the file states. */
async function openThread({ file, version, dimensions }: KnownModel, log: EncoderLog | undefined) {
  const thread = await keepThread(async () => {
    const model = await readModelFile(file)
    if (model.version !== version) throw modelError(file, `is another model now: its version was ${version}`)
    return startModelThread(model)
  }, log)
  try {
    requireVector(await thread.run(greyPicture()), dimensions)
  } catch (error) {
    await thread.close()
    throw modelError(file, `does not work: ${(error as Error).message}`, error)
  }
  return thread
}

/** Throws SetupError if the model or its runtime does not open. */
export async function startModelThread({ file, bytes }: ModelFile): Promise<EncoderThread<object, PreparedPicture>> {
  const script = new URL('./encoder-worker.ts', import.meta.url)
  return startEncoderThread(script, bytes, (reason) => modelError(file, reason))
}

function greyPicture() {
  const [width, height] = [PREPARATION.longest, PREPARATION.side]
  return { pixels: new Float32Array(3 * width * height).fill(0.5), width, height }
}

function unitOf(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((number) => number / length)
}

function requireVector(vector: Float32Array, dimensions: number): void {
  if (vector.length !== dimensions) throw new Error(`it gives ${vector.length} numbers and says ${dimensions}`)
  const length = Math.hypot(...vector)
  if (!(Math.abs(length - 1) <= LENGTH_TOLERANCE)) throw new Error(`it gives a vector of the length ${length}`)
}
