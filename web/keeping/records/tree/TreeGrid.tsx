import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import { Face } from '../../../kit/Face.tsx'
import { useFocusOfRows } from '../../../lists/focus-of-rows.ts'
import { CategoryRow, type TreeAct } from './CategoryRow.tsx'
import { useTreeHand } from './tree-hand.ts'
import { aboveOf, bearing, carriedTo, treeRowsOf, type TreeRow } from './tree-rows.ts'

interface TreeGridProps {
  tree: readonly TreeCategory[]
  /** Only matching categories and their parents are shown. */
  words: string
  nameOf: (category: TreeCategory) => string
  onAct: (category: TreeCategory, act: TreeAct) => void
}

/** A larger tree begins with its roots alone. */
const MOST_AT_FIRST = 80

/** The tree's rows: arrow keys move through them, and keys or dragging move categories. */
export function TreeGrid({ tree, words, nameOf, onAct }: TreeGridProps) {
  const { t } = useTranslation()
  const { open, toggle } = useOpenBranches(tree)
  const [focusedId, setFocusedId] = useState('')
  const hand = useTreeHand(tree, nameOf)
  const { heldId, shown } = hand
  // A held category stays in sight wherever it is moved.
  const looked = bearing(shown, words)
  const opened = heldId === null ? open : new Set([...open, ...aboveOf(shown, heldId)])
  const isLooking = words.trim() !== ''
  const rows = treeRowsOf(shown, isLooking ? looked.shown : opened).filter(
    ({ category: { id } }) => looked.shown.has(id) || id === heldId,
  )
  const stop = rows.some(({ category }) => category.id === focusedId) ? focusedId : rows[0]?.category.id
  const kept = useFocusOfRows<HTMLDivElement>(rows.map(({ category }) => category.id))
  const focus = (id: string | undefined) => {
    if (id !== undefined) kept.ref.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }
  const carryBy = (event: KeyboardEvent, id: string) => {
    if (event.key === ' ' || event.key === 'Enter') hand.putDown()
    else if (event.key === 'Escape' || event.key === 'Tab') hand.takeBack()
    else {
      const place = carriedTo(shown, id, event.key)
      if (place) hand.carry(id, place)
    }
    if (event.key !== 'Tab') event.preventDefault()
    // The moved row is another element.
    requestAnimationFrame(() => event.key !== 'Tab' && focus(id))
  }
  const goBy = (event: KeyboardEvent, row: TreeRow) => {
    const { category, isOpen } = row
    const at = rows.findIndex((one) => one.category.id === category.id)
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => focus(rows[at + 1]?.category.id),
      ArrowUp: () => focus(rows[at - 1]?.category.id),
      Home: () => focus(rows[0]?.category.id),
      End: () => focus(rows[rows.length - 1]?.category.id),
      ArrowRight: () => (isOpen === false ? toggle(category.id, true) : isOpen && focus(rows[at + 1]?.category.id)),
      ArrowLeft: () => (isOpen ? toggle(category.id, false) : focus(category.parentId ?? undefined)),
      Enter: () => onAct(category, 'edit'),
      Delete: () => onAct(category, 'delete'),
      ' ': () => hand.take(category.id),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>, row: TreeRow) => {
    // A button within a row handles its own keys.
    if (event.target !== event.currentTarget) return
    if (heldId === null) goBy(event, row)
    else carryBy(event, heldId)
  }
  return (
    <>
      <output className="visually-hidden">
        {hand.said || (isLooking && t('records.foundInTree', { count: looked.found.size }))}
      </output>
      {rows.length === 0 && <Face title={t('records.nothingFound')} />}
      <div {...kept} role="treegrid" className="max-w-900" aria-label={t('records.tree')}>
        {rows.map((row) => (
          <CategoryRow
            key={row.category.id}
            row={row}
            name={nameOf(row.category)}
            isStop={row.category.id === stop}
            isHeld={row.category.id === heldId}
            tree={tree}
            onFocus={() => setFocusedId(row.category.id)}
            onKey={(event) => onKey(event, row)}
            onToggle={(isOpen) => toggle(row.category.id, isOpen)}
            onAct={(act) => onAct(row.category, act)}
            onDrop={hand.put}
          />
        ))}
      </div>
    </>
  )
}

function useOpenBranches(tree: readonly TreeCategory[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(tree.length > MOST_AT_FIRST ? [] : tree.map(({ id }) => id)),
  )
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((one) => one !== id)))
  return { open, toggle }
}
