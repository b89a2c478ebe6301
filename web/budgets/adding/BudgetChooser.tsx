import '../../locales/budget-adding-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { decimalSignOf, readTyped } from '../../../contract/budgets/typed.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useUnitName } from '../../catalogue/prices/price-text.ts'
import { reportFailure } from '../../errors/report.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useHistoryStep } from '../../kit/history/history-step.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { Chooser, useSearchOfMine } from '../../workspace/choosing/Chooser.tsx'
import { budgetAddress } from '../budget-address.ts'
import { offersOf, type BudgetCard } from '../queries.ts'
import { addToBudget, addToNewBudget } from './add-skus.ts'
import { endAskingForBudget, type SourceToAdd } from './ask-for-budget.ts'
import styles from './BudgetChooser.module.css'
import { BudgetChoice } from './BudgetChoice.tsx'
import { useChooserWords, useMyBudgets } from './my-budgets.ts'
import { typedProblemText } from './problem-text.ts'
import { isCountedUnit } from './quantities.ts'
import { useQuantityText } from './quantity-text.ts'
import { SendPreview } from './sending/SendPreview.tsx'
import type { TargetList } from './sending/use-sending.ts'
import { NotAdded, type Adding } from './writing.ts'

interface BudgetChooserProps {
  memberId: string
  /** Null while the dialog is closed or fades out. */
  asked: SourceToAdd | null
}

/** The member's budget lists, and a form for a new one. A press adds to a list or to one of its rooms. */
export function BudgetChooser({ memberId, asked }: BudgetChooserProps) {
  const { t } = useTranslation()
  const isOpen = asked !== null
  // While the dialog fades out, it keeps showing the last question.
  const [last, setLast] = useState(asked)
  const [target, setTarget] = useState<TargetList | null>(null)
  if (asked && asked !== last) {
    setLast(asked)
    setTarget(null)
  }
  useHistoryStep(isOpen, endAskingForBudget, 'addingToBudget')
  const shown = asked ?? last
  const client = useQueryClient()
  const navigate = useNavigate()
  const adding = { client, memberId, open: (id: string) => void navigate(budgetAddress(id)) }
  const board = shown && 'board' in shown ? shown.board : null
  const skuIds = shown && 'skuIds' in shown ? shown.skuIds : []
  const title = board
    ? target
      ? t('budgetAdding.send.titleTo', { board: board.name, budget: target.name })
      : t('budgetAdding.send.title', { board: board.name })
    : t(skuIds.length === 1 ? 'budgetAdding.titleOfOne' : 'budgetAdding.title', { count: skuIds.length })
  return (
    <Dialog
      title={title}
      closeLabel={t('drawer.close')}
      width={board && target ? 620 : 480}
      isOpen={isOpen}
      onClose={endAskingForBudget}
      hasField
      layer="over-drawer"
    >
      {!board && <ForSkus key={skuIds.join()} adding={adding} skuIds={skuIds} />}
      {board && !target && <ForBoard memberId={memberId} onChoose={setTarget} />}
      {board && target && (
        <SendPreview
          adding={adding}
          boardId={board.id}
          target={target}
          onBack={() => setTarget(null)}
          onSent={endAskingForBudget}
        />
      )}
    </Dialog>
  )
}

/** Chooses the list that a board is sent to. */
function ForBoard({ memberId, onChoose }: { memberId: string; onChoose: (target: TargetList) => void }) {
  const { t } = useTranslation()
  const words = useChooserWords()
  const { keyword, search } = useSearchOfMine()
  const list = useMyBudgets(memberId, keyword)
  return (
    <Chooser
      words={{ ...words, noneHint: t('budgetAdding.send.noneHint'), create: t('budgetAdding.send.create') }}
      list={list}
      keyword={keyword}
      search={search}
      renderRow={(budget) => (
        <BudgetChoice budget={budget} memberId={memberId} isBusy={false} isWhole onChoose={() => onChoose(budget)} />
      )}
      // The list is created when the board is sent.
      onMake={async (name) => onChoose({ id: null, name })}
    />
  )
}

function ForSkus({ adding, skuIds }: { adding: Adding; skuIds: readonly string[] }) {
  const words = useChooserWords()
  const isChinese = useIsChinese()
  const say = useQuantityText()
  const { keyword, search } = useSearchOfMine()
  const list = useMyBudgets(adding.memberId, keyword)
  const [busyId, setBusyId] = useState<string | null>(null)
  const quantity = useQuantityFor(skuIds)
  const some = (value: string | null) => ({ skuIds, quantity: value, isChinese, say })
  const attempt = async (add: (value: string | null) => Promise<void>) => {
    const value = quantity.read()
    if (value === undefined) return
    await add(value)
    endAskingForBudget()
  }
  const addTo = async (budget: BudgetCard, roomId: string | null) => {
    if (busyId !== null) return
    setBusyId(budget.id)
    try {
      await attempt((value) => addToBudget(adding, { id: budget.id, name: budget.name, roomId }, some(value)))
    } catch (error) {
      if (error instanceof NotAdded) showToast(error.message)
      else reportFailure(error)
    } finally {
      setBusyId(null)
    }
  }
  return (
    <>
      {quantity.field}
      <Chooser
        words={words}
        list={list}
        keyword={keyword}
        search={search}
        renderRow={(budget) => (
          <BudgetChoice
            budget={budget}
            memberId={adding.memberId}
            isBusy={busyId === budget.id}
            onChoose={(roomId) => void addTo(budget, roomId)}
          />
        )}
        onMake={(name, key) => attempt((value) => addToNewBudget(adding, { name, key }, some(value)))}
      />
    </>
  )
}

/** The quantity of the only SKU, as the member types it. `read` is undefined where the text is not a quantity. */
function useQuantityFor(skuIds: readonly string[]) {
  const { t, i18n } = useTranslation()
  const unitName = useUnitName()
  const isOne = skuIds.length === 1
  const { data: offers } = useQuery({ ...offersOf(skuIds), enabled: isOne })
  const unit = offers?.[0]?.unit
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  return {
    read: (): string | null | undefined => {
      const decimalSign = decimalSignOf(i18n.language)
      const { value, problem: found } = readTyped(typed, {
        kind: 'quantity',
        decimalSign,
        ...(unit !== undefined && { unit }),
      })
      setProblem(found && typedProblemText(t, found))
      return value
    },
    field: isOne && (
      <div className={styles['quantity']}>
        <TextField
          label={t('budgetAdding.quantity')}
          value={typed}
          error={problem}
          note={t(unit !== undefined && isCountedUnit(unit) ? 'budgetAdding.pieceNote' : 'budgetAdding.quantityNote')}
          inputMode="decimal"
          autoComplete="off"
          aside={unit !== undefined && <span className={styles['unit']}>{unitName(unit)}</span>}
          onChange={(value) => {
            setTyped(value)
            setProblem(undefined)
          }}
        />
      </div>
    ),
  }
}
