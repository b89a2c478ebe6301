import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/factories.ts'
import { writeHubModel } from '../../testing/tiny-hub-model.ts'
import { openConfiguredEncoder } from './configured-encoder.ts'
import { requireLibrary } from './hub-encoder.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-hub-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = (path: string) => openConfiguredEncoder({ kind: 'folder', folder: path }, join(folder, 'none'))

describe("an encoder from a folder like the hub's", () => {
  it('makes vectors of unit length, the same of the same picture, another of another', async () => {
    const encoder = await open(await writeHubModel(join(folder, 'siglip')))
    const [oak, sky] = await Promise.all([aPicture({ color: '#8a6642' }), aPicture({ color: '#3a6ea5' })])
    const [one, again, other] = await Promise.all([oak, oak, sky].map((picture) => encoder.encode(picture)))
    expect(encoder).toMatchObject({ name: 'siglip', dimensions: 6 })
    expect(Math.hypot(...(one ?? []))).toBeCloseTo(1, 5)
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    await encoder.close()
  })

  it('prepares a picture as the model says: each channel from -1 to 1', async () => {
    const encoder = await open(await writeHubModel(join(folder, 'means')))
    const vector = await encoder.encode(await aPicture({ color: '#ff8000' }))
    const means = [1, (128 / 255) * 2 - 1, -1]
    // The tiny model's output for mean colours, by its weights.
    const expected = Array.from({ length: 6 }, (_, column) =>
      means.reduce((sum, mean, row) => sum + mean * Math.cos(row * 6 + column), 0),
    )
    const length = Math.hypot(...expected)
    for (const [at, value] of expected.entries()) expect(vector[at]).toBeCloseTo(value / length, 4)
    await encoder.close()
  })

  it('has another version if its files differ', async () => {
    const [one, same, other] = await Promise.all(
      [6, 6, 7].map(async (width, at) => open(await writeHubModel(join(folder, `version${at}`), { width }))),
    )
    expect(one?.version).toMatch(/^[0-9a-f]{12}$/)
    expect(same?.version).toBe(one?.version)
    expect(other?.version).not.toBe(one?.version)
    for (const encoder of [one, same, other]) await encoder?.close()
  })

  it('refuses a file that is no picture, and goes on', async () => {
    const encoder = await open(await writeHubModel(join(folder, 'firm')))
    await expect(encoder.encode(Buffer.from('no picture'))).rejects.toThrow('not a picture we take')
    expect(await encoder.encode(await aPicture())).toHaveLength(6)
    await encoder.close()
  })

  it('fails with one line that names the setting if it is missing or of another kind', async () => {
    const start = (path: string) => `The setting ENCODER is wrong: the model ${path} does not open: `
    const nowhere = join(folder, 'nowhere')
    await expect(open(nowhere)).rejects.toThrow(start(nowhere))
    const headless = await writeHubModel(join(folder, 'headless'), { output: 'logits' })
    await expect(open(headless)).rejects.toThrow(`${start(headless)}it gives no pooler_output`)
  })
})

describe('the library that these models need', () => {
  it('if missing, is named with the command that installs it', () => {
    expect(() => requireLibrary('onnx-community/any', '@quarry/not-there')).toThrow(
      'The setting ENCODER asks for the model onnx-community/any, which needs a library: npm install @quarry/not-there',
    )
  })
})
