import { allocatedLine } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { placedAllocations } from '../../../contract/budgets/arithmetic/quantities.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import { nameIn } from '../../../contract/display-name.ts'
import type { Language } from '../../../contract/problem.ts'
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

/** The names of units in a language, by their value. */
export async function findUnitNames(db: Db, language: Language): Promise<FileBudget['unitNames']> {
  const rows = await db
    .selectFrom('dictionary_entry')
    .select(['value', 'label', 'remark'])
    .where('type', '=', 'product_measurement_unit')
    .execute()
  return new Map(rows.map(({ value, label, remark }) => [value, nameIn(language, { name: label, enName: remark })]))
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
