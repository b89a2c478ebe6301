import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ShareState } from '../../../contract/sharing/activity-calls.ts'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import tickBox from '../../kit/fields/tick-box.module.css'
import menu from '../../kit/menu.module.css'
import { momentOf, timeAgo } from '../../kit/moments.ts'
import { say } from '../../kit/toasts/spoken.ts'
import { NameForm } from '../../workspace/NameForm.tsx'
import { PlacingItems } from '../../workspace/PlacingItems.tsx'
import { useIsInProject } from '../../workspace/placing.ts'
import { sharedWays } from '../../workspace/shared-states.ts'
import { dayText, rangeText } from '../amount-text.ts'
import { budgetAddress } from '../budget-address.ts'
import { useChangeBudget, type BudgetCard } from '../queries.ts'
import { budgetLinkId } from './budget-link.ts'
import styles from './BudgetListTable.module.css'

/** Actions on a list that is not open. */
export interface BudgetActions {
  onDuplicate: (budget: BudgetCard) => void
  onBeginLike: (budget: BudgetCard) => void
  onDelete: (budget: BudgetCard) => void
  onLeave: (budget: BudgetCard) => void
}

interface BudgetRowProps extends BudgetActions {
  budget: BudgetCard
  /** Epoch milliseconds. */
  now: number
  /** How an own list is shared. */
  state: ShareState | undefined
  isTicked: boolean
  onTick: (id: string, isRange: boolean) => void
}

/** A list as a row of the table. */
export function BudgetRow({ budget, now, state, isTicked, onTick, ...actions }: BudgetRowProps) {
  const { code, clientName } = budget
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <tr data-ticked={isTicked}>
      <td className={styles['tick']}>
        <Tick budget={budget} isTicked={isTicked} onTick={onTick} />
      </td>
      <th scope="row" className={styles['name']}>
        <Name budget={budget} isRenaming={isRenaming} onRenamed={() => setIsRenaming(false)} />
        <Whose budget={budget} state={state} />
      </th>
      <td className={styles['code']} title={code}>
        {code || <None />}
      </td>
      <td title={clientName}>{clientName ? <p className={styles['client']}>{clientName}</p> : <None />}</td>
      <td>
        <Status budget={budget} />
      </td>
      <td className={styles['total']}>
        <Total budget={budget} />
      </td>
      <td>
        <Priced budget={budget} />
      </td>
      <td className={styles['date']}>{useProjectDate(budget) ?? <None />}</td>
      <td className={styles['date']}>
        <Changed budget={budget} now={now} />
      </td>
      <td className={styles['menu']}>
        <BudgetMenu budget={budget} onRename={() => setIsRenaming(true)} {...actions} />
      </td>
    </tr>
  )
}

/** A list on a phone. */
export function BudgetEntry({ budget, now, state, isTicked, onTick, ...actions }: BudgetRowProps) {
  const { t } = useTranslation()
  const { name, code, clientName } = budget
  const [isRenaming, setIsRenaming] = useState(false)
  const date = useProjectDate(budget)
  const whose = [code, clientName].filter(Boolean).join(' · ')
  return (
    <li>
      <article className={styles['entry']} aria-label={name} data-ticked={isTicked}>
        <Tick budget={budget} isTicked={isTicked} onTick={onTick} />
        <div className={styles['facts']}>
          <Name budget={budget} isRenaming={isRenaming} onRenamed={() => setIsRenaming(false)} />
          <Whose budget={budget} state={state} />
          {whose && <p className={styles['whose']}>{whose}</p>}
          <Total budget={budget} />
          <div className={styles['states']}>
            <Status budget={budget} />
            <Priced budget={budget} />
          </div>
          <p className={styles['whose']}>
            {date !== null && <>{t('budgets.forDate', { date })} · </>}
            <Changed budget={budget} now={now} isSentence />
          </p>
        </div>
        <BudgetMenu budget={budget} onRename={() => setIsRenaming(true)} {...actions} />
      </article>
    </li>
  )
}

/** Of an own list how it is shared; of another's its owner, and what the member may do. */
function Whose({ budget: { ownerName, right }, state }: Pick<BudgetRowProps, 'budget' | 'state'>) {
  const { t } = useTranslation()
  if (right === 'own') {
    const ways = state ? sharedWays(state, t) : []
    return ways.length > 0 && <p className={styles['whose']}>{ways.join(' · ')}</p>
  }
  return <p className={styles['whose']}>{t('budgets.by', { name: ownerName, right: t(`budgets.rights.${right}`) })}</p>
}

function None() {
  return <span className={styles['none']}>–</span>
}

function Tick({ budget: { id, name }, isTicked, onTick }: Pick<BudgetRowProps, 'budget' | 'isTicked' | 'onTick'>) {
  const { t } = useTranslation()
  return (
    <label className={styles['box']}>
      <input
        className={tickBox['box']}
        type="checkbox"
        aria-label={t('budgets.select', { name })}
        checked={isTicked}
        // React passes on the click, which knows about the shift key.
        onChange={({ nativeEvent }) => onTick(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}

interface NameProps {
  budget: BudgetCard
  isRenaming: boolean
  onRenamed: () => void
}

function Name({ budget: { id, name, version }, isRenaming, onRenamed }: NameProps) {
  const { t } = useTranslation()
  const { mutateAsync: change } = useChangeBudget()
  const link = useRef<HTMLAnchorElement>(null)
  const takesFocus = useRef(false)
  // The text field that had the focus is gone in this render.
  useLayoutEffect(() => {
    if (takesFocus.current && !isRenaming) link.current?.focus()
    takesFocus.current = false
  }, [isRenaming])
  const rename = async (next: string) => {
    if (next === name) return
    await change({ id, version, list: { name: next } })
    say(t('budgets.renamed'))
  }
  const endRenaming = (hadFocus: boolean) => {
    takesFocus.current = hadFocus
    onRenamed()
  }
  if (!isRenaming)
    return (
      <Link ref={link} id={budgetLinkId(id)} className={styles['link']} to={budgetAddress(id)} title={name} dir="auto">
        {name}
      </Link>
    )
  return (
    <NameForm
      name={name}
      label={t('budgets.name')}
      prompt={t('budgets.namePrompt')}
      saveLabel={t('budgets.save')}
      cancelLabel={t('budgets.cancel')}
      onSave={rename}
      onEnd={endRenaming}
    />
  )
}

function Status({ budget: { status } }: { budget: BudgetCard }) {
  const { t } = useTranslation()
  return (
    <span className={styles['status']} data-status={status}>
      {t(`budgets.statuses.${status}`)}
    </span>
  )
}

/** The total from lowest to highest in the list's own currency, and whether prices are missing. */
function Total({ budget: { totals, countedLines, baseCurrency } }: { budget: BudgetCard }) {
  const { t, i18n } = useTranslation()
  const { low, high, unpriced } = totals
  if (countedLines === 0) return <p className={styles['none']}>{t('budgets.noLines')}</p>
  if (unpriced === countedLines) return <p className={styles['warning']}>{t('budgets.noPrices')}</p>
  const figure = new Intl.NumberFormat(i18n.language).format(unpriced)
  return (
    <>
      <p>
        <span className={styles['currency']}>{baseCurrency}</span> {rangeText(low, high, baseCurrency, i18n.language)}
      </p>
      {unpriced > 0 && <p className={styles['warning']}>{t('budgets.incomplete', { count: unpriced, figure })}</p>}
    </>
  )
}

/** The share of lines that have a price. */
function Priced({ budget: { totals, countedLines } }: { budget: BudgetCard }) {
  const { t, i18n } = useTranslation()
  if (countedLines === 0) return null
  const figures = new Intl.NumberFormat(i18n.language)
  const priced = countedLines - totals.unpriced
  const counted = { figure: figures.format(countedLines), priced: figures.format(priced) }
  const isAll = priced === countedLines
  return (
    <span className={styles['priced']} data-all={isAll}>
      <span className={styles['bar']} aria-hidden>
        <span style={{ width: `${(priced / countedLines) * 100}%` }} />
      </span>
      {isAll && countedLines === 1
        ? t('budgets.onePriced')
        : t(isAll ? 'budgets.allPriced' : 'budgets.priced', counted)}
    </span>
  )
}

function useProjectDate({ projectDate }: BudgetCard): string | null {
  const { i18n } = useTranslation()
  return projectDate === null ? null : dayText(projectDate, i18n.language)
}

function Changed({
  budget: { updateTime },
  now,
  isSentence = false,
}: {
  budget: BudgetCard
  now: number
  isSentence?: boolean
}) {
  const { t, i18n } = useTranslation()
  const time = timeAgo(updateTime, now, i18n.resolvedLanguage ?? 'en') ?? t('budgets.changedNow')
  return (
    <time dateTime={new Date(updateTime).toISOString()} title={momentOf(updateTime, i18n.language)}>
      {isSentence ? t('budgets.changed', { time }) : time}
    </time>
  )
}

interface BudgetMenuProps extends BudgetActions {
  budget: BudgetCard
  onRename: () => void
}

function BudgetMenu({ budget, onRename, onDuplicate, onBeginLike, onDelete, onLeave }: BudgetMenuProps) {
  const { t } = useTranslation()
  const isInProject = useIsInProject()
  return (
    <Menu position="bottom-end" classNames={menu} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <button type="button" className={styles['more']} aria-label={t('budgets.menu', { name: budget.name })}>
          <IconDots />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {includesRight(budget.right, 'edit') && <Menu.Item onClick={onRename}>{t('budgets.rename')}</Menu.Item>}
        <Menu.Item onClick={() => onDuplicate(budget)}>{t('budgets.duplicate')}</Menu.Item>
        <Menu.Item onClick={() => onBeginLike(budget)}>{t('budgets.asTemplate')}</Menu.Item>
        <PlacingItems
          thing={{ kind: 'budget', refId: budget.id, name: budget.name, project: budget.project, right: budget.right }}
        />
        {budget.right === 'own' && <Menu.Item onClick={() => onDelete(budget)}>{t('budgets.delete')}</Menu.Item>}
        {budget.right !== 'own' && !isInProject && (
          <Menu.Item onClick={() => onLeave(budget)}>{t('budgets.leave')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
