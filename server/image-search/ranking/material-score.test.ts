import sharp from 'sharp'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { aMaterial } from '../../testing/materials.ts'
import { leastAmong } from './bands.ts'
import { openEncoder } from '../encoder/encoder.ts'
import { encoderKey } from '../index/quantized-vectors.ts'
import { calibrationOf } from './calibrations/all.ts'
import { materialScore } from './material-score.ts'

/** Lines of writing below two boxes, as of a page that was uploaded by mistake. */
async function aPage(): Promise<Buffer> {
  const box = (left: number, top: number, width: number, height: number, background: string) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width: 400, height: 520, channels: 3, background: '#fff' } })
    .composite([
      box(40, 40, 200, 90, '#4a77b0'),
      box(270, 40, 90, 90, '#cc3333'),
      ...Array.from({ length: 14 }, (_, line) => box(40, 160 + line * 24, 320 - ((line * 37) % 90), 9, '#222')),
    ])
    .jpeg()
    .toBuffer()
}

it('is higher for a material than for a page, and lowers the limit of bands', async () => {
  const encoder = await openEncoder(fileURLToPath(new URL('../encoder/quarry-encoder.onnx', import.meta.url)))
  const calibration = calibrationOf(encoderKey(encoder))
  try {
    const material = await encoder.encode(await aMaterial('Brick'))
    const page = await encoder.encode(await aPage())
    expect(materialScore(calibration, material)).toBeGreaterThan(0)
    expect(materialScore(calibration, page)).toBeLessThan(0)
    expect(leastAmong(calibration, 1000, material)).toBeLessThan(leastAmong(calibration, 1000, page))
  } finally {
    await encoder.close()
  }
})

it('is 0 for the vector of an encoder that was not measured', () => {
  expect(materialScore(calibrationOf('another 1'), new Float32Array(768).fill(0.03))).toBe(0)
})
