import '../../../locales/budget-counts-texts.ts'
import { LINE_UNITS } from '../../../../contract/budgets/packs.ts'
import { MOST_WASTE_PCT, SCALES } from '../../../../contract/budgets/amounts.ts'
import { parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { netOf } from '../../../../contract/budgets/arithmetic/quantities.ts'
import {
  allocationSources,
  MOST_PACKS,
  WASTE_PRESETS,
  type Allocation,
  type Layout,
  type Pack,
} from '../../../../contract/budgets/entries.ts'
import { layoutsWith } from '../../../../contract/budgets/laying.ts'
import { littleOversOf } from '../../../../contract/budgets/little-over.ts'
import { hasNoAmount } from '../../../../contract/budgets/what-counts.ts'
import type { TypedReading } from '../../../../contract/budgets/typed.ts'
import { typedQuantity } from '../../../../contract/budgets/units.ts'
import { chosenAmong } from '../cells/read-choice.ts'
import { readCellNumber } from '../cells/read-number.ts'
import { quantityText } from '../cells/shown-number.ts'
import { littleOverText } from '../../little-over-text.ts'
import { newEntryId } from '../../../workspace/new-entry-id.ts'
import { isForNothing } from '../cells/warnings.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import type { CellContext, CellChange, CellChoice, GridColumn, Written } from './column.ts'
import { sourcesWith } from '../../rooms/sources.ts'
import { withLine } from './line-columns.ts'

/** Sets fields of the row's allocations. Two for one room, made on two devices, become one again. */
function withAllocations(facts: RowFacts, changed: Partial<Allocation>): CellChange {
  const { allocations, line, row } = facts
  const [first, ...more] = allocations
  if (!first) {
    const made: Allocation = {
      id: newEntryId(),
      lineId: line.id,
      roomId: row.roomId ?? null,
      netQty: '0',
      source: 'manual',
      layout: null,
      wastePct: '0',
      ...changed,
    }
    return { put: [{ type: 'allocation', ...made }] }
  }
  if (row.roomId === undefined && more.length > 0)
    return { put: allocations.map((allocation) => ({ ...allocation, ...changed, type: 'allocation' })) }
  return { put: [{ ...first, ...changed, type: 'allocation' }], remove: more.map(({ id }) => id) }
}

/** The value that all allocations share, or null. */
function sameOf<Value>(facts: RowFacts, value: (allocation: Allocation) => Value): Value | undefined {
  const [first, ...more] = facts.allocations.map(value)
  return first !== undefined && more.every((other) => other === first) ? first : undefined
}

function netText({ allocations, row }: RowFacts, { rooms }: CellContext): string {
  if (row.isAlternative || (row.roomId === undefined && allocations.length > 1)) return ''
  const sum = allocations.reduce(
    (total, allocation) => total + parseDecimal(netOf(allocation, rooms), SCALES.quantity),
    0n,
  )
  return printDecimal(sum, SCALES.quantity)
}

const net: GridColumn = {
  key: 'net',
  width: 104,
  isNumber: true,
  raw: (facts, context) => typedText(netText(facts, context), facts, context),
  unit: unitText,
  shown: (facts, context) => {
    const { line, row, allocations } = facts
    if (row.isAlternative) return ''
    if (row.roomId === undefined && allocations.length > 1)
      return context.words.t('budgetTable.inRooms', { count: allocations.length })
    const text = netText(facts, context)
    return /[1-9]/.test(text) ? withUnit(text, line.unit, context) : '–'
  },
  note: (facts, { words }) => (isForNothing(facts) ? words.t('budgetCounts.noAmountYet') : ''),
  isQuiet: ({ allocations }) => allocations.some(({ source }) => source !== 'manual') || allocations.length > 1,
  changes: { of: 'allocation', field: 'netQty' },
  write: (facts, text, context) => {
    const read = readQuantity(text, facts, context, { stands: netText(facts, context) })
    return 'problem' in read ? read : withAllocations(facts, { netQty: read.value ?? '0', source: 'manual' })
  },
}

const source: GridColumn = {
  key: 'source',
  width: 120,
  raw: (facts, { words }) => {
    const same = sameOf(facts, (allocation) => allocation.source)
    return same ? words.t(`budgetTable.source.${same}`) : ''
  },
  changes: { of: 'allocation', field: 'source' },
  choices: (facts, { words }) => {
    const offered = sourcesWith(facts.line.unit, sameOf(facts, (allocation) => allocation.source) ?? null)
    return sourceChoices(words).filter(({ value }) => offered.includes(value))
  },
  write: (facts, text, { words }): Written => {
    const value = text ? chosenAmong(sourceChoices(words), text) : 'manual'
    if (value === null) return { problem: { reason: 'noChoice' } }
    const isOfRoom = facts.row.roomId === undefined ? facts.allocations[0]?.roomId : facts.row.roomId
    if (value !== 'manual' && !isOfRoom) return { problem: { reason: 'noRoom' } }
    return withAllocations(facts, { source: value })
  },
}

const layout: GridColumn = {
  key: 'layout',
  width: 124,
  raw: (facts, { words }) => {
    const same = sameOf(facts, (allocation) => allocation.layout)
    return same ? words.t(`budgetTable.layout.${same}`) : ''
  },
  changes: { of: 'allocation', field: 'layout' },
  choices: (facts, { words }) => [{ value: '', label: '–' }, ...layoutChoices(facts, words)],
  write: (facts, text, { words }): Written => {
    if (!text || text === '–') return withAllocations(facts, { layout: null })
    const value = chosenAmong(layoutChoices(facts, words), text)
    if (value === null) return { problem: { reason: 'noChoice' } }
    return withAllocations(facts, { layout: value, wastePct: WASTE_PRESETS[value] })
  },
}

const waste: GridColumn = {
  key: 'waste',
  width: 64,
  isNumber: true,
  raw: (facts) => sameOf(facts, ({ wastePct }) => wastePct) ?? '',
  shown: (facts) => percentText(sameOf(facts, ({ wastePct }) => wastePct)),
  changes: { of: 'allocation', field: 'wastePct' },
  write: (facts, text) => {
    const read = readCellNumber(text, { kind: 'percent', most: MOST_WASTE_PCT })
    return 'problem' in read ? read : withAllocations(facts, { wastePct: read.value ?? '0' })
  },
}

function needOf({ figures, share }: RowFacts): string {
  return share?.need ?? figures?.need ?? ''
}

const need: GridColumn = {
  key: 'need',
  width: 110,
  isNumber: true,
  raw: (facts, context) => typedText(needOf(facts), facts, context),
  shown: (facts, context) => (hasNoAmount(facts) ? '–' : withUnit(needOf(facts), facts.line.unit, context)),
  explains: 'need',
}

const packs: GridColumn = {
  key: 'packs',
  width: 78,
  roomyWidth: 160,
  isNumber: true,
  raw: ({ figures }) => (figures?.packs == null ? '' : String(figures.packs)),
  shown: (facts, context) => (!hasNoAmount(facts) && packs.raw(facts, context)) || '–',
  note: (facts, context) =>
    [packs.raw(facts, context) === '' ? '' : pooledNote(facts, context), littleOverNote(facts, context)]
      .filter(Boolean)
      .join('; '),
  isQuiet: isPooled,
  explains: 'packs',
}

const order: GridColumn = {
  key: 'order',
  width: 108,
  isNumber: true,
  raw: (facts, context) => typedText(facts.figures?.orderQty ?? '', facts, context),
  shown: (facts, context) =>
    hasNoAmount(facts) ? '–' : withUnit(facts.figures?.orderQty ?? '', facts.line.unit, context),
  note: pooledNote,
  isQuiet: isPooled,
  explains: 'orderQty',
}

const unit: GridColumn = {
  key: 'unit',
  width: 84,
  raw: ({ line }, { words }) => words.unit(line.unit),
  changes: { of: 'line', field: 'unit' },
  choices: ({ line }, { words }) =>
    [...new Set([line.unit, ...LINE_UNITS])].map((value) => ({ value, label: words.unit(value) })),
  write: (facts, text, { words }): Written => {
    if (!text) return { problem: { reason: 'noChoice' } }
    const known = LINE_UNITS.map((value) => ({ value, label: words.unit(value) }))
    const value = chosenAmong(known, text) ?? text
    return value.length > LONGEST_UNIT
      ? { problem: { reason: 'tooLong', count: LONGEST_UNIT } }
      : withLine(facts, { unit: value })
  },
}
const LONGEST_UNIT = 40

const coverage: GridColumn = {
  key: 'coverage',
  width: 120,
  isNumber: true,
  raw: (facts, context) => typedText(facts.line.pack.coveragePerPack ?? '', facts, context),
  unit: unitText,
  shown: ({ line }, context) =>
    line.pack.coveragePerPack === null ? '–' : withUnit(line.pack.coveragePerPack, line.unit, context),
  changes: { of: 'line', field: 'pack' },
  write: (facts, text, context): Written => {
    const stands = facts.line.pack.coveragePerPack
    const read = readQuantity(text, facts, context, { stands, isAboveZero: true })
    return 'problem' in read ? read : withPack(facts, { coveragePerPack: read.value })
  },
}

export const quantityColumns = [
  net,
  source,
  layout,
  waste,
  need,
  packs,
  order,
  unit,
  coverage,
  packCount('minPacks', 'minOrderPacks'),
  packCount('sparePacks', 'sparePacks'),
]

function packCount(key: 'minPacks' | 'sparePacks', field: 'minOrderPacks' | 'sparePacks'): GridColumn {
  return {
    key,
    width: 92,
    isNumber: true,
    raw: ({ line }) => (line.pack[field] === 0 ? '' : String(line.pack[field])),
    changes: { of: 'line', field: 'pack' },
    write: (facts, text) => {
      const read = readCellNumber(text, { kind: 'whole', unit: facts.line.pack.sellUnit, most: MOST_PACKS })
      return 'problem' in read ? read : withPack(facts, { [field]: Number(read.value ?? 0) })
    },
  }
}

function withPack(facts: RowFacts, changed: Partial<Pack>): CellChange {
  return withLine(facts, { pack: { ...facts.line.pack, ...changed } })
}

/** Where the last pack is opened for little: in the row of a room whose packs are counted alone, only there. */
function littleOverNote({ line, figures, shares, row }: RowFacts, { fields, rooms, words }: CellContext): string {
  if (!figures || row.isAlternative) return ''
  const told = littleOversOf({ pack: line.pack, packing: fields.packing, figures, shares })
  return told
    .filter(({ roomId }) => roomId === undefined || row.roomId === undefined || roomId === row.roomId)
    .map((one) => littleOverText(one, { line, fields, rooms, words }))
    .join('; ')
}

function isPooled({ row, roomCount }: RowFacts): boolean {
  return row.roomId !== undefined && roomCount > 1
}

/** A line for several rooms is ordered for all of them together. */
function pooledNote(facts: RowFacts, { words }: CellContext): string {
  return isPooled(facts) && !hasNoAmount(facts) ? words.t('budgetTable.allRooms') : ''
}

export function percentText(percent: string | null | undefined): string {
  return percent == null ? '' : `${percent} %`
}

/** A quantity as it is typed in the list's unit system; empty for none. */
function typedText(quantity: string, { line }: RowFacts, { fields }: CellContext): string {
  return quantity && typedQuantity(quantity, line.unit, fields.unitSystem)
}

function unitText({ line }: RowFacts, { fields, words }: CellContext): string {
  return words.unit(line.unit, fields.unitSystem)
}

function readQuantity(
  text: string,
  { line }: RowFacts,
  { fields }: CellContext,
  reading: Pick<TypedReading, 'stands' | 'isAboveZero'>,
) {
  return readCellNumber(text, { kind: 'quantity', unit: line.unit, system: fields.unitSystem, ...reading })
}

function withUnit(quantity: string, unit: string, { fields, words }: CellContext): string {
  if (quantity === '') return ''
  return `${quantityText(quantity, unit, fields.unitSystem)} ${words.unit(unit, fields.unitSystem)}`
}

function sourceChoices({ t }: CellContext['words']) {
  return allocationSources.map((value) => ({ value, label: t(`budgetTable.source.${value}`) }))
}

function layoutChoices(
  { line, allocations }: RowFacts,
  { t }: CellContext['words'],
): (CellChoice & { value: Layout })[] {
  const own = allocations.map((one) => one.layout)
  return layoutsWith(line, own).map((value) => ({
    value,
    label: `${t(`budgetTable.layout.${value}`)} · ${t('budgetTable.thumb', { percent: WASTE_PRESETS[value] })}`,
  }))
}
