import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SetupError } from '../../platform/setup-error.ts'
import { encoderKey } from '../index/quantized-vectors.ts'
import { CALIBRATIONS } from '../ranking/calibrations/all.ts'
import { openConfiguredEncoder, openFormerEncoder } from './configured-encoder.ts'
import { FORMER_EDITIONS } from './former-editions.ts'
import { readModelFile } from './model-file.ts'

it('a setting that names a missing file fails with one line', async () => {
  const file = '/nowhere/own.onnx'
  await expect(openConfiguredEncoder({ kind: 'file', file }, '/nowhere')).rejects.toEqual(
    new SetupError(`The setting ENCODER is wrong: The image encoder's file ${file} is missing.`),
  )
})

describe('an edition of our own that served before', () => {
  it.each([...FORMER_EDITIONS])('is the one that its key names, and calibrated: %s', async (key, file) => {
    expect(encoderKey(await readModelFile(file))).toBe(key)
    expect(CALIBRATIONS.has(key)).toBe(true)
  })

  it('is opened by its key, whatever the setting opens now', async () => {
    const [key = ''] = FORMER_EDITIONS.keys()
    for (const source of ['embedded', '/nowhere/own.onnx']) {
      const encoder = await openFormerEncoder({ key, source }, '/nowhere')
      onTestFinished(() => encoder.close())
      expect(encoderKey(encoder)).toBe(key)
    }
  })

  it('is opened by its key, too, if it is the one that Quarry comes with, whatever file the setting opened', async () => {
    const key = encoderKey(await readModelFile(fileURLToPath(new URL('quarry-encoder.onnx', import.meta.url))))
    const encoder = await openFormerEncoder({ key, source: '/nowhere/own.onnx' }, '/nowhere')
    onTestFinished(() => encoder.close())
    expect(encoderKey(encoder)).toBe(key)
  })

  it('is opened by its setting if Quarry has no such edition', async () => {
    const former = { key: 'own 1', source: '/nowhere/own.onnx' }
    await expect(openFormerEncoder(former, '/nowhere')).rejects.toThrow('/nowhere/own.onnx is missing')
    await expect(openFormerEncoder({ key: 'own 1', source: '?' }, '/nowhere')).rejects.toThrow('? names no encoder')
  })
})
