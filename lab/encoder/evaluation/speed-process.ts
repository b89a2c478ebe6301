import { readFile } from 'node:fs/promises'
import { openEncoder, startModelThread } from '../../../server/image-search/encoder/encoder.ts'
import { readModelFile } from '../../../server/image-search/encoder/model-file.ts'
import { preparePicture } from '../../../server/image-search/encoder/prepare-picture.ts'
import { memoryOf, totalMegabytes } from '../../../bench/process-memory.ts'
import { spreadOf, timed } from '../../../bench/spread.ts'
import type { Spread } from '../../../bench/spread.ts'
import { serveOrders } from './processes.ts'

/** What to measure, in a process that does nothing else. */
export interface SpeedOrder {
  encoder: string
  /** Paths of pictures. */
  small: string
  megapixel: string
  rounds: number
}

export interface SpeedResult {
  /** Milliseconds of the model alone, with the picture already decoded and resized. */
  alone: Spread
  /** Milliseconds from the JPEG's bytes to the vector. */
  whole: Spread
  /** Memory that the open encoder adds after it has encoded; undefined where the system does not report it. */
  megabytes: number | undefined
}

const WARM_UP = 10

serveOrders(async ({ encoder: file, small, megapixel, rounds }: SpeedOrder): Promise<SpeedResult> => {
  const [picture, large] = [await readFile(small), await readFile(megapixel)]
  // Warms up decoding first: the product needs its memory anyway.
  for (let round = 0; round < WARM_UP; round++) await preparePicture(large)
  const before = await megabytesNow()
  const encoder = await openEncoder(file)
  const times = { whole: [] as number[], alone: [] as number[] }
  for (let round = 0; round < WARM_UP; round++) await encoder.encode(large)
  for (let round = 0; round < rounds; round++) times.whole.push(await timed(() => encoder.encode(large)))
  const after = await megabytesNow()
  await encoder.close()
  const thread = await startModelThread(await readModelFile(file))
  for (let round = -WARM_UP; round < rounds; round++) {
    const prepared = await preparePicture(picture)
    const time = await timed(() => thread.run(prepared))
    if (round >= 0) times.alone.push(time)
  }
  await thread.close()
  return { alone: spreadOf(times.alone), whole: spreadOf(times.whole), megabytes: before && after && after - before }
})

async function megabytesNow(): Promise<number | undefined> {
  const memories = await memoryOf(process.pid)
  return memories && totalMegabytes(memories)
}
