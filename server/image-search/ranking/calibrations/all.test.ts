import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readModelFile } from '../../encoder/model-file.ts'
import { encoderKey } from '../../index/quantized-vectors.ts'
import { calibrationOf, CALIBRATIONS, isCalibrated } from './all.ts'

const CURRENT = fileURLToPath(new URL('../../encoder/quarry-encoder.onnx', import.meta.url))

describe('the calibrations', () => {
  it('end with that of the current edition, of its length', async () => {
    const current = await readModelFile(CURRENT)
    expect([...CALIBRATIONS.keys()].at(-1)).toBe(encoderKey(current))
    expect(calibrationOf(encoderKey(current)).material?.direction).toHaveLength(current.dimensions)
  })

  it.each([...CALIBRATIONS])('have limits in order and a direction of unit length: %s', (_, calibration) => {
    const { moodTexture, closeTexture, sameTexture, sureTexture, material } = calibration
    const limits = [moodTexture, closeTexture, sameTexture, sureTexture]
    expect(limits).toEqual(limits.toSorted((one, other) => one - other))
    expect(Math.hypot(...(material?.direction ?? [])) * (material?.step ?? 0)).toBeCloseTo(1, 2)
  })

  it('give an encoder that was not measured the current numbers without those of its own vectors', () => {
    const [key, current] = [...CALIBRATIONS].at(-1) ?? []
    expect(calibrationOf('another 1')).toEqual({ ...current, material: undefined, sureTexture: Infinity })
    const [name = '', version = ''] = key?.split(' ') ?? []
    expect(isCalibrated({ name, version })).toBe(true)
    expect(isCalibrated({ name, version: 'another' })).toBe(false)
  })
})
