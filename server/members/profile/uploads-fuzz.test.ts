import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '../../../contract/endpoint.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPdf } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { tries } from '../../testing/tries.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { writeForm } from '../../testing/written-form.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const
const RUNS = tries(40, 150)
const fields = { directory: 'avatar' }

let quarry: TestApp
let ada: TestMember
const files: Buffer[] = []

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const png = await sharp({ create: { width: 90, height: 70, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer()
  const picture = () => sharp(png).withExif({ IFD0: { Copyright: 'Ada' } })
  for (const format of FORMATS) files.push(await picture().toFormat(format).toBuffer())
  files.push(await picture().toColourspace('cmyk').jpeg().toBuffer())
  files.push(await picture().jpeg({ progressive: true }).toBuffer())
  files.push(await picture().rotate(90).png({ palette: true, progressive: true }).toBuffer())
})
afterAll(() => quarry.close())

/** A change of bytes: altered, cut out, repeated or inserted, mostly at either end. */
type Change = (bytes: Buffer) => Buffer
const place = fc.oneof(
  { weight: 3, arbitrary: fc.nat(400).map((at) => (length: number) => Math.min(at, length)) },
  { weight: 1, arbitrary: fc.nat(200).map((at) => (length: number) => Math.max(0, length - at)) },
  {
    weight: 2,
    arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((at) => (length: number) => Math.floor(at * length)),
  },
)
const pieces = [
  Buffer.from('\r\n'),
  Buffer.from('--'),
  Buffer.from('\r\nContent-Disposition: form-data; name="file"; filename="b.png"\r\n\r\n'),
  Buffer.from('\r\nContent-Transfer-Encoding: base64\r\n'),
  Buffer.from('\r\nContent-Type: application/json\r\n'),
  Buffer.from("filename*=UTF-8''%ff%00"),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.alloc(64, 0xff),
  Buffer.alloc(64),
  aPdf,
]
const piece = fc.oneof(
  fc.constantFrom(...pieces),
  fc.uint8Array({ minLength: 1, maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
)
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, piece).map(([at, piece]): Change => (bytes) => {
    const changed = Buffer.from(bytes)
    piece.copy(changed, at(bytes.length))
    return changed
  }),
  fc.tuple(place, piece).map(([at, piece]): Change => (bytes) => {
    const start = at(bytes.length)
    return Buffer.concat([bytes.subarray(0, start), piece, bytes.subarray(start)])
  }),
  fc.tuple(place, place).map(([from, to]): Change => (bytes) => {
    const [start = 0, end = 0] = [from(bytes.length), to(bytes.length)].sort((a, b) => a - b)
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  }),
  fc.tuple(place, fc.nat(8)).map(([at, other]): Change => (bytes) => {
    const start = at(bytes.length)
    return Buffer.concat([bytes.subarray(0, start), (files[other] ?? aPdf).subarray(start)])
  }),
  place.map(
    (at): Change =>
      (bytes) =>
        bytes.subarray(0, at(bytes.length)),
  ),
)
const changes = fc.array(change, { minLength: 1, maxLength: 4 })
const changed = (bytes: Buffer, by: Change[]) => by.reduce((bytes, change) => change(bytes), bytes)

const send = async (type: string, payload: Buffer): Promise<Envelope<string>> => {
  // Otherwise the limit allows only twenty tries.
  await quarry.db.deleteFrom('attempt').execute()
  const headers = { ...ada.headers, 'content-type': type }
  return (await quarry.app.inject({ method: 'POST', url: uploadFile.path, headers, payload })).json()
}
/** The fault of an answer: a call must be refused with the field, or the picture stored as one of ours. */
const faultOf = async ({ code, msg, data }: Envelope<string>): Promise<string> => {
  if (code === 400) return /^[^:]+: ./.test(msg) ? '' : `no field in "${msg}"`
  if (code !== 200) return code === 413 ? '' : `${code} ${msg}`
  const kept = await sharp(await quarry.storage.find(data.replace('/images/', ''))).metadata()
  if (kept.format !== 'webp' || kept.space !== 'srgb' || Math.max(kept.width, kept.height) > 512) return 'not made anew'
  return kept.exif || kept.icc || kept.xmp || kept.iptc ? 'metadata' : ''
}

describe('whatever is sent as an avatar', () => {
  it('is kept as a picture made anew or refused, and never an error of ours: broken pictures', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(8), changes, async (index, by) => {
        const { type, body } = await writeForm({ fields, file: changed(files[index] ?? aPdf, by) })
        expect(await faultOf(await send(type, body))).toBe('')
      }),
      { numRuns: RUNS },
    )
  })

  it('is kept as a picture made anew or refused, and never an error of ours: broken forms', async () => {
    const good = await writeForm({ fields, file: files[1] })
    const types = fc.constantFrom(
      good.type,
      good.type,
      good.type,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary="${'x'.repeat(5000)}"`,
      'multipart/mixed; boundary=x',
      good.type.replace('form-data', 'form-data; charset=utf-16'),
      'text/html',
    )
    await fc.assert(
      fc.asyncProperty(types, changes, async (type, by) => {
        expect(await faultOf(await send(type, changed(good.body, by)))).toBe('')
      }),
      { numRuns: RUNS },
    )
    const { type, body } = good
    expect((await send(type, body)).code).toBe(200)
  })
})
