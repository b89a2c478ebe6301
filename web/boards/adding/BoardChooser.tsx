import '../../locales/board-adding-texts.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'
import { reportFailure } from '../../errors/report.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useHistoryStep } from '../../kit/history/history-step.ts'
import { useEndlessList } from '../../kit/lists/endless-list.ts'
import { joinedList } from '../../kit/lists/joined-list.ts'
import { Chooser, useSearchOfMine, type ChooserWords } from '../../workspace/choosing/Chooser.tsx'
import { ALL_BOARDS, boardAddress } from '../board-address.ts'
import { boardPagesOf, type BoardCard } from '../queries.ts'
import { addToBoard, addToNewBoard } from './add-samples.ts'
import { endAskingForBoard, type SkusToAdd } from './ask-for-board.ts'
import { BoardRow } from './BoardRow.tsx'

interface BoardChooserProps {
  memberId: string
  /** Null while the dialog is closed or fades out. */
  asked: SkusToAdd | null
}

/** The boards that the member may edit, and a form for a new one. One press adds to a board. */
export function BoardChooser({ memberId, asked }: BoardChooserProps) {
  const { t } = useTranslation()
  const isOpen = asked !== null
  // While the dialog fades out, it keeps showing the last question.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  useHistoryStep(isOpen, endAskingForBoard, 'addingToBoard')
  const skuIds = (asked ?? last)?.skuIds ?? []
  return (
    <Dialog
      title={t('boardAdding.title', { count: skuIds.length })}
      closeLabel={t('drawer.close')}
      width={460}
      isOpen={isOpen}
      onClose={endAskingForBoard}
      hasField
      layer="over-drawer"
    >
      <Boards key={skuIds.join()} memberId={memberId} skuIds={skuIds} />
    </Dialog>
  )
}

function Boards({ memberId, skuIds }: { memberId: string; skuIds: readonly string[] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const words = useWords()
  const { keyword, search } = useSearchOfMine()
  const [only] = skuIds
  const list = useMine(memberId, { keyword })
  const holding = useMine(memberId, { skuId: only ?? null, isWanted: skuIds.length === 1 })
  const held = new Set(skuIds.length === 1 ? holding.items.map(({ id }) => id) : [])
  const [busyId, setBusyId] = useState<string | null>(null)
  const adding = { client, memberId, open: (id: string) => void navigate(boardAddress(id)) }
  const add = async (board: BoardCard) => {
    if (busyId !== null) return
    setBusyId(board.id)
    try {
      await addToBoard(adding, board, skuIds)
      endAskingForBoard()
    } catch (error) {
      reportFailure(error)
    } finally {
      setBusyId(null)
    }
  }
  const make = async (name: string, key: string) => {
    await addToNewBoard(adding, { name, key }, skuIds)
    endAskingForBoard()
  }
  return (
    <Chooser
      words={words}
      list={list}
      keyword={keyword}
      search={search}
      renderRow={(board) => (
        <BoardRow
          board={board}
          isHeld={held.has(board.id)}
          isBusy={busyId === board.id}
          onChoose={() => void add(board)}
        />
      )}
      onMake={make}
    />
  )
}

function useWords(): ChooserWords {
  const { t } = useTranslation()
  return {
    find: t('boardAdding.find'),
    mine: t('boardAdding.mine'),
    makeNew: t('boardAdding.newBoard'),
    none: t('boardAdding.none'),
    noneHint: t('boardAdding.noneHint'),
    noMatch: t('boardAdding.noMatch'),
    failed: t('boardAdding.failed'),
    more: t('boardAdding.more'),
    name: t('boardAdding.name'),
    namePrompt: t('boardAdding.namePrompt'),
    limit: { most: LONGEST_BOARD_NAME, text: t('boardAdding.nameFull', { count: LONGEST_BOARD_NAME }) },
    create: t('boardAdding.create'),
    making: t('boardAdding.adding'),
    cancel: t('boardAdding.cancel'),
  }
}

/** Boards that a member may edit, their own first, filtered by name or by a SKU on them. */
function useMine(
  memberId: string,
  {
    keyword = null,
    skuId = null,
    isWanted = true,
  }: { keyword?: string | null; skuId?: string | null; isWanted?: boolean },
) {
  const wanted = { ...ALL_BOARDS, keyword, skuId }
  const mine = boardPagesOf({ ...wanted, isMine: true }, memberId)
  const shared = boardPagesOf({ ...wanted, isShared: true }, memberId)
  return joinedList(
    useEndlessList(useInfiniteQuery({ ...mine, enabled: isWanted }), boardsIn),
    useEndlessList(useInfiniteQuery({ ...shared, enabled: isWanted }), othersIn),
  )
}

function boardsIn(pages: readonly { list: BoardCard[] }[]): BoardCard[] {
  return pages.flatMap(({ list }) => list)
}

function othersIn(pages: readonly { list: BoardCard[] }[]): BoardCard[] {
  return boardsIn(pages).filter(({ right }) => right === 'edit')
}
