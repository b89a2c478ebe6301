import type { TFunction } from 'i18next'
import { MOST_BOARD_ITEMS } from '../../../../contract/boards/board.ts'
import { LARGEST_UPLOAD_BYTES, MOST_UPLOAD_PIXELS } from '../../../../contract/uploads.ts'
import { reportFailure } from '../../../errors/report.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showFault } from '../../../kit/toasts/toast.ts'
import { tellIfCrowded } from '../../adding/crowded.ts'
import type { BoardEditor } from '../../editing/board-editor.ts'
import type { PaperPoint } from '../../editor/geometry/boxes.ts'
import { select } from '../../editor/state/selection.ts'
import { newPicture } from './new-picture.ts'
import { PictureRefusal, sendPicture } from './send-picture.ts'

interface Sending {
  /** The name of the picture that is being uploaded. */
  name: string
  /** Its number, from 1. */
  done: number
  total: number
}

const sending = createStore<Sending | null>(null)
let ended: AbortController | null = null

export function usePictureSending(): Sending | null {
  return useStore(sending)
}

/** Stops uploading. Pictures that have not arrived are not added. */
export function stopSending(): void {
  ended?.abort()
}

interface SendingOptions {
  board: BoardEditor
  t: TFunction
  /** The middle of the first picture. Without it each is placed where there is room. */
  at?: PaperPoint | undefined
}

/** Uploads files and adds each as an own picture when it has arrived. A message names those that fail. */
export async function putPictures(files: readonly File[], { board, t, at }: SendingOptions): Promise<void> {
  const underWay = sending.get()
  if (underWay) return showFault(t('boardPictures.busy', { name: underWay.name }))
  const going = new AbortController()
  ended = going
  const put: string[] = []
  try {
    for (const [nth, file] of files.entries()) {
      if (board.get().draft.items.size >= MOST_BOARD_ITEMS) {
        showFault(t('boardPictures.full', { count: MOST_BOARD_ITEMS }))
        break
      }
      sending.set({ name: file.name, done: nth + 1, total: files.length })
      // oxlint-disable-next-line no-await-in-loop -- one after the other, that the first are there soon
      const id = await putPicture(file, { board, t, at: nth === 0 ? at : undefined, signal: going.signal })
      if (going.signal.aborted) break
      if (id !== null) put.push(id)
    }
  } finally {
    sending.set(null)
  }
  if (put.length === 0) return
  select(put)
  say(t('boardPictures.added', { count: put.length }))
}

async function putPicture(
  file: File,
  { board, t, at, signal }: SendingOptions & { signal: AbortSignal },
): Promise<string | null> {
  try {
    const sent = await sendPicture(file, signal)
    const { fields, items } = board.get().draft
    const surface = { ...fields, items: [...items.values()] }
    const item = newPicture(sent, { name: file.name, surface, at })
    board.addPicture(sent.key, sent.address)
    board.edit({ put: [item] })
    if (!at) tellIfCrowded([item], surface)
    return item.id
  } catch (error) {
    if (!signal.aborted) tellRefusal(error, file.name, t)
    return null
  }
}

function tellRefusal(error: unknown, name: string, t: TFunction): void {
  if (!(error instanceof PictureRefusal)) return reportFailure(error)
  const most = {
    tooLarge: LARGEST_UPLOAD_BYTES / (1024 * 1024),
    unreadable: 0,
    tooManyPixels: MOST_UPLOAD_PIXELS / 1_000_000,
  }[error.complaint]
  showFault(t(`boardPictures.${error.complaint}`, { name, most }))
}
