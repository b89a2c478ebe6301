import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '../../contract/endpoint.ts'
import { aMaterial } from '../testing/materials.ts'
import { tries } from '../testing/tries.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const
const RUNS = tries(15, 60)
/** The allowed codes besides a refusal that names its field: found, not the caller's, too large, unknown SKU. */
const ANSWERS = new Set([200, 404, 413, 1008006000])
/** What is wrong with an answer. */
const faultOf = ({ code, msg }: Envelope<unknown>, field = '.*?'): string => {
  if (code === 400) return new RegExp(`^${field}: .`, 's').test(msg) ? '' : `no field in "${msg}"`
  return ANSWERS.has(code) ? '' : `${code} ${msg}`
}

let materials: SearchedMaterials
const files: Buffer[] = []

beforeAll(async () => {
  materials = await openSearchedMaterials(['Brick', 'Cork'])
  const picture = sharp(await aMaterial('Brick', { side: 90 }))
  for (const format of FORMATS) files.push(await picture.clone().toFormat(format).toBuffer())
})
afterAll(() => materials.close())

const search = async (...asked: Parameters<SearchedMaterials['search']>): Promise<Envelope<unknown>> =>
  materials.search(...asked)

/** Some bytes of a picture changed, or its end cut off. */
const broken = fc
  .record({
    file: fc.nat(FORMATS.length - 1),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    isCut: fc.boolean(),
  })
  .map(({ file, at, bytes, isCut }) => {
    const changed = Buffer.from(files[file] ?? [])
    const start = Math.floor(at * changed.length)
    Buffer.from(bytes).copy(changed, start)
    return isCut ? changed.subarray(0, start) : changed
  })

const NAMES = [
  'skuId',
  'imageUrl',
  'queryId',
  'region',
  'colorWeight',
  'pageNo',
  'pageSize',
  'keyword',
  'categoryId',
  'brandId',
  'brandId[0]',
  'scheme',
  'colorHex',
  'colorDistance',
  'priceMin',
  'attrs.1',
  'sort',
  '__proto__',
  'constructor[prototype]',
]
const share = fc.oneof(fc.double({ min: -0.2, max: 1.2, noNaN: true }), fc.constantFrom(0, 1, 0.02, 1e-9, 1e300))
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 2 }),
  fc.integer().map(String),
  fc.record({ x: share, y: share, w: share, h: share }).map((region) => JSON.stringify(region)),
  fc.constantFrom('', '0', '-1', 'NaN', '1e999', 'null', '#ffffff', '/images/', '\u0000', "'; DROP TABLE sku; --"),
)
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1, maxLength: 12 })), value, {
  maxKeys: 4,
  noNullPrototype: true,
})

describe('any input of a search', () => {
  it('is answered or refused, never with a server error: broken pictures', async () => {
    await fc.assert(
      fc.asyncProperty(broken, async (file) => {
        expect(faultOf(await search(file), 'file')).toBe('')
      }),
      { numRuns: RUNS },
    )
  })

  it('is answered or refused, never with a server error: any fields', async () => {
    const file = fc.option(fc.constantFrom(0, 1), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(fields, file, async (given, at) => {
        expect(faultOf(await search(at === undefined ? undefined : files[at], given))).toBe('')
      }),
      { numRuns: RUNS * 3 },
    )
  })

  it('is answered wherever in the picture a region lies', async () => {
    const side = fc.double({ min: 0.02, max: 1, noNaN: true })
    await fc.assert(
      fc.asyncProperty(side, side, fc.double({ min: 0, max: 1, noNaN: true }), async (w, h, at) => {
        const region = JSON.stringify({ x: at * (1 - w), y: (1 - at) * (1 - h), w, h })
        expect((await search(files[0], { region })).code).toBe(200)
      }),
      { numRuns: RUNS },
    )
  })
})
