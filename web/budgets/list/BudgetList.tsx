import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { IconLayoutGrid, IconListDetails, IconSum } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MOST_BUDGETS } from '../../../contract/budgets/budget.ts'
import { useLeaving } from '../../collaboration/people/leaving.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import buttons from '../../ui/buttons.module.css'
import { Face } from '../../ui/Face.tsx'
import { focusIfLost } from '../../ui/focus/focus.ts'
import { resultsTarget } from '../../ui/focus/skip-target.ts'
import { readAll, useEndlessList } from '../../ui/lists/endless-list.ts'
import { neighbourOf } from '../../ui/lists/selection.ts'
import { useSelection } from '../../ui/lists/use-selection.ts'
import { isNarrowed } from '../budget-address.ts'
import { budgetPagesOf, readBudgetsAgain, type BudgetCard } from '../queries.ts'
import { focusBudget } from './budget-link.ts'
import styles from './BudgetList.module.css'
import { BudgetsSkeleton } from './BudgetsSkeleton.tsx'
import { BudgetListTable } from './BudgetListTable.tsx'
import { BudgetTools } from './BudgetTools.tsx'
import { useBudgetDeletion } from './deletion.ts'
import { useDuplication } from './duplication.ts'
import { TickedBar } from './TickedBar.tsx'
import { useWantedBudgets } from './wanted-budgets.ts'

interface BudgetListProps {
  memberId: string
  onCreate: () => void
  /** What had the focus has left with the last list. */
  onLeft: () => void
}

/** A member's lists as they were asked for, with every face there can be, and what is done with those that are ticked. */
export function BudgetList({ memberId, onCreate, onLeft }: BudgetListProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { wanted } = useWantedBudgets()
  const pages = useInfiniteQuery(budgetPagesOf(wanted, memberId))
  const list = useEndlessList(pages, budgetsIn)
  const { items, total, isPending, isOutdated, error, failedOn } = list
  const { selection, ticked, tick, tickAll, tickNone, end } = useSelection(items)
  const { duplicate, beginLike, duplicateSome } = useDuplication()
  const allBox = useRef<HTMLInputElement>(null)
  const restored = useRef<string>(undefined)
  const remove = useBudgetDeletion((id) => {
    restored.current = id
  })
  // The restored one takes the focus, once it is among the others.
  useEffect(() => {
    const { current: id } = restored
    if (id === undefined || !items.some((budget) => budget.id === id)) return
    restored.current = undefined
    focusBudget(id)
  }, [items])

  const leaving = useLeaving(() => {
    readBudgetsAgain(client)
    onLeft()
  })
  // The pressed button goes with its list, so the focus moves to a neighbour.
  const removeSome = (budgets: readonly BudgetCard[]) => {
    if (budgets.length === 0) return
    const neighbour = neighbourOf(
      new Set(budgets.map(({ id }) => id)),
      items.map(({ id }) => id),
    )
    remove(budgets)
    flushSync(end)
    if (neighbour === undefined) onLeft()
    else focusBudget(neighbour)
  }
  const endHere = () => {
    flushSync(end)
    focusIfLost(allBox.current)
  }
  const tickEvery = () => void readAll(pages, budgetsIn).then(tickAll)
  const pressKey = (event: KeyboardEvent) => {
    // Keys in a dialog or a menu come here as well, and those in a field are its own.
    if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return
    if (event.target.matches('input:not([type="checkbox"])')) return
    if (event.key === 'Delete' && !wanted.isShared) removeSome(ticked)
    if (event.key === 'Escape' && !event.defaultPrevented) endHere()
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    tickEvery()
  }

  const isEmpty = items.length === 0 && !isPending && !error
  const isBare = isEmpty && !isNarrowed(wanted)
  const nothingYet = wanted.isShared ? (
    <Face title={t('budgets.emptyShared')} hint={t('budgets.emptySharedHint')} />
  ) : (
    <NothingYet onCreate={onCreate} />
  )
  const rows = () => {
    if (isPending) return <BudgetsSkeleton />
    if (error) return <FailureFace isPart error={error} what={t('budgets.failed')} onRetry={list.retry} />
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are shortcuts of the buttons within
      <div className={isOutdated ? styles['outdated'] : undefined} aria-busy={isOutdated} onKeyDown={pressKey}>
        <TickedBar
          count={ticked.length}
          total={total}
          isTicking={selection.hasBegun}
          allBox={allBox}
          onAll={tickEvery}
          onNone={tickNone}
          onEnd={endHere}
          onDuplicate={() => duplicateSome(ticked)}
          onRemove={wanted.isShared ? undefined : () => removeSome(ticked)}
        />
        {total >= MOST_BUDGETS && !isNarrowed(wanted) && !wanted.isShared && <Full />}
        <BudgetListTable
          budgets={items}
          now={pages.dataUpdatedAt}
          ticked={selection.ids}
          onTick={tick}
          hasMore={list.hasMore}
          onNearEnd={list.readOn}
          onDuplicate={duplicate}
          onBeginLike={beginLike}
          onDelete={(budget) => removeSome([budget])}
          onLeave={({ id: refId, name }) => leaving.ask({ kind: 'budget', refId, name })}
        />
        {failedOn && (
          <Face
            title={t('budgets.failed')}
            hint={reasonOf(failedOn, t)}
            action={<RetryButton look="plain" onRetry={list.retry} />}
          />
        )}
      </div>
    )
  }
  return (
    <div ref={isEmpty ? undefined : resultsTarget} className={styles['results']} tabIndex={-1}>
      {!isBare && <BudgetTools />}
      {/* There before it has anything to say, so that it is read out. */}
      <div aria-live="polite">{isEmpty && (isBare ? nothingYet : <NothingFound />)}</div>
      {!isEmpty && rows()}
      {leaving.dialog}
    </div>
  )
}

function Full() {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language).format(MOST_BUDGETS)
  return <p className={styles['full']}>{t('budgets.full', { figure })}</p>
}

const STEPS = [
  { name: 'rooms', Icon: IconLayoutGrid },
  { name: 'lines', Icon: IconListDetails },
  { name: 'totals', Icon: IconSum },
] as const

/** What a list is for, and how one comes about. */
function NothingYet({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Face
        title={t('budgets.empty')}
        hint={t('budgets.emptyHint')}
        action={
          <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={onCreate}>
            {t('budgets.create')}
          </button>
        }
      />
      <ol className={styles['steps']}>
        {STEPS.map(({ name, Icon }) => (
          <li key={name}>
            <Icon aria-hidden />
            <p className={styles['step']}>{t(`budgets.steps.${name}`)}</p>
            <p>{t(`budgets.steps.${name}Hint`)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function NothingFound() {
  const { t } = useTranslation()
  const { change } = useWantedBudgets()
  return (
    <Face
      title={t('budgets.none')}
      hint={t('budgets.noneHint')}
      action={
        <button type="button" className={buttons['plain']} onClick={() => change({ keyword: null, status: null })}>
          {t('budgets.noneClear')}
        </button>
      }
    />
  )
}

function budgetsIn(pages: readonly { list: BudgetCard[] }[]): BudgetCard[] {
  // One that moved between two pages comes once.
  return [...new Map(pages.flatMap(({ list }) => list.map((budget) => [budget.id, budget] as const))).values()]
}
