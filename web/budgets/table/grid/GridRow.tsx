// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are drawn as they come into sight are laid out by hand, which a table's elements do not let
import { IconChevronRight } from '@tabler/icons-react'
import { memo, type Ref, type SyntheticEvent } from 'react'
import { IconButton } from '../../../kit/Button.tsx'
import { ThreadMark } from '../../../workspace/ThreadMark.tsx'
import { RoomFits } from '../../../catalogue/fits/RoomFits.tsx'
import { fitReasons } from '../../../catalogue/fits/fit-words.ts'
import { CellEditor } from '../cells/CellEditor.tsx'
import { CellFace } from '../cells/CellFace.tsx'
import { ChoiceList } from '../cells/ChoiceList.tsx'
import { cellProblemText, type CellProblem } from '../cells/problem.ts'
import cell from '../cells/Cell.module.css'
import type { CellContext, GridColumn } from '../columns/column.ts'
import { closedBecause } from '../columns/columns.ts'
import { areSameFacts, type RowFacts } from '../rows/row-facts.ts'
import { lineName } from '../words.ts'
import { cellId } from './cell-id.ts'
import { cellKeyOf, type Editing, type Then, type RejectedInput } from './use-editing.ts'
import { HEAD_COLUMN } from './head-column.ts'
import { RowHead } from './RowHead.tsx'
import styles from './Grid.module.css'

/** What a row calls; the same functions at every render. */
export interface RowActs {
  note: (text: string) => void
  commit: (text: string, then: Then) => void
  cancel: () => void
  leave: () => void
  /** Opens the line. Undefined where lines cannot be opened. */
  open: ((lineId: string) => void) | undefined
}

export interface GridRowProps {
  gridId: string
  index: number
  facts: RowFacts
  columns: readonly GridColumn[]
  frozen: number
  context: CellContext
  start: number
  /** The least height: names and warnings that need more lines make the row higher. */
  height: number
  /** Measures the row. */
  measured: Ref<HTMLDivElement>
  isTicked: boolean
  /** The selected columns of the row, the last included; null where none is. */
  selected: { from: number; to: number } | null
  /** The current column, if the current cell is in this row. */
  activeColumn: number | null
  editing: Editing | null
  notice: CellProblem | null
  wrongs: ReadonlyMap<string, RejectedInput>
  /** The selection ends in this row, so the fill handle stands here. */
  hasHandle: boolean
  /** The line's details are open. */
  isOpen: boolean
  acts: RowActs
}

/** The row of a line, or of one room's share of it. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { gridId, index, facts, columns, start, height, measured, isTicked, activeColumn, selected } = props
  return (
    <div
      ref={measured}
      role="row"
      className={styles['row']}
      style={{ minHeight: height, transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      data-index={index}
      data-active={activeColumn !== null || undefined}
      data-alternative={facts.row.isAlternative || undefined}
    >
      <RowHead
        id={cellId(gridId, index, HEAD_COLUMN)}
        lineId={facts.line.id}
        index={index}
        isTicked={isTicked}
        isActive={activeColumn === HEAD_COLUMN}
        isSelected={selected?.from === HEAD_COLUMN}
      />
      {columns.map((column, at) => (
        <Cell key={column.key} {...props} column={column} place={at + 1} />
      ))}
    </div>
  )
}, areSame)

function Cell(props: GridRowProps & { column: GridColumn; place: number }) {
  const { gridId, index, facts, column, place, context, selected, activeColumn, editing, wrongs, frozen } = props
  const { words } = context
  const isActive = place === activeColumn
  const wrong = wrongs.get(cellKeyOf(facts.row, column))
  const isSelected = selected !== null && place >= selected.from && place <= selected.to
  const problem = isActive ? (wrong?.problem ?? props.notice) : null
  const isEditing = editing?.place.column === place
  const isFitTold = isActive && !isEditing && !problem && column.key === 'item'
  const sentences = isFitTold ? fitReasons(facts.fits ?? [], words).map(({ text }) => text) : []
  const isNamed = column.key === 'item' && !isEditing
  const id = cellId(gridId, index, place)
  const describedBy = problem ? `${gridId}-problem` : sentences.length > 0 ? `${gridId}-fits` : undefined
  return (
    <div
      id={id}
      role={column.key === 'item' ? 'rowheader' : 'gridcell'}
      className={`${styles['cell']} ${column.isNumber ? `${styles['number']} ${cell['number']}` : ''}`}
      style={place <= frozen ? { left: `var(--left-${place})` } : undefined}
      aria-colindex={place + 1}
      aria-selected={isSelected}
      aria-readonly={closedBecause(column, facts, context) !== null}
      aria-invalid={wrong ? true : undefined}
      aria-labelledby={isNamed ? `${id}-name` : undefined}
      aria-describedby={describedBy}
      data-row={index}
      data-column={place}
      data-frozen={place <= frozen || undefined}
      data-active={isActive || undefined}
    >
      {isEditing ? (
        <OpenCell {...props} wrong={wrong} editing={editing} />
      ) : (
        <span id={isNamed ? `${id}-name` : undefined} className="contents">
          <CellFace column={column} facts={facts} context={context} wrong={wrong} />
          {isNamed && (
            <span className="ms-auto flex-none ps-8 empty:hidden">
              <RoomFits fits={facts.fits} words={words} />
            </span>
          )}
        </span>
      )}
      {isNamed && <Tail {...props} isStop={activeColumn !== null} />}
      {problem && !isEditing && (
        <span id={`${gridId}-problem`} className={cell['bubble']} data-quiet={wrong ? undefined : true}>
          {cellProblemText(words, problem)}
        </span>
      )}
      {sentences.length > 0 && (
        <span id={`${gridId}-fits`} className={cell['bubble']} data-quiet data-focused>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </span>
      )}
      {props.hasHandle && place === selected?.to && !isEditing && (
        <span className={styles['handle']} data-fill aria-hidden />
      )}
    </div>
  )
}

/** At the end of an item's cell: its discussions, and the button that opens its details. The table's pointer passes them by. */
function Tail({ facts, context: { words }, isOpen, acts, isStop }: GridRowProps & { isStop: boolean }) {
  const name = lineName(facts.line, words.isChinese) || words.t('budgetTable.unnamed')
  const { open } = acts
  const passBy = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <span className="flex flex-none items-center gap-2 ps-4" onPointerDown={passBy} onDoubleClick={passBy}>
      <ThreadMark partId={facts.line.id} name={name} tabIndex={-1} />
      {open && (
        <IconButton
          label={words.t('budgetTable.detailsOf', { name })}
          icon={IconChevronRight}
          isSmall
          isOpen={isOpen}
          opens="dialog"
          isStop={isStop}
          onPress={({ currentTarget }) => {
            // A press leaves the focus with the table, which takes in text (use-composing.ts).
            currentTarget.focus({ preventScroll: true })
            open(facts.line.id)
          }}
        />
      )}
    </span>
  )
}

interface OpenCellProps extends GridRowProps {
  column: GridColumn
  editing: Editing
  wrong: RejectedInput | undefined
}

function OpenCell({ column, facts, context, editing, wrong, acts }: OpenCellProps) {
  const { t, isChinese } = context.words
  const label = `${t(`budgetTable.column.${column.key}`)}, ${lineName(facts.line, isChinese)}`
  const stood = wrong?.text ?? column.raw(facts, context)
  if (column.choices)
    return (
      <ChoiceList
        label={label}
        choices={column.choices(facts, context)}
        text={stood}
        typed={editing.typed}
        onCommit={acts.commit}
        onCancel={acts.cancel}
        onLeave={acts.cancel}
      />
    )
  return (
    <CellEditor
      label={label}
      text={editing.typed ?? stood}
      isTyped={editing.typed !== null}
      isNumber={column.isNumber ?? false}
      unit={column.unit?.(facts, context)}
      onNote={acts.note}
      onCommit={acts.commit}
      onCancel={acts.cancel}
      onLeave={acts.leave}
    />
  )
}

function areSame(one: GridRowProps, other: GridRowProps): boolean {
  const { facts, selected, ...rest } = one
  const { facts: otherFacts, selected: otherSelected, ...otherRest } = other
  return (
    areSameFacts(facts, otherFacts) &&
    selected?.from === otherSelected?.from &&
    selected?.to === otherSelected?.to &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === otherRest[key])
  )
}
