import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { readPixels } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'
import { SetupError } from '../../platform/setup-error.ts'
import { startEncoderThread } from './encoder-thread.ts'
import type { Encoder } from './encoder.ts'
import { keepThread } from './kept-thread.ts'
import type { EncoderLog } from './kept-thread.ts'

/** The data that the thread is started with. */
export interface HubModel {
  /** A name of the hub, or the absolute path of a folder. */
  model: string
  /** Where a fetched hub model is kept; a folder needs no fetching. */
  modelFolder: string
  isFolder: boolean
}

/** Red, green and blue of each pixel, 0..255, row by row. */
export interface HubPixels {
  pixels: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

export interface OpenedHubModel {
  /** Changes with the model's files. */
  version: string
  dimensions: number
}

const LIBRARY = '@huggingface/transformers'

/** The longer side in pixels; no such model sees more. */
const LONGEST_SIDE = 1024

/** The ground behind transparent pixels. */
const MID_GREY = '#808080'

/**
 * Opens a SigLIP model of the Hugging Face hub (Tschannen et al., "SigLIP 2", arXiv 2502.14786). A vector is the pooled output of
 * its image tower at unit length. Throws SetupError in one line if the model or library is missing, or the model is of another kind.
 */
export async function openHubEncoder(hub: HubModel, log?: EncoderLog): Promise<Encoder> {
  requireLibrary(hub.model)
  const refusal = (reason: string) =>
    new SetupError(`The setting ENCODER is wrong: the model ${hub.model} does not open: ${reason}`)
  let version: string | undefined
  const thread = await keepThread(async () => {
    const script = new URL('./hub-encoder-worker.ts', import.meta.url)
    const started = await startEncoderThread<OpenedHubModel, HubPixels>(script, hub, refusal)
    version ??= started.opened.version
    if (started.opened.version === version) return started
    await started.close()
    throw refusal(`its files are others now: its version was ${version}`)
  }, log)
  return {
    name: hub.isFolder ? basename(hub.model) : hub.model,
    ...thread.opened,
    encode: async (picture) => thread.run(await pixelsOf(picture)),
    encodeForIndex: async (picture) => thread.run(await pixelsOf(picture), 'in turn'),
    close: thread.close,
  }
}

/** The library is not installed with Quarry: it is large, and only these models need it. Throws SetupError if it is missing. */
export function requireLibrary(model: string, library = LIBRARY): void {
  try {
    createRequire(import.meta.url).resolve(library)
  } catch (error) {
    const need = `The setting ENCODER asks for the model ${model}, which needs a library: npm install ${library}`
    throw new SetupError(need, error)
  }
}

async function pixelsOf(picture: AnyPicture): Promise<HubPixels> {
  const { data, info } = await readPixels(picture, (opened) =>
    opened
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: MID_GREY })
      .toColourspace('srgb'),
  )
  return { pixels: Uint8Array.from(data), width: info.width, height: info.height }
}
