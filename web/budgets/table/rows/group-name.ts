import type { Entry, LineStatus, Room } from '../../../../contract/budgets/entries.ts'
import { pickName } from '../../../catalogue/names.ts'
import { quantityText } from '../cells/shown-number.ts'
import { parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { SCALES } from '../../../../contract/budgets/amounts.ts'
import type { CellContext } from '../columns/column.ts'
import type { Grouping } from '../table-props.ts'
import type { TableWords } from '../words.ts'
import { NO_GROUP } from './outline.ts'

interface Known {
  grouping: Grouping
  items: Pick<ReadonlyMap<string, Entry>, 'get' | 'values'>
  words: TableWords
  /** A line of the group, which knows the brand's name. */
  lineId?: string | undefined
}

/** The display name of a group. */
export function groupName(groupId: string, { grouping, items, words, lineId }: Known): string {
  const { t, isChinese } = words
  switch (grouping) {
    case 'room': {
      if (groupId === NO_GROUP) return t('budgetTable.projectWide')
      const room = items.get(groupId)
      return (room?.type === 'room' && room.name) || t('budgetTable.unnamedRoom')
    }
    case 'section':
      return groupId === NO_GROUP ? t('budgetTable.noSection') : words.section(groupId)
    case 'status':
      return t(`budgetTable.lineStatus.${groupId as LineStatus}`)
    case 'brand': {
      const line = lineId === undefined ? undefined : items.get(lineId)
      const brand = line?.type === 'line' ? line.snapshot?.brand : undefined
      return brand ? pickName(isChinese, brand.name, brand.enName) : t('budgetTable.noBrand')
    }
  }
}

/** "118.60 m²", and how many such rooms there are. Empty where nothing is measured. */
export function roomMeasure(room: Room | undefined, { fields, words }: Pick<CellContext, 'fields' | 'words'>): string {
  if (!room) return ''
  const alike = room.count > 1 ? words.t('budgetTable.alike', { count: room.count }) : ''
  if (room.floorArea === null) return alike
  const area = parseDecimal(room.floorArea, SCALES.quantity) * BigInt(room.count)
  const text = quantityText(printDecimal(area, SCALES.quantity), 'square_meter', fields.unitSystem)
  return [alike, `${text} ${words.unit('square_meter', fields.unitSystem)}`].filter(Boolean).join(' · ')
}
