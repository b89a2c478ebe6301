import type { Kysely } from 'kysely'
import pLimit from 'p-limit'
import { allocatedLine } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import type { Language } from '../../../contract/problem.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import type { FileBudget, FileLine } from './file-budget.ts'

/** Lines with what they are for. */
export function linesOf({ lines, allocations }: Pick<Budget, 'lines' | 'allocations'>): FileLine[] {
  const allocationsByLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const linesById = new Map(lines.map((line) => [line.id, line]))
  return lines.map((line) => ({ ...line, allocations: allocationsByLine.get(allocatedLine(line, linesById)) ?? [] }))
}

/** How units are written in a language, by their value. */
export async function findUnitNames(db: Kysely<CatalogueTables>, language: Language): Promise<FileBudget['unitNames']> {
  const rows = await db
    .selectFrom('dictionary_entry')
    .select(['value', 'label', 'remark'])
    .where('type', '=', 'product_measurement_unit')
    .execute()
  return new Map(rows.map(({ value, label, remark }) => [value, language === 'zh-CN' ? label : remark]))
}

/** Wide enough for a row of paper. */
const WIDTH = 100
/** Pictures that are read at a time: people who look at pages want theirs too. */
const AT_ONCE = 4

/** The pictures of lines, each once; one that cannot be made is left out. */
export async function gatherPictures(
  pictures: PictureServer,
  lines: readonly FileLine[],
  signal: AbortSignal,
): Promise<FileBudget['pictures']> {
  const addresses = new Set(lines.flatMap(({ snapshot }) => snapshot?.cover?.address ?? []))
  const limit = pLimit(AT_ONCE)
  const found = await Promise.all(
    [...addresses].map((address) =>
      limit(async () => {
        signal.throwIfAborted()
        const key = address.replace('/images/', '')
        return [address, await pictures.find(key, WIDTH, 'jpeg').catch(() => undefined)] as const
      }),
    ),
  )
  return new Map(found.flatMap(([address, bytes]) => (bytes ? [[address, new Uint8Array(bytes)]] : [])))
}
