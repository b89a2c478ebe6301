import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { getBoard } from '../../../../contract/boards/calls.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { reportFailure } from '../../../errors/report.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { useKeyFor } from '../../../workspace/new-key.ts'
import { newEntryId } from '../../../workspace/new-entry-id.ts'
import { saidOf } from '../add-skus.ts'
import type { findOffers } from '../find-offers.ts'
import { overflowOf, type Contents } from '../plan.ts'
import { useQuantityText } from '../quantity-text.ts'
import { NotAdded, tellOfLeftOut, writeInto, writeNew, type Adding } from '../writing.ts'
import { framesWithSamples, whatLiesOn } from './board-quantities.ts'
import { planSending, type SentAmount, type Wishes } from './sending-plan.ts'

/** The list that a board is sent to: one of the member's, or a new one of that name. */
export type TargetList = { id: string; name: string } | { id: null; name: string }

/** The board and the list as the server has them, and the catalogue's offers for the board's SKUs. */
export interface BoardToSend {
  board: OutputOf<typeof getBoard>
  list: Contents
  offers: Awaited<ReturnType<typeof findOffers>>
  /** How many SKUs the catalogue no longer has. */
  leftOut: number
}

interface Sending {
  sent: BoardToSend
  adding: Adding
  target: TargetList
  onSent: () => void
}

/** Plans what sending a board to a list would do with the chosen options, and sends it. */
export function useSending({ sent: { board, list, offers, leftOut }, adding, target, onSent }: Sending) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const say = useQuantityText()
  const keyFor = useKeyFor()
  const frames = framesWithSamples(board.items)
  const [roomIds] = useState(() => new Map(frames.map(({ id }) => [id, newEntryId()])))
  const [wishes, setWishes] = useState<Wishes>({
    byFrame: frames.length > 0,
    roomId: null,
    how: 'set',
    amount: 'empty',
    amountByKey: new Map(),
    left: new Set(),
  })
  const [isSending, setIsSending] = useState(false)
  const parts = {
    lying: whatLiesOn(board, { byFrame: wishes.byFrame }),
    offers: new Map(offers.map((offer) => [offer.skuId, offer])),
    frames,
    roomIds,
    isChinese,
    nameless: t('budgetAdding.nameless'),
  }
  const { plan, rows } = planSending(list, parts, wishes)
  const overflow = overflowOf(plan, { lines: list.lines.length, rooms: list.rooms.length })
  const toggle = (key: string) => {
    const left = new Set(wishes.left)
    if (!left.delete(key)) left.add(key)
    setWishes({ ...wishes, left })
  }
  const write = () => {
    if (target.id === null)
      return writeNew(
        adding,
        { name: target.name, key: keyFor(target.name) },
        { plan, words: saidOf(plan.outcomes, target.name, say) },
      )
    return writeInto(adding, target, {
      planFor: (contents) => planSending(contents, parts, wishes).plan,
      words: ({ outcomes }) => saidOf(outcomes, target.name, say),
    })
  }
  const send = async () => {
    if (isSending || overflow) return
    setIsSending(true)
    try {
      await write()
      tellOfLeftOut(leftOut)
      onSent()
    } catch (error) {
      if (error instanceof NotAdded) showToast(error.message)
      else reportFailure(error)
    } finally {
      setIsSending(false)
    }
  }
  return {
    frames,
    wishes,
    change: (changed: Partial<Wishes>) => setWishes({ ...wishes, ...changed }),
    toggle,
    setAmount: (key: string, amount: SentAmount) =>
      setWishes({ ...wishes, amountByKey: new Map([...wishes.amountByKey, [key, amount]]) }),
    plan,
    rows,
    overflow,
    isSending,
    send,
  }
}
