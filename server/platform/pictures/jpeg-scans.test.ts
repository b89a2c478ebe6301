import sharp from 'sharp'
import type { JpegOptions } from 'sharp'
import { expect, it } from 'vitest'
import { scannedJpeg } from '../../testing/hostile-pictures.ts'
import { countScans } from './jpeg-scans.ts'

const aJpeg = async (options: JpegOptions) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#996633' } })
    .jpeg(options)
    .toBuffer()
const START_OF_SCAN = Buffer.from([0xff, 0xda])

it('counts one scan of a plain JPEG, and all scans of a progressive one', async () => {
  expect(countScans(await aJpeg({}), 100)).toBe(1)
  expect(countScans(await aJpeg({ progressive: true }), 100)).toBe(10)
  expect(countScans(scannedJpeg(64, 70), 100)).toBe(70)
})

it('stops counting at the limit', () => {
  expect(countScans(scannedJpeg(64, 70), 20)).toBe(21)
})

it('ignores embedded previews, and data after the end', async () => {
  const jpeg = await aJpeg({})
  const beside = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 6]), START_OF_SCAN, START_OF_SCAN])
  const written = Buffer.concat([jpeg.subarray(0, 2), beside, jpeg.subarray(2), START_OF_SCAN])
  expect(countScans(written, 100)).toBe(1)
})

it('counts scans after padding, and stops at the end of a truncated file', () => {
  const jpeg = scannedJpeg(64, 3)
  const last = jpeg.lastIndexOf(START_OF_SCAN)
  expect(countScans(Buffer.concat([jpeg.subarray(0, last), Buffer.alloc(9, 0xff), jpeg.subarray(last)]), 100)).toBe(3)
  for (let length = 0; length < jpeg.length; length += 1)
    expect(countScans(jpeg.subarray(0, length), 100)).toBeLessThanOrEqual(3)
})
