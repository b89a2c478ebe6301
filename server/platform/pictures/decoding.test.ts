import { fork } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/factories.ts'
import { DEEP, hugePng, movingGif, sayingPng, scannedJpeg } from '../../testing/hostile-pictures.ts'
import { endNext, processesOf } from '../../testing/started-processes.ts'
import { decodeApart, measureApart, reduceApart, remakeApart, remakePhotographApart } from './decoding.ts'
import type { PictureLimits } from './picture-error.ts'
import { measurePicture, reducePicture, releasePicture, remakePhotograph, remakePicture } from './pictures.ts'
import type { DecodedPicture } from './pictures.ts'

const TAKEN = { formats: ['jpeg', 'png', 'gif'], mostPixels: 50_000_000 }
const module = new URL('../../testing/as-reduced.ts', import.meta.url)
/** A picture that keeps a decoder busy for long. */
const slow = {
  work: 'reduce',
  bytes: hugePng(7000),
  longestSide: 1024,
  module: module.href,
  wish: undefined,
} as const
const picture = await aPicture({ width: 300, height: 200 })
const isDecoding = async () => expect((await remakeApart(picture, 64, TAKEN)).length).toBeGreaterThan(0)
const newest = () => processesOf('decode-process.ts').at(-1)

async function pixelsApart(bytes: Uint8Array, longestSide: number, limits?: PictureLimits): Promise<DecodedPicture> {
  return reduceApart(bytes, { longestSide, limits }, { module, wish: undefined })
}

/** Why a picture is refused, in both languages, and the line for a report. */
async function refusalOf(decoding: Promise<unknown>): Promise<unknown> {
  return decoding.catch(({ reason, message }: { reason?: object; message: string }) => ({ ...reason, message }))
}

describe('a picture that is decoded in another process', () => {
  it('gives the same result as in this process', async () => {
    expect(await measureApart(picture)).toEqual(await measurePicture(picture))
    expect(await remakeApart(picture, 64, TAKEN)).toEqual(await remakePicture(picture, 64))
    expect(await remakePhotographApart(picture, 64, TAKEN)).toEqual(await remakePhotograph(picture, 64))
    expect(await pixelsApart(picture, 64)).toEqual(await reducePicture(picture, 64))
  })

  it('holds no memory of this process once it is released', async () => {
    const reduced = await pixelsApart(await aPicture({ width: 800, height: 600 }), 400)
    expect(reduced.data).toHaveLength(400 * 300 * 3)
    releasePicture(reduced)
    expect(reduced.data).toHaveLength(0)
  })

  it('is refused as in this process, and the other process continues', async () => {
    await isDecoding()
    const before = newest()
    const broken = picture.subarray(0, 200)
    expect(await refusalOf(remakeApart(broken, 64, TAKEN))).toEqual(await refusalOf(remakePicture(broken, 64, TAKEN)))
    await isDecoding()
    expect(newest()).toBe(before)
  })

  it.each([
    ['50,000,000 × 1', sayingPng(50_000_000, 1), /^50000000 × 1 pixels; at most 16384 a side$/],
    ['1 × 16,385', sayingPng(1, 16_385), /^1 × 16385 pixels; at most 16384 a side$/],
    ['16 bits', sayingPng(6000, 6000, DEEP), /^288 MB with all its pages and channels once .* at most 200 MB$/],
    ['many frames', movingGif(1000, 1000, 100), /^[34]00 MB with all its pages and channels once .* at most 200 MB$/],
  ])('is refused by its header: %s', async (_, bytes, reason) => {
    expect(await refusalOf(pixelsApart(bytes, 1024, TAKEN))).toMatchObject({
      en: expect.stringMatching(reason),
      zh: expect.stringMatching(/最多/),
    })
  })

  it('is accepted as a JPEG of many scans, and refused with more than any program writes', async () => {
    expect(await pixelsApart(scannedJpeg(64, 100), 64, TAKEN)).toMatchObject({ width: 64, height: 64 })
    expect(await refusalOf(pixelsApart(scannedJpeg(64, 101), 64, TAKEN))).toMatchObject({
      en: 'a progressive JPEG of more than 100 scans',
      zh: '渐进式 JPEG 的扫描超过 100 次',
    })
  })

  it.each(['png', 'jpeg', 'gif', 'tiff'] as const)('is refused by its dimensions at import too: %s', async (format) => {
    const wide = sharp({ create: { width: 16_400, height: 2, channels: 3, background: '#888888' } })
    const bytes = await wide.toFormat(format, { progressive: true }).toBuffer()
    const en = '16400 × 2 pixels; at most 16384 a side'
    expect(await refusalOf(measureApart(bytes))).toMatchObject({ en })
  })

  it('is refused if it needs too much memory', async () => {
    const refusal = { en: 'takes too much memory to decode', zh: '解码所需内存过多' }
    expect(await refusalOf(decodeApart(slow, { mostMemory: 1 }))).toMatchObject(refusal)
    await isDecoding()
  })

  it('is refused if it takes too long, and its decoding stops', async () => {
    await isDecoding()
    const before = newest()
    const refusal = { en: 'takes too long to decode', zh: '解码耗时过长' }
    expect(await refusalOf(decodeApart(slow, { longestMs: 1 }))).toMatchObject(refusal)
    await expect.poll(() => before?.signalCode).toBe('SIGKILL')
    await isDecoding()
  })

  it('is refused if its process ends', async () => {
    await isDecoding()
    await endNext('decode-process.ts', 'SIGSEGV')
    const message = 'cannot be decoded (the decoder ended with SIGSEGV)'
    expect(await refusalOf(decodeApart(slow))).toEqual({ en: 'cannot be decoded', zh: '无法解码', message })
    await isDecoding()
  })

  it('is decoded even if an idle process was killed', async () => {
    await isDecoding()
    newest()?.kill('SIGKILL')
    expect(await remakeApart(picture, 64, TAKEN)).toEqual(await remakePicture(picture, 64))
  })
})

describe('the decoding process', () => {
  it('ends at once with its server, even while one of its threads decodes', async () => {
    const child = fork(new URL('./decode-process.ts', import.meta.url), {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit')
    child.send({ ...slow, mostMemory: Infinity })
    await once(child, 'message')
    child.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
  })
})
