import { csvOf, moreOfCsv } from '../../../contract/csv.ts'
import type { Language } from '../../../contract/problem.ts'
import { scheduleColumns } from './columns.ts'
import type { SchedulePiece } from './schedule.ts'
import { folderWordsIn } from './words.ts'

/** Writes a CSV, with the addresses of pictures. `write` takes the parts of the file. */
export async function writeCsv(
  pieces: AsyncIterable<SchedulePiece>,
  language: Language,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const words = folderWordsIn(language)
  await write(Buffer.from(csvOf([[words.picture, ...scheduleColumns.map(({ name }) => words[name])]])))
  for await (const { items } of pieces) {
    const rows = items.map((item) => [
      item.picture?.address ?? '',
      ...scheduleColumns.map(({ read }) => String(read(item, words) ?? '')),
    ])
    await write(Buffer.from(moreOfCsv(rows)))
  }
}
