import { IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { packsText } from '../../packs-text.ts'
import { mayBecome } from '../../../../contract/budgets/permitted.ts'
import { PrintedNote } from '../../../kit/lists/PrintedNote.tsx'
import { useRowsInDocument } from '../../../kit/lists/rows-in-document.ts'
import { Menu } from '../../../kit/Menu.tsx'
import { AreaButton } from '../../../kit/Button.tsx'
import { usePageUnit } from '../../../kit/page-unit.ts'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { OthersAt } from '../../../workspace/live/OthersAt.tsx'
import { ThreadMark } from '../../../workspace/ThreadMark.tsx'
import { RoomFits } from '../../../catalogue/fits/RoomFits.tsx'
import { rowActs, type RowActions } from '../bulk/row-acts.ts'
import { rowRemarksOf } from '../cells/warnings.ts'
import { groupedText, numberRangeText } from '../cells/shown-number.ts'
import { columns } from '../columns/columns.ts'
import type { BudgetTableProps, Grouping } from '../table-props.ts'
import { groupName, roomMeasure } from '../rows/group-name.ts'
import type { GroupRow } from '../rows/outline.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import type { Subtotal } from '../rows/subtotals.ts'
import { factsAt, type TableModel } from '../table-model.ts'
import { lineName, makeText } from '../words.ts'

/** Design pixels; taller rows are measured. */
const ROW_HEIGHT = 112
const GROUP_HEIGHT = 60

interface PhoneRowsProps extends Pick<BudgetTableProps, 'openLine' | 'onOpenLine' | 'onOpenProduct' | 'within'> {
  model: TableModel
  grouping: Grouping
  subtotals: ReadonlyMap<string, Subtotal>
  onFold: (groupId: string) => void
}

/** The lines on a phone, to read, to tick as delivered, to open and to delete. */
export function PhoneRows(props: PhoneRowsProps) {
  const { model, grouping, subtotals, onFold, within, ...opening } = props
  const { rows } = model.outline
  const { words } = model.context
  const box = useRef<HTMLDivElement>(null)
  const { u } = usePageUnit()
  const above = within?.above ?? 0
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => (within?.scroller ?? box).current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT) * u,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    scrollMargin: above,
    rangeExtractor: useRowsInDocument(),
  })
  const measureAnew = useEffectEvent(() => virtualizer.measure())
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- rows are as high as the window makes them
  useEffect(() => measureAnew(), [u])
  const acts = rowActs(model, grouping)
  return (
    <div ref={box} className={`figures ${within ? '' : SCROLLS}`}>
      <PrintedNote loaded={rows.length} total={rows.length} />
      <ul
        className="relative print:h-auto!"
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={words.t('budgetTable.label')}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          const facts = factsAt(model, index)
          if (!row) return null
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              className="absolute top-0 left-0 w-full break-inside-avoid border-b border-hairline print:static! print:transform-none!"
              data-index={index}
              style={{ transform: `translateY(${start - above}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {row.kind === 'group' ? (
                <PhoneGroup {...{ row, model, grouping, onFold }} subtotal={subtotals.get(row.groupId)} />
              ) : (
                facts && <PhoneLine model={model} facts={facts} acts={acts} {...opening} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const SCROLLS = 'h-full overflow-x-hidden overflow-y-auto overscroll-contain print:h-auto print:overflow-visible'
const META = 'text-meta text-second wrap-anywhere'

interface PhoneGroupProps extends Pick<PhoneRowsProps, 'model' | 'grouping' | 'onFold'> {
  row: GroupRow
  subtotal: Subtotal | undefined
}

function PhoneGroup({ row, model, grouping, subtotal, onFold }: PhoneGroupProps) {
  const { items, outline, context } = model
  const lineId = outline.firstLineOf.get(row.groupId)
  const name = groupName(row.groupId, { grouping, items, words: context.words, lineId })
  const measure = grouping === 'room' ? roomMeasure(context.rooms.get(row.groupId), context) : ''
  return (
    <button
      type="button"
      className="flex w-full flex-wrap items-baseline gap-x-10 px-16 pt-20 pb-8 text-left"
      aria-expanded={!row.isCollapsed}
      onClick={() => onFold(row.groupId)}
    >
      <span className="text-section font-medium">{name}</span>
      <span className={META}>{measure || context.words.t('budgetTable.lines', { count: row.lineCount })}</span>
      <span className="ml-auto">
        {subtotal && numberRangeText(groupedText(subtotal.low), groupedText(subtotal.high))}
      </span>
    </button>
  )
}

interface PhoneLineProps extends Pick<PhoneRowsProps, 'model' | 'openLine' | 'onOpenLine' | 'onOpenProduct'> {
  facts: RowFacts
  acts: RowActions
}

function PhoneLine(props: PhoneLineProps) {
  const { model, facts, openLine, onOpenLine } = props
  const { context } = model
  const { t, isChinese } = context.words
  const { line, row } = facts
  const name = lineName(line, isChinese) || t('budgetTable.unnamed')
  const cover = line.snapshot?.cover
  const open = () => onOpenLine?.(line.id)
  return (
    <div
      className="relative grid gap-4 px-16 py-12 data-alternative:pl-32"
      data-alternative={row.isAlternative || undefined}
    >
      <OthersAt id={line.id} look="edge" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only a larger area for the button within it */}
      <div className="flex gap-12" onClick={open}>
        {cover && (
          <span className="w-48 flex-none self-start overflow-hidden rounded-xs">
            <Picture address={cover.address} alt="" sizes="48px" color={cover.color} isMinor />
          </span>
        )}
        <div className="grid min-w-0 flex-1 content-start gap-2">
          {/* The drawer shows the rest of it. */}
          <p className="line-clamp-3 font-medium wrap-anywhere">{name}</p>
          <p className={META}>{[line.docCode, makeText(line, isChinese)].filter(Boolean).join(' · ')}</p>
          {rowRemarksOf(facts, context).map(({ text, isWarning }) => (
            <p key={text} className={isWarning ? 'text-meta wrap-anywhere text-warning' : META}>
              {text}
            </p>
          ))}
          <RoomFits fits={facts.fits} words={context.words} hasWords />
        </div>
        <AreaButton
          label={t('budgetTable.detailsOf', { name })}
          className="-my-8 -mr-10 grid size-40 flex-none place-items-center text-second"
          opens="dialog"
          isOpen={openLine === line.id}
          onPress={(event) => {
            event.stopPropagation()
            open()
          }}
        >
          <IconChevronRight aria-hidden className="size-18" />
        </AreaButton>
      </div>
      <PhoneFigures model={model} facts={facts}>
        <ThreadMark partId={line.id} name={name} />
        <Delivered model={model} facts={facts} name={name} />
        <LineMenu {...props} name={name} />
      </PhoneFigures>
    </div>
  )
}

/** What else can be done with a line; nothing where nothing can. */
function LineMenu({ model, facts, acts, onOpenProduct, name }: PhoneLineProps & { name: string }) {
  const { t } = model.context.words
  const { row, line } = facts
  const { skuId } = line
  const isOfRoom = row.roomId !== undefined && !row.isAlternative && facts.roomCount > 1
  const items = [
    onOpenProduct && skuId !== null && { label: t('budgetTable.openProduct'), onPress: () => onOpenProduct(skuId) },
    acts.mayAdd && { label: t('budgetTable.duplicate'), onPress: () => acts.duplicate([row]) },
    acts.mayAdd &&
      isOfRoom && { label: t('budgetTable.removeFromRoom', { count: 1 }), onPress: () => acts.remove([row]) },
    acts.mayAdd && {
      label: isOfRoom ? t('budgetTable.removeLine', { count: 1 }) : t('budgetTable.remove'),
      icon: IconTrash,
      onPress: () => acts.remove([row], 'whole'),
    },
  ]
  return items.some(Boolean) && <Menu label={t('budgetTable.moreOf', { name })} isSmall items={items} />
}

function PhoneFigures({ model: { context }, facts, children }: FactsProps & { children: ReactNode }) {
  const { t, unit } = context.words
  const textOf = (key: 'need' | 'order' | 'total') => {
    const column = columns.get(key)
    return (column?.shown ?? column?.raw)?.(facts, context) ?? ''
  }
  const noteOf = (key: 'net' | 'packs' | 'order' | 'price') => columns.get(key)?.note?.(facts, context) ?? ''
  const packs = facts.figures?.packs
  const packsOf = (count: number) => packsText(String(count), facts.line.pack.sellUnit, { t, unitName: unit })
  const { price } = facts.line
  const isPriceTold = price.chosen !== null || price.isTaxUnknown
  const ordered = noteOf('packs') || noteOf('order')
  const notes = [noteOf('net'), ordered, isPriceTold ? noteOf('price') : ''].filter(Boolean)
  return (
    <div className="flex flex-wrap items-end justify-end gap-x-12 gap-y-4 pl-60">
      <p className="grid flex-1 gap-2">
        <span className="whitespace-nowrap">{textOf('total')}</span>
        {/* What is ordered is for all rooms together. */}
        {noteOf('order') && <span className={META}>{textOf('need')}</span>}
        <span className={META}>{[packs && packsOf(packs), textOf('order')].filter(Boolean).join(' · ')}</span>
        {notes.map((note) => (
          <span key={note} className={META}>
            {note}
          </span>
        ))}
      </p>
      <div className="relative -mr-10 flex items-center gap-x-10">{children}</div>
    </div>
  )
}

type FactsProps = Pick<PhoneLineProps, 'model' | 'facts'>

function Delivered({ model: { context, editor }, facts: { line }, name }: FactsProps & { name: string }) {
  const { t } = context.words
  const isDelivered = line.status === 'delivered'
  const next = isDelivered ? 'ordered' : 'delivered'
  if (!mayBecome(context.status, line, next)) return null
  return (
    <label className="inline-flex min-h-36 items-center gap-8 text-meta">
      {t('budgetTable.delivered')}
      <input
        type="checkbox"
        className={tickBox['box']}
        checked={isDelivered}
        aria-label={`${t('budgetTable.delivered')}, ${name}`}
        onChange={() => editor.edit({ put: [{ ...line, status: next, type: 'line' }] })}
      />
    </label>
  )
}
