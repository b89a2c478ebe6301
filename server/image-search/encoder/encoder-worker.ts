import { InferenceSession, Tensor } from 'onnxruntime-node'
import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { announceFailure, announceReady, serveRequests } from '../../platform/worker/serve-requests.ts'
import type { EncoderProtocol } from './encoder-thread.ts'
import type { PreparedPicture } from './prepare-picture.ts'

type OwnProtocol = EncoderProtocol<PreparedPicture>

lowerPriority()
const model = workerData as Uint8Array<ArrayBuffer>

try {
  const session = await openModel()
  requireShapes(session)
  serveRequests<OwnProtocol>(
    async (request) => encode(session, request),
    ({ embedding }) => [embedding.buffer],
  )
  announceReady()
} catch (error) {
  announceFailure(error)
}

async function openModel(): Promise<InferenceSession> {
  try {
    const session = await InferenceSession.create(model, {
      executionProviders: ['cpu'],
      executionMode: 'sequential',
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // Memory shared by pictures of all sizes is kept, else every layer would allocate its own. A memory plan for each size is not kept.
      enableCpuMemArena: true,
      enableMemPattern: false,
      // Its messages also arrive as errors.
      logSeverityLevel: 4,
    })
    // The session has a copy. The thread would keep its own as long as it runs.
    model.buffer.transfer(0)
    return session
  } catch (error) {
    throw new Error(`does not open: ${(error as Error).message}`, { cause: error })
  }
}

function requireShapes({ inputMetadata, outputMetadata }: InferenceSession): void {
  const [input, output] = [inputMetadata, outputMetadata].map((values) => values.map(shapeOf).join(' and '))
  const isOurs = input === 'pixels float32[4]' && output === 'embedding float32[2]'
  if (!isOurs) throw new Error(`is of another model: it takes ${input} and gives ${output}`)
}

function shapeOf(value: InferenceSession.ValueMetadata): string {
  return value.isTensor ? `${value.name} ${value.type}[${value.shape.length}]` : value.name
}

async function encode(
  session: InferenceSession,
  { picture: { pixels, width, height } }: OwnProtocol['request'],
): Promise<OwnProtocol['answer']> {
  try {
    const { embedding } = await session.run({ pixels: new Tensor('float32', pixels, [1, 3, height, width]) })
    return { embedding: Float32Array.from(embedding?.data as Float32Array) }
  } finally {
    // Freed at once: the collector sees a small heap and would let a hundred pictures pile up.
    pixels.buffer.transfer(0)
  }
}
