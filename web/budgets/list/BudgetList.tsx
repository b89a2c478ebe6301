import '../../locales/budgets-texts.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MOST_BUDGETS } from '../../../contract/budgets/budget.ts'
import { useLeaving } from '../../collaboration/people/leaving.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { Face } from '../../kit/Face.tsx'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { resultsTarget } from '../../kit/focus/skip-target.ts'
import { readAll, useEndlessList } from '../../kit/lists/endless-list.ts'
import { itemsOnce } from '../../kit/lists/once-each.ts'
import { useRestoredFocus } from '../../kit/lists/restored-focus.ts'
import { neighbourOf } from '../../kit/lists/selection.ts'
import { useSelection } from '../../kit/lists/use-selection.ts'
import { useSharedStates } from '../../workspace/shared-states.ts'
import { ALL_BUDGETS, isNarrowed } from '../budget-address.ts'
import { budgetPagesOf, readBudgetsAgain, type BudgetCard } from '../queries.ts'
import { focusBudget } from './budget-link.ts'
import styles from './BudgetList.module.css'
import { BudgetsSkeleton } from './BudgetsSkeleton.tsx'
import { BudgetListTable } from './BudgetListTable.tsx'
import { BudgetTools } from './BudgetTools.tsx'
import { useBudgetDeletion } from './deletion.ts'
import { useBudgetDuplication } from './duplication.ts'
import { NoBudgets } from './NoBudgets.tsx'
import { TickedBar } from './TickedBar.tsx'
import { useWantedBudgets } from './wanted-budgets.ts'

interface BudgetListProps {
  memberId: string
  onCreate: () => void
  /** The last list has gone, and the focus with it. */
  onLeft: () => void
  /** The lists of a project, which has no filters: what stands in place of lists where there are none. */
  inProject?: { projectId: string; none: ReactNode }
}

/** A member's lists: loading, empty, failed or shown, and what can be done with the ticked ones. */
export function BudgetList({ memberId, onCreate, onLeft, inProject }: BudgetListProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { wanted: ofAddress } = useWantedBudgets()
  const wanted = inProject ? { ...ALL_BUDGETS, projectId: inProject.projectId } : ofAddress
  const pages = useInfiniteQuery(budgetPagesOf(wanted, memberId))
  const list = useEndlessList(pages, itemsOnce<BudgetCard>)
  const { items, total, isPending, isOutdated, error, failedOn } = list
  const { selection, ticked, tick, tickAll, tickNone, end } = useSelection(items)
  const { duplicate, beginLike, duplicateSome } = useBudgetDuplication()
  const own = items.filter(({ right }) => right === 'own')
  const states = useSharedStates('budget', own, own.length > 0)
  // Only who owns a list may delete it.
  const mayRemove = !wanted.isShared && ticked.every(({ right }) => right === 'own')
  const allBox = useRef<HTMLInputElement>(null)
  const removeSome = useRemoval(items, { onBefore: end, onLeft })
  const leaving = useLeaving(() => {
    readBudgetsAgain(client)
    onLeft()
  })
  const endHere = () => {
    flushSync(end)
    focusIfLost(allBox.current)
  }
  const tickEvery = () => void readAll(pages, itemsOnce<BudgetCard>).then(tickAll)
  const pressKey = (event: KeyboardEvent) =>
    pressInList(event, { onRemove: mayRemove ? () => removeSome(ticked) : undefined, onEnd: endHere, onAll: tickEvery })

  const isEmpty = items.length === 0 && !isPending && !error
  const isBare = isEmpty && !isNarrowed(wanted)
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
          onRemove={mayRemove ? () => removeSome(ticked) : undefined}
        />
        {total >= MOST_BUDGETS && !isNarrowed(wanted) && !wanted.isShared && !inProject && <Full />}
        <BudgetListTable
          budgets={items}
          now={pages.dataUpdatedAt}
          ticked={selection.ids}
          onTick={tick}
          {...{ total, states, hasMore: list.hasMore }}
          onNearEnd={list.readOn}
          {...{ onDuplicate: duplicate, onBeginLike: beginLike }}
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
    <div ref={isEmpty || inProject ? undefined : resultsTarget} className={styles['results']} tabIndex={-1}>
      {!isBare && !inProject && <BudgetTools />}
      {/* The live region exists before it has text, so that screen readers announce it. */}
      <div aria-live="polite">{isEmpty && (inProject ? inProject.none : <NoBudgets onCreate={onCreate} />)}</div>
      {!isEmpty && rows()}
      {leaving.dialog}
    </div>
  )
}

interface ListDeeds {
  /** Undefined where the ticked lists may not be deleted. */
  onRemove: (() => void) | undefined
  onEnd: () => void
  onAll: () => void
}

/** The keys of the list: Delete, Escape, and all of them by Ctrl+A. */
function pressInList(event: KeyboardEvent, { onRemove, onEnd, onAll }: ListDeeds): void {
  // Dialogs and menus bubble their keys up to here, and a text field handles its own.
  if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return
  if (event.target.matches('input:not([type="checkbox"])')) return
  if (event.key === 'Delete') onRemove?.()
  if (event.key === 'Escape' && !event.defaultPrevented) onEnd()
  if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  onAll()
}

interface RemovalOptions {
  /** Unticks everything. */
  onBefore: () => void
  /** The list that had the focus was the last one. */
  onLeft: () => void
}

/** Deletes lists and moves the focus to a neighbour; a restored list takes the focus. */
function useRemoval(items: readonly BudgetCard[], { onBefore, onLeft }: RemovalOptions) {
  const remove = useBudgetDeletion(useRestoredFocus(items, focusBudget))
  // The pressed button disappears with its list, so the focus moves to a neighbour.
  return (budgets: readonly BudgetCard[]) => {
    if (budgets.length === 0) return
    const neighbour = neighbourOf(
      new Set(budgets.map(({ id }) => id)),
      items.map(({ id }) => id),
    )
    remove(budgets)
    flushSync(onBefore)
    if (neighbour === undefined) onLeft()
    else focusBudget(neighbour)
  }
}

function Full() {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language).format(MOST_BUDGETS)
  return <p className={styles['full']}>{t('budgets.full', { figure })}</p>
}
