import { csvOf } from '../../../contract/csv.ts'
import { columns } from './columns.ts'
import type { Schedule } from './schedule.ts'
import { wordsIn } from './words.ts'

/** Pictures by their addresses. */
export function writeCsv({ items, language }: Schedule): Uint8Array {
  const words = wordsIn(language)
  const head = [words.picture, ...columns.map(({ name }) => words[name])]
  const rows = items.map((item) => [
    item.picture?.address ?? '',
    ...columns.map(({ read }) => String(read(item, words) ?? '')),
  ])
  return Buffer.from(csvOf([head, ...rows]))
}
