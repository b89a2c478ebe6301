import type { TFunction } from 'i18next'
import type { Item } from '../../../../contract/boards/item.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { StepTaken } from '../../../workspace/editing/history.ts'
import { copyItemsOf } from '../copies.ts'
import { newItemId } from '../../item-id.ts'
import { itemsOf, type Bench } from '../pointer/gesture.ts'
import { sayWhere, shifted } from '../pointer/move-items.ts'
import { movedWith, withGroups } from '../state/choosing.ts'
import { clearSelection, select, selectedIds } from '../state/selection.ts'

/** Distance of a copy from the original, in mm to the right and down. */
const BESIDE = 10

export function chosenItems(bench: Pick<Bench, 'board'>): Item[] {
  const items = itemsOf(bench)
  return selectedIds().flatMap((id) => items.get(id) ?? [])
}

export function nudge(bench: Bench, dx: number, dy: number): void {
  const moved = movedWith(itemsOf(bench), selectedIds())
  if (moved.length === 0) return sayLocked(bench)
  const next = moved.map((item) => shifted(item, dx, dy))
  bench.board.edit({ put: next, merges: `nudge ${selectedIds().join(' ')}` })
  sayWhere(bench, next)
}

export function removeChosen(bench: Bench): void {
  const removed = chosenItems(bench).filter(({ locked }) => !locked)
  if (removed.length === 0) return sayLocked(bench)
  bench.board.edit({ remove: removed.map(({ id }) => id) })
  clearSelection()
  bench.paper.focus({ preventScroll: true })
  say(bench.t('boardEditor.said.removed', { count: removed.length }))
}

export function duplicateChosen(bench: Bench): void {
  const chosen = chosenItems(bench)
  if (chosen.length === 0) return
  putCopies(bench, copyItemsOf(chosen, { dx: BESIDE, dy: BESIDE, among: itemsOf(bench).values() }))
}

/** Adds copies to the board, chooses them and says so. */
export function putCopies(bench: Bench, copies: readonly Item[]): void {
  bench.board.edit({ put: copies })
  select(copies.map(({ id }) => id))
  say(bench.t('boardEditor.said.copied', { count: copies.length }))
}

export function groupChosen(bench: Pick<Bench, 'board' | 't'>): void {
  const chosen = chosenItems(bench)
  if (chosen.length < 2) return
  const groupId = newItemId()
  bench.board.edit({ put: chosen.map((item) => ({ ...item, groupId })) })
  say(bench.t('boardEditor.said.grouped', { count: chosen.length }))
}

export function ungroupChosen(bench: Pick<Bench, 'board' | 't'>): void {
  const grouped = chosenItems(bench).filter(({ groupId }) => groupId !== null)
  if (grouped.length === 0) return
  bench.board.edit({ put: grouped.map((item) => ({ ...item, groupId: null })) })
  say(bench.t('boardEditor.said.ungrouped', { count: grouped.length }))
}

/** Locks the chosen items, or unlocks them where all are locked. */
export function toggleLock(bench: Bench): void {
  const chosen = chosenItems(bench)
  if (chosen.length === 0) return
  const locked = !chosen.every((item) => item.locked)
  bench.board.edit({ put: chosen.map((item) => ({ ...item, locked })) })
  say(bench.t(locked ? 'boardEditor.said.locked' : 'boardEditor.said.unlocked', { count: chosen.length }))
}

export function chooseAll(bench: Bench): void {
  select([...itemsOf(bench).keys()])
  say(bench.t('boardEditor.said.chosen', { count: selectedIds().length }))
}

/** Chooses an item with its group; with `isMore` adds it to the chosen ones, or removes it. */
export function chooseWalked(bench: Bench, id: string, isMore: boolean): void {
  const ids = withGroups(itemsOf(bench), [id])
  const now = selectedIds()
  if (isMore && now.includes(id)) select(now.filter((one) => !ids.includes(one)))
  else select(isMore ? [...now, ...ids] : [id, ...ids])
  say(bench.t('boardEditor.said.chosen', { count: selectedIds().length }))
}

export function undo({ board, t }: Pick<Bench, 'board' | 't'>): void {
  if (board.get().canUndo) sayStep(board.undo(), t('boardEditor.undone'), t)
}

export function redo({ board, t }: Pick<Bench, 'board' | 't'>): void {
  if (board.get().canRedo) sayStep(board.redo(), t('boardEditor.redone'), t)
}

function sayStep({ isTaken, passedOver, leftCount }: StepTaken, done: string, t: TFunction): void {
  const passed = passedOver > 0 ? t('boardEditor.passedOver', { count: passedOver }) : ''
  const left = leftCount > 0 ? t('boardEditor.leftAsTheyAre', { count: leftCount }) : ''
  const said = [isTaken ? done : '', passed, left].filter(Boolean).join(' ')
  // A toast shows it too, because nothing moves.
  if (left) showToast(said)
  else say(said)
}

function sayLocked(bench: Bench): void {
  const [first] = chosenItems(bench)
  if (first) say(bench.t('boardEditor.said.isLocked', { name: bench.words.name(first) }))
}
