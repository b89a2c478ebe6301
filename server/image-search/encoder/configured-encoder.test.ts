import { expect, it } from 'vitest'
import { SetupError } from '../../platform/setup-error.ts'
import { openConfiguredEncoder } from './configured-encoder.ts'

it('a setting that names a missing file fails with one line', async () => {
  const file = '/nowhere/own.onnx'
  await expect(openConfiguredEncoder({ kind: 'file', file }, '/nowhere')).rejects.toEqual(
    new SetupError(`The setting ENCODER is wrong: The image encoder's file ${file} is missing.`),
  )
})
