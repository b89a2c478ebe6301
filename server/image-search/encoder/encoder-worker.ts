import { InferenceSession, Tensor } from 'onnxruntime-node'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import type { Answer, Question } from './encoder-thread.ts'
import type { PreparedPicture } from './prepare-picture.ts'

if (!parentPort) throw new Error('the encoder runs in a thread of its own')
const port = parentPort

lowerPriority()
const model = workerData as Uint8Array<ArrayBuffer>

try {
  const session = await InferenceSession.create(model, {
    executionProviders: ['cpu'],
    executionMode: 'sequential',
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // What pictures of all sizes share is kept, without it every layer asks the system for memory; a plan for each size is not.
    enableCpuMemArena: true,
    enableMemPattern: false,
    // What it would print comes as an error, too.
    logSeverityLevel: 4,
  })
  // The session has a copy, and the thread would keep what it was started with.
  model.buffer.transfer(0)
  port.on('message', (question: Question<PreparedPicture>) => void encode(session, question))
  answer(checkShapes(session))
} catch (error) {
  answer({ error: `does not open: ${messageOf(error)}` })
}

function checkShapes({ inputMetadata, outputMetadata }: InferenceSession): Answer {
  const [input, output] = [inputMetadata, outputMetadata].map((values) => values.map(shapeOf).join(' and '))
  const isOurs = input === 'pixels float32[4]' && output === 'embedding float32[2]'
  return isOurs ? {} : { error: `is of another model: it takes ${input} and gives ${output}` }
}

function shapeOf(value: InferenceSession.ValueMetadata): string {
  return value.isTensor ? `${value.name} ${value.type}[${value.shape.length}]` : value.name
}

async function encode(session: InferenceSession, { id, picture }: Question<PreparedPicture>): Promise<void> {
  const { pixels, width, height } = picture
  try {
    const { embedding } = await session.run({ pixels: new Tensor('float32', pixels, [1, 3, height, width]) })
    answer({ id, embedding: Float32Array.from(embedding?.data as Float32Array) })
  } catch (error) {
    answer({ id, error: messageOf(error) })
  } finally {
    // Given back at once: the collector sees how small the thread's own heap is, and would leave a hundred pictures lying.
    pixels.buffer.transfer(0)
  }
}

function answer(said: Answer): void {
  port.postMessage(said, said.embedding ? [said.embedding.buffer] : [])
}

function messageOf(error: unknown): string {
  return (error as Error).message.split('\n', 1)[0] ?? ''
}
