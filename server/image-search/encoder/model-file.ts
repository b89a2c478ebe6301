import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { SetupError } from '../../platform/setup-error.ts'
import { PREPARATION } from './prepare-picture.ts'
import { protobufFieldsOf } from './protobuf-fields.ts'
import type { ProtobufField } from './protobuf-fields.ts'

/** A model file with an intact checksum, and the facts that it states about itself. */
export interface ModelFile {
  file: string
  bytes: Uint8Array
  name: string
  version: string
  /** How many numbers an embedding has. */
  dimensions: number
  /** A picture of the catalogue is seen at these sizes, its vector the mean of theirs; each `side` is the shorter one in pixels. */
  indexed: readonly { side: number; weight: number }[]
}

/** The numbers of the fields of ModelProto and StringStringEntryProto that are read (onnx.proto of ONNX). */
const GRAPH = 7
const METADATA = 14
const KEY = 1
const VALUE = 2

/** More would make an index slow without being better. */
const MOST_SIZES = 4

const indexedSchema = z.object({ side: z.int().min(32).max(512), weight: z.number().positive() })

const metadataSchema = z.object({
  name: z.string().min(1),
  version: z.string().min(1),
  dimensions: z.coerce.number().int().min(1).max(4096),
  /** SHA-256, as hex, over the bytes of the field `graph`: weights and operators, without tag and length. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The preparation that it was trained on, as JSON. */
  input: z.string(),
  /** As JSON; the first edition does not say it. */
  indexed: z
    .string()
    .default(JSON.stringify([{ side: PREPARATION.side, weight: 1 }]))
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('no JSON')
        return z.NEVER
      }
    })
    .pipe(z.array(indexedSchema).min(1).max(MOST_SIZES)),
})

/** Reads the whole file. Throws SetupError in one line if it is missing, damaged or not ours. */
export async function readModelFile(file: string): Promise<ModelFile> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw modelError(file, 'is missing', error)
    throw modelError(file, `cannot be read (${error.code})`, error)
  })
  if (bytes.length === 0) throw modelError(file, 'is empty')
  const { model, metadata } = parseModel(file, bytes)
  const known = metadataSchema.safeParse(metadata)
  if (!known.success) throw modelError(file, `is not Quarry's: it does not say its ${namesOf(known.error)}`)
  const { input, sha256, ...facts } = known.data
  if (digestOf(model) !== sha256) throw modelError(file, 'is damaged: its digest is not what it says')
  if (!isOurPreparation(input))
    throw modelError(file, `takes pictures prepared as ${input}, and this Quarry prepares them as ${OURS}`)
  return { file, bytes, ...facts }
}

/** Says in one line what is wrong with an encoder's file. */
export class ModelFileError extends SetupError {}

export function modelError(file: string, what: string, cause?: unknown): ModelFileError {
  return new ModelFileError(`The image encoder's file ${file} ${what}.`, cause)
}

const OURS = JSON.stringify(PREPARATION)

function parseModel(file: string, bytes: Uint8Array): { model: ProtobufField[]; metadata: Record<string, string> } {
  try {
    const model = protobufFieldsOf(bytes)
    if (model.some(({ number, value }) => number === GRAPH && typeof value !== 'bigint'))
      return { model, metadata: metadataOf(model) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw modelError(file, 'is cut off or not ONNX', error)
  }
  throw modelError(file, 'is not ONNX')
}

function metadataOf(model: ProtobufField[]): Record<string, string> {
  const entries = model.filter(({ number }) => number === METADATA)
  return Object.fromEntries(entries.map(({ value }) => (typeof value === 'bigint' ? ['', ''] : entryOf(value))))
}

function entryOf(entry: Uint8Array): [key: string, value: string] {
  const fields = protobufFieldsOf(entry)
  const textOf = (wanted: number): string => {
    const found = fields.find(({ number }) => number === wanted)?.value
    return typeof found === 'object' ? Buffer.from(found).toString('utf8') : ''
  }
  return [textOf(KEY), textOf(VALUE)]
}

function digestOf(model: ProtobufField[]): string {
  const digest = createHash('sha256')
  for (const { number, value } of model) if (number === GRAPH && typeof value !== 'bigint') digest.update(value)
  return digest.digest('hex')
}

function namesOf({ issues }: z.ZodError): string {
  return [...new Set(issues.map(({ path }) => String(path[0])))].join(', ')
}

function isOurPreparation(input: string): boolean {
  try {
    const said = JSON.parse(input) as Record<string, unknown>
    return Object.entries(PREPARATION).every(([key, value]) => said[key] === value)
  } catch {
    return false
  }
}
