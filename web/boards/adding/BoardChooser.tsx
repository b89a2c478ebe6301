import './late-texts.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Face } from '../../ui/Face.tsx'
import { useHistoryStep } from '../../ui/history/history-step.ts'
import { useEndlessList } from '../../ui/lists/endless-list.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { useSettled } from '../../ui/settled.ts'
import { ALL_BOARDS, boardAddress } from '../board-address.ts'
import { boardPagesOf, type BoardCard } from '../queries.ts'
import { addToBoard, addToNewBoard } from './add-samples.ts'
import { endAsking, type AskedFor } from './ask-for-board.ts'
import styles from './BoardChooser.module.css'
import { BoardRow } from './BoardRow.tsx'
import { NewBoardForm } from './NewBoardForm.tsx'

/** The list is asked for once typing has paused for so long. */
const PAUSE_MS = 200

interface BoardChooserProps {
  memberId: string
  /** Null while it is closed, or fades. */
  asked: AskedFor | null
}

/** The member's boards, and a form for a new one. One press adds to a board. */
export function BoardChooser({ memberId, asked }: BoardChooserProps) {
  const { t } = useTranslation()
  const isOpen = asked !== null
  // While it fades it goes on showing the same.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  useHistoryStep(isOpen, endAsking, 'addingToBoard')
  const skuIds = (asked ?? last)?.skuIds ?? []
  return (
    <Dialog
      title={t('boardAdding.title', { count: skuIds.length })}
      closeLabel={t('drawer.close')}
      width={460}
      isOpen={isOpen}
      onClose={endAsking}
      hasField
      layer="over-drawer"
    >
      <Boards key={skuIds.join()} memberId={memberId} skuIds={skuIds} />
    </Dialog>
  )
}

function Boards({ memberId, skuIds }: { memberId: string; skuIds: readonly string[] }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const keyword = useSettled(words.trim(), PAUSE_MS) || null
  const [only] = skuIds
  const list = useMine(memberId, { keyword })
  const holding = useMine(memberId, { skuId: only ?? null, isWanted: skuIds.length === 1 })
  const held = new Set(skuIds.length === 1 ? holding.items.map(({ id }) => id) : [])
  const [busyId, setBusyId] = useState<string | null>(null)
  const [isMaking, setIsMaking] = useState(false)
  const isBare = list.items.length === 0 && !list.isPending && !list.error && keyword === null
  const adding = { client, memberId, open: (id: string) => void navigate(boardAddress(id)) }
  const add = async (board: BoardCard) => {
    if (busyId !== null) return
    setBusyId(board.id)
    try {
      await addToBoard(adding, board, skuIds)
      endAsking()
    } catch (error) {
      reportFailure(error)
    } finally {
      setBusyId(null)
    }
  }
  const make = async (name: string, key: string) => {
    await addToNewBoard(adding, { name, key }, skuIds)
    endAsking()
  }
  return (
    <div className={styles['chooser']}>
      {isMaking || isBare ? (
        <NewBoardForm onMake={make} onCancel={isBare ? undefined : () => setIsMaking(false)} />
      ) : (
        <div className={styles['head']}>
          <SearchField
            className={styles['find']}
            label={t('boardAdding.find')}
            value={words}
            isFirst
            onType={setWords}
          />
          <button type="button" className={buttons['plain']} onClick={() => setIsMaking(true)}>
            <IconPlus aria-hidden />
            {t('boardAdding.newBoard')}
          </button>
        </div>
      )}
      {isBare && <Face title={t('boardAdding.none')} hint={t('boardAdding.noneHint')} />}
      {list.isPending && <ProgressLine label={t('loading')} />}
      {list.error && <FailureFace isPart error={list.error} what={t('boardAdding.failed')} onRetry={list.retry} />}
      {list.items.length === 0 && keyword !== null && !list.isPending && !list.error && (
        <p className={styles['none']}>{t('boardAdding.noMatch')}</p>
      )}
      {list.items.length > 0 && (
        <ul className={styles['boards']} aria-label={t('boardAdding.mine')} aria-busy={list.isOutdated}>
          {list.items.map((board) => (
            <li key={board.id}>
              <BoardRow
                board={board}
                isHeld={held.has(board.id)}
                isBusy={busyId === board.id}
                onChoose={() => void add(board)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <button type="button" className={buttons['plain']} onClick={list.readOn}>
          {t('boardAdding.more')}
        </button>
      )}
    </div>
  )
}

/** A member's own boards, those of a name or with a SKU. */
function useMine(
  memberId: string,
  {
    keyword = null,
    skuId = null,
    isWanted = true,
  }: { keyword?: string | null; skuId?: string | null; isWanted?: boolean },
) {
  const wanted = { ...ALL_BOARDS, isMine: true, keyword, skuId }
  return useEndlessList(useInfiniteQuery({ ...boardPagesOf(wanted, memberId), enabled: isWanted }), boardsIn)
}

function boardsIn(pages: readonly { list: BoardCard[] }[]): BoardCard[] {
  return pages.flatMap(({ list }) => list)
}
