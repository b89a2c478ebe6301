import '../../locales/favourites-texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createItems, deleteItems, restoreItems, type Folder } from '../../../contract/favourites.ts'
import { call } from '../../api.ts'
import { reasonOf, saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import { i18n } from '../../locales/i18n.ts'
import { sessionNumber } from '../../tokens.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { usesKey } from '../../workspace/uses-key.ts'
import { noteUse, outdateAnswers, recheck, shareHeld, tell } from '../collection/collection.ts'
import { allMemberships, type Memberships } from '../collection/memberships.ts'
import { hasPendingChanges, setPendingChange, pendingChangeOf } from '../collection/pending-changes.ts'
import { folders } from '../queries.ts'
import { untilAnswered } from '../../workspace/until-answered.ts'
import { newKey } from '../../workspace/new-key.ts'

/** A SKU, and a folder that it goes into or out of. */
export interface FolderChoice {
  client: QueryClient
  skuId: string
  folder: Pick<Folder, 'id' | 'name'>
}

/** §4: out of the folder where it is in it, else into it. Shown at once; a toast offers to take it back. */
export async function toggleItem(choice: FolderChoice): Promise<void> {
  if (pendingChangeOf(choice.skuId, choice.folder.id)?.isWaiting) return changeMind(choice)
  const itemId = allMemberships().get(choice.skuId)?.[choice.folder.id]
  await (itemId === undefined ? save(choice) : takeOut(choice, itemId))
}

async function save(choice: FolderChoice): Promise<void> {
  const { folder } = choice
  const itemId = await change(choice, { isIn: true, send: sending(choice) })
  if (!itemId) return
  noteUse(folder.id)
  offerBack('saved', folder, () => void putOut(choice, itemId, 'adding'))
}

/**
 * Into a folder that was made for it just now. Undo takes it out again and leaves the folder, which its maker has named; where it
 * could not be saved, the folder is there all the same, and that is told with a way to try again.
 */
export async function saveToNew(choice: FolderChoice): Promise<void> {
  const { name } = choice.folder
  const refuse = (error: unknown) => {
    if (saysDemoMode(error)) return reportFailure(error)
    const words = i18n.t('favourites.star.notSavedToNew', { name, reason: reasonOf(error, i18n.t) })
    showToast(words, { label: i18n.t('list.retry'), act: () => void saveToNew(choice) })
  }
  const itemId = await change(choice, { isIn: true, send: sending(choice) }, refuse)
  if (!itemId) return
  noteUse(choice.folder.id)
  const takeBack = async () => {
    if (await putOut(choice, itemId, 'adding')) showToast(i18n.t('favourites.star.newStays', { name }))
  }
  const undo = { label: i18n.t('favourites.star.undo'), act: () => void takeBack() }
  showToast(i18n.t('favourites.star.saved', { name }), undo)
}

/** The same call however often it is made again. */
function sending({ skuId, folder }: FolderChoice): Step['send'] {
  const idempotencyKey = newKey()
  return async () => {
    const input = { favoritesId: folder.id, skuIds: [skuId] }
    return (await call(createItems, input, { idempotencyKey }))[0]?.id ?? null
  }
}

async function takeOut(choice: FolderChoice, itemId: string): Promise<void> {
  if (await putOut(choice, itemId)) offerBack('removed', choice.folder, () => void putBack(choice, itemId))
}

/** `undoes`: that it was added is taken back, and leaves nothing among what was deleted. */
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
  /** Answers the item's id. */
  send: () => Promise<string | null>
}

/** Shows it, then does it. Answers the item's id; null where it was not done, or was taken back since, and is shown as it is. */
async function change(choice: FolderChoice, step: Step, refuse = reportFailure): Promise<string | null> {
  const { client, skuId, folder } = choice
  const before = allMemberships().get(skuId) ?? {}
  // An older toast may offer to take back what has been taken back already.
  if (pendingChangeOf(skuId, folder.id) || (before[folder.id] !== undefined) === step.isIn) return null
  const session = sessionNumber()
  // A list that is on its way would show the folder as it was.
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
      next = itemId !== null && isWanted(choice) !== next.isIn ? backFrom(next, itemId) : null
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

/** The opposite of what waits for the network. It is done when that has been answered: nobody knows whether it was heard. */
function changeMind(choice: FolderChoice): void {
  const isIn = !isWanted(choice)
  const { skuId, folder } = choice
  setPendingChange(skuId, folder.id, { isIn, isWaiting: true })
  tell(new Map([[skuId, allMemberships().get(skuId) ?? {}]]))
  count(choice, isIn ? 1 : -1)
  showToast(i18n.t('favourites.star.waiting'))
}

function wait(choice: FolderChoice): void {
  setPendingChange(choice.skuId, choice.folder.id, { isIn: isWanted(choice), isWaiting: true })
  showToast(i18n.t('favourites.star.waiting'))
}

function isWanted({ skuId, folder }: FolderChoice): boolean {
  return pendingChangeOf(skuId, folder.id)?.isIn ?? false
}

function backFrom({ isIn }: Step, itemId: string): Step {
  const send = async () => {
    if (isIn) await call(deleteItems, { ids: [itemId], undoes: 'adding' })
    else await call(restoreItems, { ids: [itemId] })
    return itemId
  }
  return { isIn: !isIn, send }
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

/** Whatever was done here, elsewhere and in which order: in the end it is as the server says (§4). */
async function askAgain({ client, skuId }: FolderChoice): Promise<void> {
  await recheck([skuId])
  shareHeld(skuId)
  if (hasPendingChanges()) return
  void client.invalidateQueries({ queryKey: ['favourites'] })
  void client.invalidateQueries({ queryKey: usesKey })
}

/** The folder's items in its list, by so many more. */
function count({ client, folder }: FolderChoice, more: number): void {
  client.setQueryData(folders.queryKey, (list) =>
    list?.map((one) => (one.id === folder.id ? { ...one, count: Math.max(one.count + more, 0) } : one)),
  )
}

function offerBack(what: 'saved' | 'removed', { name }: FolderChoice['folder'], act: () => void): void {
  showToast(i18n.t(`favourites.star.${what}`, { name }), { label: i18n.t('favourites.star.undo'), act })
}
