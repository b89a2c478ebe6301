import { createReadStream } from 'node:fs'
import type { Encoding, ReadingChoice, UploadFacts } from '../../../contract/import-table.ts'
import { csvRows } from './csv-rows.ts'
import { withoutStray } from './stray-signs.ts'

const MOST_ROWS = 10
const LONGEST_TEXT = 200

/** The first rows that two encodings read differently, wherever they stand, with their differing cells by each. */
export async function doubtfulRows(
  path: string,
  choice: ReadingChoice,
  guesses: readonly [Encoding, Encoding],
): Promise<NonNullable<UploadFacts['doubtful']>> {
  const rowsIn = (encoding: Encoding) => csvRows(createReadStream(path), { ...choice, encoding })
  const other = rowsIn(guesses[1])
  const found: NonNullable<UploadFacts['doubtful']> = []
  try {
    for await (const { row, cells } of rowsIn(guesses[0])) {
      const { value: same, done } = await other.next()
      if (done) break
      const both = [cells, same.cells] as const
      const differing = both[0].flatMap((cell, column) => (cell === both[1][column] ? [] : [column]))
      if (!differing.length) continue
      const readings = both.map((cells) => textOf(differing.map((column) => cells[column] ?? '')))
      found.push({ row, readings })
      if (found.length >= MOST_ROWS) break
    }
  } finally {
    await other.return(undefined)
  }
  return found
}

function textOf(cells: readonly string[]): string {
  return withoutStray(cells.join(' · ').slice(0, LONGEST_TEXT))
}
