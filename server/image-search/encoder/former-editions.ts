import { fileURLToPath } from 'node:url'

/** Files of encoders by their keys (`encoderKey`). */
export type EditionFiles = ReadonlyMap<string, string>

/**
 * The editions of our own encoder that databases may have been indexed with. After an upgrade the former one serves until the current one
 * has indexed every picture (decisions/163).
 */
export const FORMER_EDITIONS: EditionFiles = new Map([['quarry-encoder c30ce223e4aa', fileOf('quarry-encoder-1.onnx')]])

function fileOf(name: string): string {
  return fileURLToPath(new URL(`former/${name}`, import.meta.url))
}
