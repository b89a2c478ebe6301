import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { measurePalette } from '../../platform/pictures/palette.ts'
import type { ColorsAnswer, ColorsQuestion } from './colors-thread.ts'
import { surfacesIn } from './regions.ts'

if (!parentPort) throw new Error('colours are measured in a thread of its own')
const port = parentPort

lowerPriority()
port.on('message', ({ id, sample, pixels }: ColorsQuestion) => {
  const answer: ColorsAnswer = sample ? { id, palette: measurePalette(sample) } : { id, surfaces: surfacesIn(pixels) }
  port.postMessage(answer)
})
