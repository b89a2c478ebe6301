import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getBoard } from '../../../../contract/boards/calls.ts'
import { getBudget } from '../../../../contract/budgets/calls.ts'
import { call } from '../../../api.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { findOffers } from '../find-offers.ts'
import { isIdle, type Contents } from '../plan.ts'
import type { Adding } from '../writing.ts'
import { SendingWishes } from './SendingWishes.tsx'
import { sentAmounts } from './sending-plan.ts'
import { SentRows } from './SentRows.tsx'
import styles from './SendPreview.module.css'
import { useSending, type BoardToSend, type TargetList } from './use-sending.ts'

const NOTHING: Contents = { rooms: [], lines: [], allocations: [] }

interface SendPreviewProps {
  adding: Adding
  boardId: string
  target: TargetList
  onBack: () => void
  onSent: () => void
}

/** Shows what sending a board to a list would do: which lines it creates, and which it changes from what to what. */
export function SendPreview({ adding, boardId, target, onBack, onSent }: SendPreviewProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['budgets', 'sending', boardId, target.id],
    // Both are read anew, because the preview must show what will be written.
    queryFn: async () => {
      const [board, list] = await Promise.all([
        call(getBoard, { id: boardId }),
        target.id === null ? NOTHING : call(getBudget, { id: target.id }),
      ])
      const skuIds = new Set(board.items.flatMap((item) => (item.type === 'sku' ? item.refId : [])))
      const offers = skuIds.size > 0 ? await findOffers([...skuIds]) : []
      return { board, list, offers, leftOut: skuIds.size - offers.length }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { isMembers: true, isBackground: true },
  })
  if (error && !data)
    return <FailureFace isPart error={error} what={t('budgetAdding.send.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('budgetAdding.loading')} />
  if (data.offers.length === 0) return <Face title={t('budgetAdding.send.empty')} />
  return <Preview sent={data} adding={adding} target={target} onBack={onBack} onSent={onSent} />
}

function Preview({ onBack, ...sending }: Omit<SendPreviewProps, 'boardId'> & { sent: BoardToSend }) {
  const { t } = useTranslation()
  const { sent } = sending
  const { frames, wishes, change, toggle, setAmount, plan, rows, overflow, isSending, send } = useSending(sending)
  return (
    <div className={styles['preview']}>
      <SendingWishes
        wishes={wishes}
        onChange={change}
        frames={frames}
        rooms={sent.list.rooms}
        amounts={sentAmounts.filter((one) => one === 'empty' || rows.some(({ amounts }) => amounts.has(one)))}
        isAnyHeld={rows.some(({ outcome, amount }) => outcome && outcome.before !== null && amount === 'laid')}
      />
      <SentRows rows={rows} left={wishes.left} onToggle={toggle} onAmount={setAmount} />
      {sent.leftOut > 0 && <p className={styles['note']}>{t('budgetAdding.leftOut', { count: sent.leftOut })}</p>}
      {overflow && (
        <p className={styles['trouble']} role="alert">
          {t(`budgetAdding.noRoom.${overflow.of}`, overflow)}
        </p>
      )}
      <div className={styles['buttons']}>
        <button type="button" className={buttons['plain']} onClick={onBack}>
          {t('budgetAdding.send.back')}
        </button>
        <button
          type="button"
          className={buttons['filled']}
          aria-busy={isSending}
          aria-disabled={isIdle(plan) || overflow !== undefined}
          onClick={() => !isIdle(plan) && void send()}
        >
          {t(isIdle(plan) ? 'budgetAdding.send.idle' : 'budgetAdding.send.act')}
        </button>
      </div>
    </div>
  )
}
