import { createHash } from 'node:crypto'
import { PREPARATION } from '../image-search/encoder/prepare-picture.ts'

/** Options of a model that turns a picture's mean colour into `width` numbers. */
interface TinyModel {
  input: string
  output: string
  /** The length of its vectors. */
  width: number
  hasUnitLength: boolean
  /** Replaces metadata of a valid model; undefined removes an entry. */
  metadata: Record<string, string | undefined>
}

const FLOAT = 1
const INT = 2

/** An ONNX file of a few hundred bytes that the encoder accepts, unless options make it invalid. */
export function aModel({
  input = 'pixels',
  output = 'embedding',
  width = 8,
  hasUnitLength = true,
  metadata = {},
}: Partial<TinyModel> = {}): Uint8Array {
  const weights = Float32Array.from({ length: 3 * width }, (_, index) => Math.cos(index))
  const last = hasUnitLength ? 'LpNormalization' : 'Identity'
  const graph = Buffer.concat([
    inside(1, nodeOf('GlobalAveragePool', [input], 'means')),
    inside(1, nodeOf('Flatten', ['means'], 'color')),
    inside(1, nodeOf('MatMul', ['color', 'weights'], 'numbers')),
    inside(1, nodeOf(last, ['numbers'], output), ...(hasUnitLength ? [inside(5, attributeOf('p', 2))] : [])),
    inside(2, 'tiny'),
    inside(5, number(1, 3), number(1, width), number(2, FLOAT), inside(8, 'weights'), inside(9, bytesOf(weights))),
    inside(11, valueOf(input, ['N', 3, 'H', 'W'])),
    inside(12, valueOf(output, ['N', width])),
  ])
  const said = {
    name: 'tiny',
    version: '1',
    dimensions: String(width),
    sha256: createHash('sha256').update(graph).digest('hex'),
    input: JSON.stringify(PREPARATION),
    ...metadata,
  }
  const entries = Object.entries(said).flatMap(([key, value]) => (value === undefined ? [] : [entryOf(key, value)]))
  return Uint8Array.from(
    Buffer.concat([
      number(1, 8),
      inside(8, inside(1, ''), number(2, 17)),
      inside(7, graph),
      ...entries.map((entry) => inside(14, entry)),
    ]),
  )
}

// The messages of onnx.proto, their fields by number.

function nodeOf(operator: string, inputs: string[], output: string): Buffer {
  return Buffer.concat([...inputs.map((name) => inside(1, name)), inside(2, output), inside(4, operator)])
}

function attributeOf(name: string, value: number): Buffer {
  return Buffer.concat([inside(1, name), number(3, value), number(20, INT)])
}

function valueOf(name: string, dimensions: (string | number)[]): Buffer {
  const shape = dimensions.map((one) => inside(1, typeof one === 'string' ? inside(2, one) : number(1, one)))
  return Buffer.concat([inside(1, name), inside(2, inside(1, number(1, FLOAT), inside(2, ...shape)))])
}

function entryOf(key: string, value: string): Buffer {
  return Buffer.concat([inside(1, key), inside(2, value)])
}

function bytesOf(numbers: Float32Array): Buffer {
  return Buffer.from(numbers.buffer)
}

/** A field that holds a number, and one that holds text or fields, in the wire format of Protocol Buffers. */
function number(field: number, value: number): Buffer {
  return Buffer.from([...varint(field << 3), ...varint(value)])
}

function inside(field: number, ...content: (string | Buffer)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(bytes.length)]), bytes])
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
}
