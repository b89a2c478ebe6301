import { useId, useMemo, useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import type { Allocation, Entry, Room } from '../../../contract/budgets/entries.ts'
import buttons from '../../kit/buttons.module.css'
import { PrintedNote } from '../../kit/lists/PrintedNote.tsx'
import { usePrinting } from '../../kit/printing.ts'
import { say } from '../../kit/toasts/spoken.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { PastePreview } from '../table/clipboard/PastePreview.tsx'
import { MOST_CELLS } from '../table/clipboard/pasting.ts'
import { readTsv } from '../table/clipboard/tsv.ts'
import type { CellPosition } from '../table/keys/selection.ts'
import { useTableWords, type TableWords } from '../table/words.ts'
import { createMatrixKeeper, type MatrixParts } from './matrix-keeper.ts'
import { cellOfTarget, moveByKey } from './matrix-keys.ts'
import { needsOf } from './needs.ts'
import { NeedsFoot, type ComesTo } from './NeedsFoot.tsx'
import { NeedsRow } from './NeedsRow.tsx'
import { BEHIND, planNeeds, type PastedNeeds } from './pasting-needs.ts'
import type { RoomsEditor } from './rooms-editor.ts'
import styles from './rooms.module.css'

/** How many lines are drawn at first; a button shows more. */
const FEW = 40
const NONE: readonly (Entry & Allocation)[] = []

interface NeedsMatrixProps {
  items: ReadonlyMap<string, Entry>
  system: UnitSystem
  isReadOnly: boolean
  editor: RoomsEditor
  comesTo: ComesTo
}

/** A matrix of lines by rooms: how much one such room needs of each line, and the totals. */
export function NeedsMatrix({ items, system, isReadOnly, editor, comesTo }: NeedsMatrixProps) {
  const { t } = useTranslation()
  const words = useTableWords()
  const heading = useId()
  const [few, setFew] = useState(FEW)
  const isPrinting = usePrinting()
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const [keep] = useState(createMatrixKeeper)
  const matrix = useMemo(() => keep(items), [keep, items])
  const { lines } = matrix
  const shown = isPrinting ? lines.length : few
  const size = { rows: Math.min(lines.length, shown), columns: matrix.rooms.length + BEHIND.count }
  // The current line may be gone.
  const stop = { row: Math.min(active.row, size.rows - 1), column: Math.min(active.column, size.columns - 1) }

  const { asked, paste, take, giveUp } = usePasting({ items, matrix, system, isReadOnly, editor, words })
  return (
    <section aria-labelledby={heading} className={styles['needs']}>
      <h2 id={heading} className={styles['title']}>
        {t('budgetRooms.matrix')}
      </h2>
      <p className={styles['hint']}>{t(lines.length === 0 ? 'budgetRooms.noLines' : 'budgetRooms.matrixHint')}</p>
      <PrintedNote loaded={lines.length} total={lines.length} />
      {lines.length > 0 && (
        <div className={`${styles['scroll']} ${styles['matrixBox']}`}>
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are gone through as the table's are
            role="grid"
            className={styles['matrix']}
            aria-labelledby={heading}
            onKeyDown={(event) => moveByKey(event, { size, undo: editor.undo, redo: editor.redo })}
            onFocus={({ target }) => setActive(cellOfTarget(target) ?? active)}
            onPaste={paste}
          >
            <MatrixHead rooms={matrix.rooms} />
            <tbody>
              {lines.slice(0, shown).map((line, row) => (
                <NeedsRow
                  key={line.id}
                  line={line}
                  row={row}
                  system={system}
                  rooms={matrix.rooms}
                  roomsById={matrix.roomsById}
                  allocations={matrix.allocationsByLine.get(line.id) ?? NONE}
                  need={comesTo.needs(line.id)?.need}
                  stop={stop.row === row ? stop.column : null}
                  isReadOnly={isReadOnly}
                  onEdit={editor.edit}
                />
              ))}
            </tbody>
            <NeedsFoot rooms={matrix.rooms} comesTo={comesTo} />
          </table>
        </div>
      )}
      {lines.length > shown && (
        <button type="button" className={buttons['plain']} onClick={() => setFew(few + FEW)}>
          {t('budgetRooms.more', { count: Math.min(FEW, lines.length - shown) })}
        </button>
      )}
      {asked && <PastePreview pasted={asked} words={words} onPaste={() => take(asked)} onClose={giveUp} />}
    </section>
  )
}

function MatrixHead({ rooms }: { rooms: readonly (Room | null)[] }) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{t('budgetRooms.line')}</th>
        {rooms.map((room) => (
          <th key={room?.id ?? ''} scope="col" className={styles['number']}>
            {room ? room.name : t('budgetRooms.project')}
            {room && room.count > 1 && ` × ${room.count}`}
          </th>
        ))}
        <th scope="col" className={styles['number']} title={t('budgetRooms.needHint')}>
          {t('budgetRooms.need')}
        </th>
        <th scope="col">{t('budgetRooms.source')}</th>
        <th scope="col">{t('budgetRooms.layout')}</th>
        <th scope="col" className={styles['number']}>
          {t('budgetRooms.waste')}
        </th>
      </tr>
    </thead>
  )
}

interface Pasting extends Omit<NeedsMatrixProps, 'comesTo'> {
  matrix: MatrixParts
  words: TableWords
}

/** Takes pasted text into the matrix. If some cells cannot be read, a preview asks first. */
function usePasting({ items, matrix, system, isReadOnly, editor, words }: Pasting) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<PastedNeeds | null>(null)
  const take = ({ edit, takenCount }: PastedNeeds) => {
    setAsked(null)
    if (edit.put.length > 0 || edit.remove.length > 0) editor.edit(edit)
    say(t('budgetTable.said.pasted', { count: takenCount }))
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const at = cellOfTarget(event.target)
    const text = event.clipboardData.getData('text/plain')
    const isTyping = event.target instanceof HTMLElement && event.target.dataset['typing'] !== undefined
    // A part of a number is pasted into the open field.
    if (!at || text === '' || (isTyping && !/[\t\r\n]/.test(text))) return
    event.preventDefault()
    if (isReadOnly) return showToast(t(words.lock ? `budgetTable.lock.${words.lock}` : 'budgetRooms.pasteClosed'))
    const cells = readTsv(text)
    const columns = cells.reduce((most, row) => Math.max(most, row.length), 0)
    if (cells.length * columns > MOST_CELLS)
      return showToast(t('budgetTable.paste.tooMuch', { rows: cells.length, columns }))
    const plan = planNeeds(cells, at, { ...matrix, system, needs: needsOf(items.values()) })
    if (plan.notUnderstood.length > 0) setAsked(plan)
    else take(plan)
  }
  return { asked, paste, take, giveUp: () => setAsked(null) }
}
