import { AutoProcessor, env, LogLevel, RawImage, SiglipVisionModel } from '@huggingface/transformers'
import type { Tensor } from '@huggingface/transformers'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { announceFailure, announceReady, serveRequests } from '../../platform/worker/serve-requests.ts'
import type { EncoderProtocol } from './encoder-thread.ts'
import type { HubModel, HubPixels, OpenedHubModel } from './hub-encoder.ts'

const { model: modelId, modelFolder, isFolder } = workerData as HubModel

env.logLevel = LogLevel.NONE
env.cacheDir = modelFolder
env.allowRemoteModels = !isFolder
// A folder's path is the whole name of the model. A hub name is never searched among local files.
env.allowLocalModels = isFolder

try {
  const options = { local_files_only: isFolder }
  const prepare = await AutoProcessor.from_pretrained(modelId, options)
  const model = await SiglipVisionModel.from_pretrained(modelId, {
    ...options,
    dtype: 'fp32',
    // The other cores are for requests.
    session_options: { intraOpNumThreads: Math.max(1, availableParallelism() >> 1), interOpNumThreads: 1 },
  })
  const encode = async ({ pixels, width, height }: HubPixels): Promise<Float32Array<ArrayBuffer>> => {
    const image = new RawImage(pixels, width, height, 3)
    const { pooler_output: pooled } = (await model(await prepare(image))) as { pooler_output?: Tensor }
    if (!pooled) throw new Error('it gives no pooler_output')
    return unitOf(pooled.data as Float32Array)
  }
  const { length } = await encode({ pixels: new Uint8Array(3 * 64 * 64).fill(128), width: 64, height: 64 })
  serveRequests<EncoderProtocol<HubPixels, OpenedHubModel>>(
    async ({ picture }) => ({ embedding: await encode(picture) }),
    ({ embedding }) => [embedding.buffer],
  )
  const files = isFolder ? modelId : join(modelFolder, modelId)
  announceReady({ dimensions: length, version: await versionOf(files) } satisfies OpenedHubModel)
} catch (error) {
  announceFailure(error)
}

/** The first 48 bits, as hex, of the SHA-256 of all files that decide the vectors. */
async function versionOf(folder: string): Promise<string> {
  const weights = (await readdir(join(folder, 'onnx'))).filter((name) => /^vision_model\.onnx(_data.*)?$/.test(name))
  const digest = createHash('sha256')
  for (const name of ['preprocessor_config.json', ...weights.toSorted().map((one) => join('onnx', one))])
    for await (const bytes of createReadStream(join(folder, name))) digest.update(bytes as Buffer)
  return digest.digest('hex').slice(0, 12)
}

function unitOf(vector: Float32Array): Float32Array<ArrayBuffer> {
  const length = Math.hypot(...vector)
  if (!(length > 0)) throw new Error(`it gives a vector of the length ${length}`)
  return Float32Array.from(vector, (value) => value / length)
}
