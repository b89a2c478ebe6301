import '../../locales/favourites-texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createItems, deleteItems, restoreItems, type Folder } from '../../../contract/favourites.ts'
import { call } from '../../api.ts'
import { reasonOf, saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import { i18n } from '../../locales/i18n.ts'
import { sessionNumber } from '../../tokens.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { usesKey } from '../../workspace/uses-key.ts'
import { noteUse, outdateAnswers, recheck, shareHeld, tell } from '../collection/collection.ts'
import { allMemberships, type Memberships } from '../collection/memberships.ts'
import {
  hasPendingChanges,
  setPendingChange,
  pendingChangeOf,
  type PendingChange,
} from '../collection/pending-changes.ts'
import { folders } from '../queries.ts'
import { untilAnswered } from '../../workspace/until-answered.ts'
import { newKey } from '../../workspace/new-key.ts'

/** A SKU, and a folder to add it to or remove it from. */
export interface FolderChoice {
  client: QueryClient
  skuId: string
  folder: Pick<Folder, 'id' | 'name'>
}

/** §4: removes the SKU if the folder holds it, else adds it. Shown at once; a toast offers to undo it. */
export async function toggleItem(choice: FolderChoice): Promise<void> {
  const pending = pendingChangeOf(choice.skuId, choice.folder.id)
  if (pending) return changeMind(choice, pending)
  const itemId = allMemberships().get(choice.skuId)?.[choice.folder.id]
  await (itemId === undefined ? save(choice) : takeOut(choice, itemId))
}

async function save(choice: FolderChoice): Promise<void> {
  const { folder } = choice
  const itemId = await change(choice, adding(choice))
  if (!itemId) return
  noteUse(folder.id)
  offerBack('saved', folder, () => void putOut(choice, itemId, 'adding'))
}

/**
 * Adds the SKU to a new folder. Undo removes it and keeps the folder. If saving fails, the folder exists all the same: the toast says
 * so and offers to retry.
 */
export async function saveToNew(choice: FolderChoice): Promise<void> {
  const { name } = choice.folder
  const refuse = (error: unknown) => {
    if (saysDemoMode(error)) return reportFailure(error)
    const words = i18n.t('favourites.star.notSavedToNew', { name, reason: reasonOf(error, i18n.t) })
    showToast(words, { label: i18n.t('list.retry'), act: () => void saveToNew(choice) })
  }
  const itemId = await change(choice, adding(choice), refuse)
  if (!itemId) return
  noteUse(choice.folder.id)
  const takeBack = async () => {
    if (await putOut(choice, itemId, 'adding')) showToast(i18n.t('favourites.star.newStays', { name }))
  }
  const undo = { label: i18n.t('favourites.star.undo'), act: () => void takeBack() }
  showToast(i18n.t('favourites.star.saved', { name }), undo)
}

/** The same idempotency key for every retry of a call. */
function adding({ skuId, folder }: FolderChoice): Step {
  const idempotencyKey = newKey()
  const send = async () => {
    const input = { favoritesId: folder.id, skuIds: [skuId] }
    return (await call(createItems, input, { idempotencyKey }))[0]?.id ?? null
  }
  return { isIn: true, isOfNew: true, send }
}

async function takeOut(choice: FolderChoice, itemId: string): Promise<void> {
  if (await putOut(choice, itemId)) offerBack('removed', choice.folder, () => void putBack(choice, itemId))
}

/** `undoes`: takes an addition back, without leaving it among the deleted items. */
function putOut(choice: FolderChoice, itemId: string, undoes?: 'adding'): Promise<string | null> {
  const send = async () => {
    await call(deleteItems, { ids: [itemId], ...(undoes && { undoes }) })
    return itemId
  }
  return change(choice, { isIn: false, send })
}

/** The same item, with its note. */
function putBack(choice: FolderChoice, itemId: string): Promise<string | null> {
  const send = async () => {
    await call(restoreItems, { ids: [itemId] })
    return itemId
  }
  return change(choice, { isIn: true, send })
}

interface Step {
  isIn: boolean
  /** The item was not there before: what takes it out again leaves nothing among the deleted items. */
  isOfNew?: boolean | undefined
  /** Answers the item's id. */
  send: () => Promise<string | null>
}

/** Shows the change, then sends it. Answers the item's id; null where it failed or was undone since. */
async function change(choice: FolderChoice, step: Step, refuse = reportFailure): Promise<string | null> {
  const { client, skuId, folder } = choice
  const before = allMemberships().get(skuId) ?? {}
  // An older toast may offer to undo what is undone already.
  if (pendingChangeOf(skuId, folder.id) || (before[folder.id] !== undefined) === step.isIn) return null
  const session = sessionNumber()
  // A running request would show the folder as it was.
  void client.cancelQueries({ queryKey: folders.queryKey })
  setPendingChange(skuId, folder.id, { isIn: step.isIn, isWaiting: false })
  tell(new Map([[skuId, before]]))
  count(choice, step.isIn ? 1 : -1)
  let known = before[folder.id] ?? null
  try {
    for (let next: Step | null = step; next;) {
      // oxlint-disable-next-line no-await-in-loop -- each takes back the one before
      const itemId: string | null = await untilAnswered(next.send, () => wait(choice))
      known = next.isIn ? itemId : null
      next = itemId !== null && isWanted(choice) !== next.isIn ? backFrom(choice, next, itemId) : null
      if (next) setPendingChange(skuId, folder.id, { isIn: next.isIn, isWaiting: false })
    }
    const isDone = isWanted(choice) === step.isIn
    settle(choice, known)
    return isDone ? (known ?? before[folder.id] ?? null) : null
  } catch (error) {
    if (session !== sessionNumber()) {
      setPendingChange(skuId, folder.id, null)
      return null
    }
    const isAsWanted = isWanted(choice) === (known !== null)
    if (!isAsWanted) count(choice, known === null ? -1 : 1)
    settle(choice, known)
    if (!isAsWanted) refuse(error)
    return null
  } finally {
    if (session === sessionNumber()) void askAgain(choice)
  }
}

/** The opposite of a change without an answer yet. It is sent after that one: nobody knows whether the server received it. */
function changeMind(choice: FolderChoice, { isIn: wasIn, isWaiting }: PendingChange): void {
  const isIn = !wasIn
  const { skuId, folder } = choice
  setPendingChange(skuId, folder.id, { isIn, isWaiting })
  tell(new Map([[skuId, allMemberships().get(skuId) ?? {}]]))
  count(choice, isIn ? 1 : -1)
  if (isWaiting) showToast(i18n.t('favourites.star.waiting'))
}

function wait(choice: FolderChoice): void {
  setPendingChange(choice.skuId, choice.folder.id, { isIn: isWanted(choice), isWaiting: true })
  showToast(i18n.t('favourites.star.waiting'))
}

function isWanted({ skuId, folder }: FolderChoice): boolean {
  return pendingChangeOf(skuId, folder.id)?.isIn ?? false
}

function backFrom(choice: FolderChoice, { isIn, isOfNew }: Step, itemId: string): Step {
  if (!isIn && isOfNew) return adding(choice)
  const send = async () => {
    if (isIn) await call(deleteItems, { ids: [itemId], ...(isOfNew && { undoes: 'adding' as const }) })
    else await call(restoreItems, { ids: [itemId] })
    return itemId
  }
  return { isIn: !isIn, isOfNew, send }
}

/** The item's id, or null for none. */
function settle({ skuId, folder }: FolderChoice, itemId: string | null): void {
  setPendingChange(skuId, folder.id, null)
  outdateAnswers(skuId)
  const { [folder.id]: _outdated, ...others } = allMemberships().get(skuId) ?? {}
  const held: Memberships = itemId === null ? others : { ...others, [folder.id]: itemId }
  tell(new Map([[skuId, held]]))
  shareHeld(skuId)
}

/** Whatever the order of changes here and elsewhere: in the end the server's state counts (§4). */
async function askAgain({ client, skuId }: FolderChoice): Promise<void> {
  await recheck([skuId])
  shareHeld(skuId)
  if (hasPendingChanges()) return
  void client.invalidateQueries({ queryKey: ['favourites'] })
  void client.invalidateQueries({ queryKey: usesKey })
}

/** Changes the folder's count in the list by this number. */
function count({ client, folder }: FolderChoice, more: number): void {
  client.setQueryData(folders.queryKey, (list) =>
    list?.map((one) => (one.id === folder.id ? { ...one, count: Math.max(one.count + more, 0) } : one)),
  )
}

function offerBack(what: 'saved' | 'removed', { name }: FolderChoice['folder'], act: () => void): void {
  showToast(i18n.t(`favourites.star.${what}`, { name }), { label: i18n.t('favourites.star.undo'), act })
}
