import { resolve } from 'node:path'

/** Which encoder is configured. */
export type EncoderSetting =
  | { kind: 'embedded' }
  /** A model file of our own kind; an absolute path. */
  | { kind: 'file'; file: string }
  /** `owner/name` of the Hugging Face hub. */
  | { kind: 'hub'; model: string }
  /** The absolute path of a folder with the files of a hub repository. */
  | { kind: 'folder'; folder: string }

/** The picture size of a SigLIP 2 model whose name does not state one. */
const USUAL_SIGLIP: Record<string, string> = { base: 'patch16-224', large: 'patch16-256', so400m: 'patch16-256' }

/**
 * Reads the setting ENCODER; undefined if it names no encoder. `siglip2-…`, with or without `google/`, is the model of that name by
 * onnx-community on the hub: Google's own repositories hold no ONNX.
 */
export function parseEncoderSetting(text: string): EncoderSetting | undefined {
  if (text === 'embedded') return { kind: 'embedded' }
  if (text.endsWith('.onnx')) return { kind: 'file', file: resolve(text) }
  if (/^(\.|\/|[a-z]:[\\/])/i.test(text)) return { kind: 'folder', folder: resolve(text) }
  const [, size, rest] = /^(?:google\/)?siglip2-(base|large|so400m)(?:-(patch\d+-\d+))?$/.exec(text) ?? []
  if (size) return { kind: 'hub', model: `onnx-community/siglip2-${size}-${rest ?? USUAL_SIGLIP[size]}-ONNX` }
  return /^[\w-][\w.-]*\/[\w-][\w.-]*$/.test(text) ? { kind: 'hub', model: text } : undefined
}

/** Writes the setting so that it means the same wherever the server is started. */
export function writeEncoderSetting(setting: EncoderSetting): string {
  if (setting.kind === 'embedded') return 'embedded'
  if (setting.kind === 'file') return setting.file
  return setting.kind === 'folder' ? setting.folder : setting.model
}
