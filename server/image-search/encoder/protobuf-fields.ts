/** One field of a Protocol Buffers message: a number, or the bytes of a string, byte field or nested message. */
export interface ProtobufField {
  number: number
  value: bigint | Uint8Array
}

const VARINT = 0
const EIGHT_BYTES = 1
const BYTES = 2
const FOUR_BYTES = 5
/** 64 bits, seven to a byte. */
const LONGEST_VARINT = 10

/**
 * The fields of a message in their order; nested messages stay bytes. Throws RangeError for a broken message and for groups, long out
 * of use. The wire format is in "Encoding" of the Protocol Buffers documentation.
 */
export function protobufFieldsOf(message: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = []
  let at = 0
  while (at < message.length) {
    const tag = readVarint()
    const number = Number(tag >> 3n)
    if (number === 0) throw new RangeError('a field has no number')
    fields.push({ number, value: readValue(Number(tag & 7n)) })
  }
  return fields

  function readValue(wireType: number): ProtobufField['value'] {
    switch (wireType) {
      case VARINT:
        return readVarint()
      case EIGHT_BYTES:
        return readBytes(8)
      case BYTES:
        return readBytes(Number(readVarint()))
      case FOUR_BYTES:
        return readBytes(4)
      default:
        throw new RangeError(`a field has the wire type ${wireType}`)
    }
  }

  function readBytes(length: number): Uint8Array {
    if (length > message.length - at) throw new RangeError('a field ends after its message')
    at += length
    return message.subarray(at - length, at)
  }

  function readVarint(): bigint {
    let value = 0n
    for (let place = 0; place < LONGEST_VARINT; place++) {
      const byte = message[at++]
      if (byte === undefined) throw new RangeError('a number ends after its message')
      value |= BigInt(byte & 0x7f) << BigInt(7 * place)
      if (byte < 0x80) return value
    }
    throw new RangeError('a number is too long')
  }
}
