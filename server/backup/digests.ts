import { createHash, hash } from 'node:crypto'
import type { TableSums } from './format.ts'

/** Counts and sums up the rows of a table while they pass. */
export interface TableDigest {
  /** Takes in a piece of COPY's text, cut anywhere. */
  take(piece: Buffer): void
  end(): Omit<TableSums, 'name'>
}

const LANES = 8
const LANE_BYTES = 4
const LINE_FEED = 10

/**
 * `rowsSum` is the sum of the SHA-256 of each row, as eight numbers of 32 bits that overflow: the same for equal rows in any order, so a
 * restored table is compared without sorting. It finds accidents; that nobody forged a file is the encryption's work.
 */
export function createTableDigest(): TableDigest {
  const whole = createHash('sha256')
  const lanes = new Uint32Array(LANES)
  let rest: Buffer = Buffer.alloc(0)
  let rows = 0
  let bytes = 0

  function takeRow(row: Buffer): void {
    const sum = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane++) lanes[lane] = (lanes[lane] ?? 0) + sum.readUInt32LE(lane * LANE_BYTES)
    rows++
  }

  return {
    take(piece) {
      whole.update(piece)
      bytes += piece.length
      const joined = rest.length ? Buffer.concat([rest, piece]) : piece
      let at = 0
      for (let end = joined.indexOf(LINE_FEED); end >= 0; end = joined.indexOf(LINE_FEED, at)) {
        takeRow(joined.subarray(at, end))
        at = end + 1
      }
      rest = joined.subarray(at)
    },
    end: () => ({ rows, bytes, sha256: whole.digest('hex'), rowsSum: hexOf(lanes) }),
  }
}

export function sha256Of(bytes: Buffer | string): string {
  return hash('sha256', bytes)
}

function hexOf(lanes: Uint32Array): string {
  return [...lanes].map((lane) => lane.toString(16).padStart(LANE_BYTES * 2, '0')).join('')
}
