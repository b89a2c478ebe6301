import { readFileSync, statSync } from 'node:fs'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deltaE00 } from '../../contract/colors/color-difference.ts'
import { labOfHex } from '../../contract/colors/lab.ts'
import { allFiles } from '../files.ts'
import { chance } from '../surfaces/drawing/chance.ts'
import { openMeasuring } from './measure-files.ts'
import {
  type FileMeasures,
  type PictureMeasures,
  MEASURES_FILE,
  hasTexture,
  packMeasures,
  readMeasures,
} from './measures.ts'

const MOST_BYTES = 1_000_000
const DAY_MS = 24 * 60 * 60_000

const measures = readMeasures()

describe('the measures of the demonstration (npm run demo:measure makes them)', () => {
  it('are those of its present files, in their order', () => {
    const lacking = allFiles().filter(({ digest }) => !measures.files.has(digest))
    expect(lacking.map(({ path }) => path)).toEqual([])
    expect([...measures.files.keys()]).toEqual(allFiles().map(({ digest }) => digest))
    const isTextured = (digest: string) => measures.files.get(digest)?.texture !== undefined
    expect(allFiles().filter((file) => hasTexture(file) !== isTextured(file.digest))).toEqual([])
  })

  it('take at most a megabyte, and stay as they are when they are read and written', () => {
    expect(statSync(MEASURES_FILE).size).toBeLessThan(MOST_BYTES)
    expect(packMeasures(measures).equals(readFileSync(MEASURES_FILE))).toBe(true)
  })
})

describe('a file of each kind, drawn by chance', () => {
  let measuring: Awaited<ReturnType<typeof openMeasuring>>
  beforeAll(async () => {
    measuring = await openMeasuring(1)
  })
  afterAll(() => measuring.close())

  it('has the measures that are kept', async () => {
    const day = Math.floor(Date.now() / DAY_MS)
    const kinds = [...Map.groupBy(allFiles(), ({ order }) => order.kind).values()]
    const sample = kinds.flatMap((files, kind) => files[Math.floor(chance(day, kind) * files.length)] ?? [])
    expect(sample).toHaveLength(kinds.length)
    expect(measuring.encoder).toBe(measures.encoder)
    const differences: string[] = []
    await measuring.measure(sample, {
      onMeasured: ({ path, digest }, drawn) => {
        const kept = measures.files.get(digest)
        const found = kept ? differencesOf(kept, drawn) : ['is not measured']
        differences.push(...found.map((difference) => `${path}, day ${day}: ${difference}`))
      },
    })
    expect(differences).toEqual([])
  })
})

/** What differs by more than another processor's rounding, which nobody sees. */
function differencesOf(kept: FileMeasures, drawn: FileMeasures): string[] {
  const differences = kept.format === drawn.format ? [] : [`it is a ${drawn.format}`]
  if (Math.abs(kept.bytes / drawn.bytes - 1) > 0.02) differences.push(`it has ${drawn.bytes} bytes`)
  if (kept.picture && drawn.picture) differences.push(...differencesOfPictures(kept.picture, drawn.picture))
  if (likenessOf(kept.texture, drawn.texture) < 0.998) differences.push('it has another texture')
  return differences
}

function differencesOfPictures(kept: PictureMeasures, drawn: PictureMeasures): string[] {
  const { width, height, dominantColor, palette } = drawn
  const differences = kept.width === width && kept.height === height ? [] : [`it is ${width} × ${height} px`]
  if (kept.palette.length !== palette.length) differences.push(`it has ${palette.length} colours`)
  if (deltaE00(labOfHex(kept.dominantColor), labOfHex(dominantColor)) > 1) differences.push(`it is ${dominantColor}`)
  const [one, other] = [kept, drawn].map(({ placeholder }) =>
    thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64')),
  )
  const apart = (['r', 'g', 'b', 'a'] as const).map((channel) =>
    Math.abs((one?.[channel] ?? 0) - (other?.[channel] ?? 0)),
  )
  if (Math.max(...apart) > 0.03) differences.push('it has another placeholder')
  return differences
}

/** The cosine of two textures; 1 if neither is there. */
function likenessOf(one?: Float32Array, other?: Float32Array): number {
  if (!one || !other) return one === other ? 1 : 0
  return one.reduce((sum, number, index) => sum + number * (other[index] ?? 0), 0)
}
