import { allocatedLine } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { placedAllocations } from '../../../contract/budgets/arithmetic/quantities.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import { BUILT_IN_UNITS, namesIn, sectionNamesIn } from '../../../contract/built-in-words.ts'
import { nameIn } from '../../../contract/display-name.ts'
import type { Language } from '../../../contract/problem.ts'
import { findCategoryPaths } from '../../catalogue/sku-facts.ts'
import { gatherAddressedJpegs } from '../../platform/pictures/gather-jpegs.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import type { Db } from '../../database.ts'
import type { FileBudget, FileLine } from './file-budget.ts'

/** Lines with their allocations. */
export function fileLinesOf({ lines, allocations }: Pick<Budget, 'lines' | 'allocations'>): FileLine[] {
  const allocationsByLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const linesById = new Map(lines.map((line) => [line.id, line]))
  return lines.map((line) => {
    const allocated = allocationsByLine.get(allocatedLine(line, linesById)) ?? []
    return { ...line, allocations: [...placedAllocations(allocated)] }
  })
}

/** Lines whose section has the name that the reader's language gives it. */
export async function withSectionNames<Of extends { section: string }>(
  db: Db,
  language: Language,
  lines: readonly Of[],
): Promise<Of[]> {
  const paths = await findCategoryPaths(db)
  const names = sectionNamesIn(language, [...paths.values()].flat())
  return lines.map((line) => ({ ...line, section: names.get(line.section.trim()) ?? line.section }))
}

/** The names of units in a language, by their value. */
export async function findUnitNames(db: Db, language: Language): Promise<FileBudget['unitNames']> {
  const rows = await db
    .selectFrom('dictionary_entry')
    .select(['value', 'label', 'remark'])
    .where('type', '=', 'product_measurement_unit')
    .execute()
  const named = rows.map(
    ({ value, label, remark }) => [value, nameIn(language, { name: label, enName: remark })] as const,
  )
  return new Map([...namesIn(language, BUILT_IN_UNITS), ...named])
}

/** The width of pictures, in pixels: enough for a row on paper. */
const WIDTH = 100

/** The pictures of lines, by their address. */
export async function gatherPictures(
  pictures: PictureServer,
  lines: readonly FileLine[],
  signal: AbortSignal,
): Promise<FileBudget['pictures']> {
  const addresses = lines.flatMap(({ snapshot }) => snapshot?.cover?.address ?? [])
  return gatherAddressedJpegs(pictures, { addresses, width: WIDTH, signal })
}
