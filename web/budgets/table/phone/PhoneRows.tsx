import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import { packsText } from '../../packs-text.ts'
import { mayBecome } from '../../../../contract/budgets/permitted.ts'
import { PrintedNote } from '../../../kit/lists/PrintedNote.tsx'
import { useRowsInDocument } from '../../../kit/lists/rows-in-document.ts'
import { usePageUnit } from '../../../kit/page-unit.ts'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { OthersAt } from '../../../workspace/live/OthersAt.tsx'
import { ThreadMark } from '../../../workspace/ThreadMark.tsx'
import { LineFit } from '../../fits/LineFit.tsx'
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
import styles from './PhoneRows.module.css'

/** Design pixels; taller rows are measured. */
const ROW_HEIGHT = 112
const GROUP_HEIGHT = 60

interface PhoneRowsProps extends Pick<BudgetTableProps, 'onOpenLine'> {
  model: TableModel
  grouping: Grouping
  subtotals: ReadonlyMap<string, Subtotal>
  onFold: (groupId: string) => void
}

/** The lines on a phone, to read and to tick as delivered. */
export function PhoneRows({ model, grouping, subtotals, onFold, onOpenLine }: PhoneRowsProps) {
  const { rows } = model.outline
  const { words } = model.context
  const box = useRef<HTMLDivElement>(null)
  const { u } = usePageUnit()
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT) * u,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    rangeExtractor: useRowsInDocument(),
  })
  const measureAnew = useEffectEvent(() => virtualizer.measure())
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- rows are as high as the window makes them
  useEffect(() => measureAnew(), [u])
  return (
    <div ref={box} className={styles['box']}>
      <PrintedNote loaded={rows.length} total={rows.length} />
      <ul
        className={styles['rows']}
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
              className={styles['row']}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {row.kind === 'group' ? (
                <PhoneGroup {...{ row, model, grouping, onFold }} subtotal={subtotals.get(row.groupId)} />
              ) : (
                facts && <PhoneLine model={model} facts={facts} onOpenLine={onOpenLine} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

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
      className={styles['group']}
      aria-expanded={!row.isCollapsed}
      onClick={() => onFold(row.groupId)}
    >
      <span className={styles['groupName']}>{name}</span>
      <span className={styles['meta']}>
        {measure || context.words.t('budgetTable.lines', { count: row.lineCount })}
      </span>
      <span className={styles['subtotal']}>
        {subtotal && numberRangeText(groupedText(subtotal.low), groupedText(subtotal.high))}
      </span>
    </button>
  )
}

interface PhoneLineProps extends Pick<PhoneRowsProps, 'model' | 'onOpenLine'> {
  facts: RowFacts
}

function PhoneLine({ model, facts, onOpenLine }: PhoneLineProps) {
  const { context, editor } = model
  const { t, isChinese } = context.words
  const { line } = facts
  const name = lineName(line, isChinese) || t('budgetTable.unnamed')
  const textOf = (key: 'order' | 'total') => {
    const column = columns.get(key)
    return (column?.shown ?? column?.raw)?.(facts, context) ?? ''
  }
  const noteOf = (key: 'net' | 'packs' | 'price') => columns.get(key)?.note?.(facts, context) ?? ''
  const isPriceTold = line.price.chosen !== null || line.price.isTaxUnknown
  const notes = [noteOf('net'), noteOf('packs'), isPriceTold ? noteOf('price') : ''].filter(Boolean)
  const isDelivered = line.status === 'delivered'
  const next = isDelivered ? 'ordered' : 'delivered'
  const deliver = () => editor.edit({ put: [{ ...line, status: next, type: 'line' }] })
  const packs = facts.figures?.packs
  const packsOf = (count: number) => packsText(String(count), line.pack.sellUnit, { t, unitName: context.words.unit })
  const cover = line.snapshot?.cover
  return (
    <div className={styles['line']} data-alternative={facts.row.isAlternative || undefined}>
      <OthersAt id={line.id} look="edge" />
      <button type="button" className={styles['about']} onClick={() => onOpenLine?.(line.id)}>
        {cover && (
          <span className={styles['picture']}>
            <Picture address={cover.address} alt="" sizes="48px" color={cover.color} isMinor />
          </span>
        )}
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['meta']}>
            {[line.docCode, makeText(line, isChinese)].filter(Boolean).join(' · ')}
          </span>
          {rowRemarksOf(facts, context).map(({ text, isWarning }) => (
            <span key={text} className={styles['meta']} data-warning={isWarning || undefined}>
              {text}
            </span>
          ))}
          <LineFit fits={facts.fits} words={context.words} hasWords />
        </span>
      </button>
      <span className={styles['figures']}>
        <span>{textOf('total')}</span>
        <span className={styles['meta']}>{packs ? `${packsOf(packs)} · ${textOf('order')}` : textOf('order')}</span>
        {notes.map((note) => (
          <span key={note} className={styles['meta']}>
            {note}
          </span>
        ))}
        <span className={styles['foot']}>
          <ThreadMark partId={line.id} name={name} />
          {mayBecome(context.status, line.status, next) && (
            <label className={styles['delivered']}>
              {t('budgetTable.delivered')}
              <input
                type="checkbox"
                className={tickBox['box']}
                checked={isDelivered}
                aria-label={`${t('budgetTable.delivered')}, ${name}`}
                onChange={deliver}
              />
            </label>
          )}
        </span>
      </span>
    </div>
  )
}
