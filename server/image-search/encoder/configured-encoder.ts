import { fileURLToPath } from 'node:url'
import { SetupError } from '../../platform/setup-error.ts'
import { encoderKey } from '../index/quantized-vectors.ts'
import { parseEncoderSetting } from './encoder-setting.ts'
import type { EncoderSetting } from './encoder-setting.ts'
import { knowEncoder, openEncoder } from './encoder.ts'
import type { Encoder } from './encoder.ts'
import { FORMER_EDITIONS } from './former-editions.ts'
import type { EditionFiles } from './former-editions.ts'
import type { EncoderLog } from './kept-thread.ts'
import { openHubEncoder } from './hub-encoder.ts'
import { ModelFileError, readModelFile } from './model-file.ts'

const EMBEDDED_FILE = fileURLToPath(new URL('quarry-encoder.onnx', import.meta.url))

/**
 * Opens the configured encoder and tries it. With `isTried`, an earlier start did so, and our own encoder opens at its first picture.
 * Throws SetupError in one line that names what is wrong: ENCODER, or the file that Quarry came with.
 */
export async function openConfiguredEncoder(
  setting: EncoderSetting,
  modelFolder: string,
  { log, isTried = false }: { log?: EncoderLog | undefined; isTried?: boolean } = {},
): Promise<Encoder> {
  const openOwn = isTried ? knowEncoder : openEncoder
  switch (setting.kind) {
    case 'embedded':
      return openOwn(EMBEDDED_FILE, log).catch((error: unknown) => {
        if (!(error instanceof ModelFileError)) throw error
        const again = 'Get it again: git checkout -- server/image-search/encoder/quarry-encoder.onnx, or a fresh clone.'
        throw new SetupError(`${error.message} ${again}`, error)
      })
    case 'file':
      return openOwn(setting.file, log).catch((error: unknown) => {
        if (!(error instanceof ModelFileError)) throw error
        throw new SetupError(`The setting ENCODER is wrong: ${error.message}`, error)
      })
    case 'hub':
      return openHubEncoder({ model: setting.model, modelFolder, isFolder: false }, log)
    case 'folder':
      return openHubEncoder({ model: setting.folder, modelFolder, isFolder: true }, log)
  }
}

/** Undefined if its file is damaged. */
async function keyOfEmbedded(): Promise<string | undefined> {
  return readModelFile(EMBEDDED_FILE).then(encoderKey, () => undefined)
}

/**
 * Opens an encoder that served before and tries it: an edition of our own by its key, since `embedded` may name a later one now; any
 * other by the setting that opened it. Throws if it cannot be opened; it may be another encoder than before.
 */
export async function openFormerEncoder(
  { key, source }: { key: string; source: string },
  modelFolder: string,
  { log, editions = FORMER_EDITIONS }: { log?: EncoderLog | undefined; editions?: EditionFiles } = {},
): Promise<Encoder> {
  const file = editions.get(key) ?? ((await keyOfEmbedded()) === key ? EMBEDDED_FILE : undefined)
  if (file !== undefined) return openEncoder(file, log)
  const setting = parseEncoderSetting(source)
  if (!setting) throw new Error(`${source} names no encoder`)
  return openConfiguredEncoder(setting, modelFolder, { log })
}
