import { csvOf, moreOfCsv } from '../../../contract/csv.ts'
import type { Language } from '../../../contract/problem.ts'
import { columns } from './columns.ts'
import type { SchedulePiece } from './schedule.ts'
import { wordsIn } from './words.ts'

/** Pictures by their addresses. `write` keeps what the file consists of. */
export async function writeCsv(
  pieces: AsyncIterable<SchedulePiece>,
  language: Language,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const words = wordsIn(language)
  await write(Buffer.from(csvOf([[words.picture, ...columns.map(({ name }) => words[name])]])))
  for await (const { items } of pieces) {
    const rows = items.map((item) => [
      item.picture?.address ?? '',
      ...columns.map(({ read }) => String(read(item, words) ?? '')),
    ])
    await write(Buffer.from(moreOfCsv(rows)))
  }
}
