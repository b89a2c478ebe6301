import type { Budget, exportBudget as exportBudgetCall } from '../../../contract/budgets/calls.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { MOST_ROWS_IN_BUDGET_PDF } from '../../../contract/export-limits.ts'
import { Problem } from '../../../contract/problem.ts'
import type { DownloadedFile, WithSignal } from '../../platform/http/files.ts'
import type { FindLetterhead } from '../../platform/pdf/letterhead.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { getBudget } from '../one-budget.ts'
import type { BudgetOpeningDeps } from '../one-budget.ts'
import type { FileBudget } from './file-budget.ts'
import { findUnitNames, gatherPictures, fileLinesOf, withSectionNames } from './gather.ts'
import { makeFile } from './make.ts'
import { permittedBudget } from './permitted-budget.ts'
import { budgetWordsIn } from './words.ts'

export interface BudgetFileDeps extends BudgetOpeningDeps {
  pictures: PictureServer
  findLetterhead: FindLetterhead
}

type Input = ParsedInputOf<typeof exportBudgetCall>

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Throws 404 for a list on which the member does not work, 1009002004 where a PDF would be too long. */
export async function exportBudget(
  deps: BudgetFileDeps,
  input: Input,
  { caller, signal }: Pick<MemberContext, 'caller'> & WithSignal,
): Promise<DownloadedFile> {
  const budget = await getBudget(deps, { id: input.id }, { caller })
  const wanted = permittedBudget({
    ...input,
    ...wholeOf({ ...budget, lines: await withSectionNames(deps.db, input.language, budget.lines) }),
    unitSystem: input.unitSystem ?? budget.unitSystem,
    day: deps.clock.today(),
    unitNames: await findUnitNames(deps.db, input.language),
    pictures: new Map(),
  })
  if (input.format !== 'csv') {
    const { id: refId, language } = input
    // Suppliers are not told whose commission it is.
    const showsClient = input.audience !== 'orders'
    wanted.letterhead = await deps.findLetterhead({ kind: 'budget', refId, language, showsClient })
  }
  if (input.format === 'pdf') {
    refuseTooLong(wanted)
    wanted.pictures = await gatherPictures(deps.pictures, wanted.lines, signal)
  }
  const words = budgetWordsIn(input.language)
  return {
    name: input.audience === 'own' ? budget.name : `${budget.name} ${words[input.audience]}`,
    elseName: words.budget,
    ending: input.format,
    mediaType: MEDIA_TYPES[input.format],
    content: await makeFile(wanted, signal),
  }
}

function wholeOf(budget: Budget): Pick<FileBudget, 'list' | 'rooms' | 'lines'> {
  const { rooms, lines, allocations, statusLog: _log, ...list } = budget
  return { list, rooms, lines: fileLinesOf({ lines, allocations }) }
}

/** Throws 1009002004 where a PDF would be too long. By room, a line has a row for each room. */
function refuseTooLong({ lines, groupBy, audience }: FileBudget): void {
  const isByRoom = groupBy === 'room' && audience !== 'orders'
  const roomsOf = ({ allocations }: FileBudget['lines'][number]) =>
    new Set(allocations.map(({ roomId }) => roomId)).size
  const count = isByRoom ? lines.reduce((sum, line) => sum + Math.max(1, roomsOf(line)), 0) : lines.length
  if (count > MOST_ROWS_IN_BUDGET_PDF) throw new Problem(1009002004, { most: MOST_ROWS_IN_BUDGET_PDF, count })
}
