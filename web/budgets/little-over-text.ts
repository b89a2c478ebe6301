import '../locales/budget-counts-texts.ts'
import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Line, Room } from '../../contract/budgets/entries.ts'
import type { LittleOver } from '../../contract/budgets/little-over.ts'
import { shownQuantity } from '../../contract/budgets/units.ts'
import { packsText } from './packs-text.ts'
import { groupedText } from './table/cells/shown-number.ts'
import type { TableWords } from './table/words.ts'

interface Said {
  line: Line
  fields: Pick<BudgetFields, 'unitSystem'>
  rooms: ReadonlyMap<string, Room>
  words: TableWords
}

/** "0.03 m² over 11 boxes", after the room's name where packs are counted by room. */
export function littleOverText({ roomId, packs, over }: LittleOver, { line, fields, rooms, words }: Said): string {
  const { t } = words
  const told = {
    over: `${overText(over, line.unit, fields.unitSystem)} ${words.unit(line.unit, fields.unitSystem)}`,
    packs: packsText(packs, line.pack.sellUnit, { t, unitName: (unit) => words.unit(unit) }),
  }
  if (roomId === undefined) return t('budgetCounts.littleOver', told)
  const room = roomId === null ? t('budgetTable.projectWide') : rooms.get(roomId)?.name || t('budgetTable.unnamedRoom')
  return t('budgetCounts.littleOverIn', { room, ...told })
}

/** To two places; a smaller quantity to four, so that it is not shown as nothing. */
function overText(over: string, unit: string, system: BudgetFields['unitSystem']): string {
  const short = shownQuantity(over, unit, system)
  return groupedText(/[1-9]/.test(short) ? short : shownQuantity(over, unit, system, 4))
}
