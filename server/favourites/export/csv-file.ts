import { csvOf, moreOfCsv } from '../../../contract/csv.ts'
import type { Language } from '../../../contract/problem.ts'
import { columns } from './columns.ts'
import type { SchedulePiece } from './schedule.ts'
import { wordsIn } from './words.ts'

/** Pictures by their addresses. Answers the file in parts. */
export async function writeCsv(pieces: AsyncIterable<SchedulePiece>, language: Language): Promise<Uint8Array[]> {
  const words = wordsIn(language)
  const parts = [Buffer.from(csvOf([[words.picture, ...columns.map(({ name }) => words[name])]]))]
  for await (const { items } of pieces) {
    const rows = items.map((item) => [
      item.picture?.address ?? '',
      ...columns.map(({ read }) => String(read(item, words) ?? '')),
    ])
    parts.push(Buffer.from(moreOfCsv(rows)))
  }
  return parts
}
