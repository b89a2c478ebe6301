import fc from 'fast-check'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SetupError } from '../../platform/setup-error.ts'
import { aModel } from '../../testing/tiny-model.ts'
import type { Turn } from './encoder-thread.ts'
import { openEncoder, startModelThread } from './encoder.ts'
import type { Encoder } from './encoder.ts'
import { readModelFile } from './model-file.ts'

let folder: string
let file: string
const opened: Encoder[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-encoder-'))
  file = join(folder, 'model.onnx')
})
afterEach(async () => {
  for (const encoder of opened.splice(0)) await encoder.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(bytes: Uint8Array): Promise<Encoder> {
  await writeFile(file, bytes)
  const encoder = await openEncoder(file)
  opened.push(encoder)
  return encoder
}

/** The line with which a start with this file fails, without the part that is always the same. */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  await writeFile(file, bytes)
  return messageOf(await openEncoder(file).catch((error: unknown) => error))
}

function messageOf(error: unknown): string {
  expect(error).toBeInstanceOf(SetupError)
  const { message } = error as SetupError
  const start = `The image encoder's file ${file} `
  expect(message.slice(0, start.length)).toBe(start)
  expect(message.at(-1)).toBe('.')
  expect(message).not.toContain('\n')
  return message.slice(start.length, -1)
}

async function pictureOf(background: string, width = 200, height = 150): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

describe('the encoder', () => {
  it('says its name, version and length, and makes of a picture a vector of unit length', async () => {
    const encoder = await open(aModel({ width: 12, metadata: { version: '7' } }))
    expect(encoder).toMatchObject({ name: 'tiny', version: '7', dimensions: 12 })
    const vector = await encoder.encode(await pictureOf('#c08040'))
    expect(vector).toHaveLength(12)
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
  })

  it('gives each of many simultaneous pictures its own vector, whatever their shapes', async () => {
    const encoder = await open(aModel())
    const pictures = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((color, index) => pictureOf(color, 100 + 150 * index, 300)),
    )
    const alone: Float32Array[] = []
    for (const picture of pictures) alone.push(await encoder.encode(picture))
    expect(await Promise.all(pictures.map((picture) => encoder.encode(picture)))).toEqual(alone)
    expect(new Set(alone.map(String)).size).toBe(3)
  })

  it('refuses a file that is no picture, and goes on', async () => {
    const encoder = await open(aModel())
    await expect(encoder.encode(Buffer.from('no picture'))).rejects.toThrow('not a picture we take')
    expect(await encoder.encode(await pictureOf('#808080'))).toHaveLength(8)
  })

  it('serves requests for now before all requests in turn, except the current one', async () => {
    await writeFile(file, aModel())
    const thread = await startModelThread(await readModelFile(file))
    const order: string[] = []
    const ask = async (turn: Turn) => {
      await thread.run({ pixels: new Float32Array(3), width: 1, height: 1 }, turn)
      order.push(turn)
    }
    await Promise.all([ask('in turn'), ask('in turn'), ask('in turn'), ask('now')])
    await thread.close()
    expect(order).toEqual(['in turn', 'now', 'in turn', 'in turn'])
  })

  it('rejects all requests once it is closed', async () => {
    const encoder = await open(aModel())
    const picture = await pictureOf('#808080')
    const asked = Promise.allSettled([encoder.encode(picture), encoder.encode(picture)])
    await encoder.close()
    for (const { status } of await asked) expect(status).toBe('rejected')
    await expect(encoder.encode(picture)).rejects.toThrow('the image encoder is closed')
  })
})

describe('a model file that is wrong', () => {
  it('is reported in one line if it is missing, empty or no file', async () => {
    file = join(folder, 'nowhere.onnx')
    expect(messageOf(await openEncoder(file).catch((error: unknown) => error))).toBe('is missing')
    file = folder
    expect(messageOf(await openEncoder(file).catch((error: unknown) => error))).toBe('cannot be read (EISDIR)')
    file = join(folder, 'model.onnx')
    expect(await refusalOf(new Uint8Array())).toBe('is empty')
  })

  it('is reported if it is something else', async () => {
    expect(await refusalOf(Buffer.from('<!doctype html><title>Not found</title>'))).toBe('is cut off or not ONNX')
    expect(await refusalOf(Buffer.from('version https://git-lfs.example/spec/v1\n'))).toMatch(/not ONNX$/)
    expect(await refusalOf(await pictureOf('#808080'))).toMatch(/not ONNX$/)
    expect(await refusalOf(Buffer.from([8, 8]))).toBe('is not ONNX')
  })

  it('is reported wherever it was cut off', async () => {
    const bytes = aModel()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length - 1 }), async (length) => {
        await writeFile(file, bytes.subarray(0, length))
        await expect(readModelFile(file)).rejects.toThrow(SetupError)
      }),
    )
  })

  it('is reported if a single bit of its weights or operators is flipped', async () => {
    const bytes = aModel()
    // The graph lies between the model's own fields and its metadata.
    const [first, last] = [20, Buffer.from(bytes).indexOf('name') - 8]
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: first, max: last }), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
        const damaged = bytes.slice()
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit)
        await writeFile(file, damaged)
        await expect(readModelFile(file)).rejects.toThrow('is damaged: its digest is not what it says')
      }),
    )
  })

  it('is reported if any bit is flipped, unless it is still the same model', async () => {
    const bytes = aModel()
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
        const damaged = bytes.slice()
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit)
        await writeFile(file, damaged)
        const told = await readModelFile(file).then(() => '', messageOf)
        expect(told).toMatch(/^$|^is |^takes /)
      }),
    )
  })

  it('is reported if it lacks the metadata of ours', async () => {
    expect(await refusalOf(aModel({ metadata: { name: undefined, sha256: undefined } }))).toBe(
      "is not Quarry's: it does not say its name, sha256",
    )
    expect(await refusalOf(aModel({ metadata: { dimensions: 'many' } }))).toMatch(/does not say its dimensions$/)
    for (const indexed of ['{', '[]', '[{"side":160}]', '[{"side":9000,"weight":1}]', '[{"side":160,"weight":0}]'])
      expect(await refusalOf(aModel({ metadata: { indexed } }))).toMatch(/does not say its indexed$/)
  })

  it('is reported if it was trained on another preparation', async () => {
    const input = JSON.stringify({ side: 224, longest: 448, kernel: 'cubic' })
    expect(await refusalOf(aModel({ metadata: { input } }))).toBe(
      `takes pictures prepared as ${input}, and this Quarry prepares them as {"side":160,"longest":320,"kernel":"lanczos3"}`,
    )
    expect(await refusalOf(aModel({ metadata: { input: 'null' } }))).toMatch(/^takes pictures prepared as null/)
  })

  it('is reported if its inputs or outputs differ', async () => {
    expect(await refusalOf(aModel({ input: 'image' }))).toBe(
      'is of another model: it takes image float32[4] and gives embedding float32[2]',
    )
    expect(await refusalOf(aModel({ output: 'logits' }))).toMatch(/and gives logits float32\[2\]$/)
  })

  it('is reported if its vectors are not as it states', async () => {
    expect(await refusalOf(aModel({ metadata: { dimensions: '9' } }))).toBe(
      'does not work: it gives 8 numbers and says 9',
    )
    expect(await refusalOf(aModel({ hasUnitLength: false }))).toMatch(
      /^does not work: it gives a vector of the length \d/,
    )
  })
})
