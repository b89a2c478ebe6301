import { MOST_BOARD_ITEMS } from '../../../../contract/boards/board.ts'
import type { Item } from '../../../../contract/boards/item.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { copyItemsOf } from '../copies.ts'
import { itemsOf, type Bench } from '../pointer/gesture.ts'
import { readItem } from './copied-item.ts'
import { chosenItems, putCopies, removeChosen } from './commands.ts'

/** How far a pasted item lies from the copied one, in mm. */
const BESIDE = 10
const MARK = 'quarry-board-items'

/** What was copied last on this page, for browsers whose clipboard cannot be read. */
let lastCopied = ''

/** Copies the chosen items as text, which another board can read. */
export function copyChosen(bench: Bench, clipboard: DataTransfer | null): boolean {
  const items = chosenItems(bench)
  if (items.length === 0) return false
  lastCopied = JSON.stringify({ kind: MARK, items })
  clipboard?.setData('text/plain', lastCopied)
  say(bench.t('boardEditor.said.taken', { count: items.length }))
  return true
}

export function cutChosen(bench: Bench, clipboard: DataTransfer | null): boolean {
  if (!copyChosen(bench, clipboard)) return false
  removeChosen(bench)
  return true
}

/** Pastes items that were copied from a board. It ignores other contents of the clipboard. */
export function paste(bench: Bench, clipboard: DataTransfer | null): boolean {
  const items = readItems(clipboard?.getData('text/plain') || lastCopied)
  if (!items) return false
  const now = itemsOf(bench)
  if (now.size + items.length > MOST_BOARD_ITEMS) {
    say(bench.t('boardEditor.said.full', { count: MOST_BOARD_ITEMS }))
    return true
  }
  // Beside the original, or at the same place where the original was cut or lies on another board.
  const by = items.some(({ id }) => now.has(id)) ? BESIDE : 0
  putCopies(bench, copyItemsOf(items, { dx: by, dy: by, among: now.values() }))
  return true
}

/** For the menu, which cannot read the clipboard: whether something was copied on this page. */
export function hasCopied(): boolean {
  return lastCopied !== ''
}

function readItems(text: string): Item[] | null {
  if (!text.includes(MARK)) return null
  try {
    const { kind, items }: { kind?: unknown; items?: unknown } = JSON.parse(text)
    if (kind !== MARK || !Array.isArray(items)) return null
    const read = items.flatMap((value: unknown) => readItem(value) ?? [])
    return read.length > 0 && read.length === items.length ? read : null
  } catch {
    return null
  }
}
