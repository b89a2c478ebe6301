import { HOURS, type RoomLayers } from './layers.ts'

/** Arrays begin at multiples of this many bytes. */
const ALIGNED = 4

const NAMES = ['edges', 'looks', 'facing', 'tints', 'weights', 'lone', 'loneNodes', 'places', 'steps'] as const

type Head = Pick<RoomLayers, 'width' | 'height' | 'nodeColumns' | 'nodeRows' | 'meanLight'> & { lengths: number[] }

/**
 * Layers as bytes: the header's length (32 bits, native byte order, as all that follows), the header as JSON, then the
 * arrays.
 */
export function writeLayers(layers: RoomLayers): Uint8Array {
  const arrays = [
    ...NAMES.map((name) => layers[name]),
    ...HOURS.flatMap((hour) => [layers.light[hour], layers.skies[hour]]),
  ]
  const { width, height, nodeColumns, nodeRows, meanLight } = layers
  const head: Head = { width, height, nodeColumns, nodeRows, meanLight, lengths: arrays.map(({ length }) => length) }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const size = arrays.reduce((sum, { byteLength }) => aligned(sum + byteLength), aligned(4 + text.length))
  const bytes = new Uint8Array(size)
  new Uint32Array(bytes.buffer, 0, 1)[0] = text.length
  bytes.set(text, 4)
  let at = aligned(4 + text.length)
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at = aligned(at + array.byteLength)
  }
  return bytes
}

/** Reads what `writeLayers` wrote. The offset must be a multiple of `ALIGNED`; the arrays share the buffer. */
export function readLayers({ buffer, byteOffset }: Uint8Array<ArrayBuffer>): RoomLayers {
  const [length = 0] = new Uint32Array(buffer, byteOffset, 1)
  const { lengths, ...head } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, length)),
  ) as Head
  let at = aligned(4 + length)
  let index = 0
  const next = <Kind>(
    Kind: new (buffer: ArrayBuffer, from: number, length: number) => Kind & { byteLength: number },
  ): Kind => {
    const array = new Kind(buffer, byteOffset + at, lengths[index++] ?? 0)
    at = aligned(at + array.byteLength)
    return array
  }
  return {
    ...head,
    edges: next(Uint32Array),
    looks: next(Uint8Array),
    facing: next(Uint8Array),
    tints: next(Int16Array),
    weights: next(Uint8Array),
    lone: next(Uint32Array),
    loneNodes: next(Uint32Array),
    places: next(Float32Array),
    steps: next(Int16Array),
    ...readHours(() => [next(Float32Array), next(Float32Array)]),
  }
}

function readHours(next: () => [Float32Array, Float32Array]): Pick<RoomLayers, 'light' | 'skies'> {
  const [dayLight, daySkies] = next()
  const [eveningLight, eveningSkies] = next()
  return { light: { day: dayLight, evening: eveningLight }, skies: { day: daySkies, evening: eveningSkies } }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNED) * ALIGNED
}
