import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { budgetStatuses, type BudgetStatus } from '../../../contract/budgets/budget.ts'
import { nextStatuses } from '../../../contract/budgets/permitted.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import menu from '../../kit/menu.module.css'
import { momentOf } from '../../kit/moments.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor, useIsLooking } from '../editing/use-budget.ts'
import styles from './StatusMenu.module.css'
import { useMove } from './use-move.ts'

/** These statuses forbid most edits, so they are confirmed first. */
const ASKED: ReadonlySet<BudgetStatus> = new Set(['approved', 'closed'])

/** A list's status: its menu moves the list on, or shows the history of its statuses. */
export function StatusMenu({ editor, unpriced }: { editor: BudgetEditor; unpriced: number }) {
  const { t } = useTranslation()
  const status = useEditor(editor, (state) => state.status)
  const isLooking = useIsLooking(editor)
  const [asked, setAsked] = useState<BudgetStatus | null>(null)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const { isMoving, move } = useMove(editor)
  const moveOn = (to: BudgetStatus) => {
    if (!isMoving) setAsked(null)
    void move([to])
  }
  return (
    <>
      <Menu position="bottom-start" classNames={menu} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <button
            type="button"
            className={styles['status']}
            data-status={status}
            aria-label={t('budgetPage.status.label', { status: t(`budgets.statuses.${status}`) })}
            aria-busy={isMoving}
          >
            {t(`budgets.statuses.${status}`)}
            <IconChevronDown aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {(isLooking ? [] : nextStatuses(status)).map((next) => (
            <Menu.Item
              key={next}
              onClick={() => {
                if (ASKED.has(next) && isForward(status, next)) setAsked(next)
                else moveOn(next)
              }}
            >
              {t(`budgetPage.status.${isForward(status, next) ? 'forward' : 'back'}.${next}`)}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setIsHistoryOpen(true)}>{t('budgetPage.status.history')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <StatusQuestion asked={asked} unpriced={unpriced} onClose={() => setAsked(null)} onMove={moveOn} />
      <Dialog
        title={t('budgetPage.status.history')}
        closeLabel={t('budgetPage.close')}
        width={460}
        isOpen={isHistoryOpen}
        onClose={() => setIsHistoryOpen(false)}
      >
        <History editor={editor} />
      </Dialog>
    </>
  )
}

interface StatusQuestionProps {
  /** Null while nothing is asked. */
  asked: BudgetStatus | null
  /** How many lines have no price. */
  unpriced: number
  onClose: () => void
  onMove: (to: BudgetStatus) => void
}

/** Confirms a status that forbids most edits. */
function StatusQuestion({ asked, unpriced, onClose, onMove }: StatusQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={asked ? t(`budgetPage.status.forward.${asked}`) : ''}
      closeLabel={t('budgetPage.close')}
      width={460}
      isOpen={asked !== null}
      onClose={onClose}
    >
      {asked && (
        <>
          <p>{t(`budgetPage.closes.${asked}`)}</p>
          {unpriced > 0 && <p className={styles['warning']}>{t('budgetPage.unpricedAsked', { count: unpriced })}</p>}
          <div className={styles['deeds']}>
            <button type="button" className={buttons['plain']} onClick={onClose}>
              {t('budgetPage.cancel')}
            </button>
            <button type="button" className={buttons['filled']} onClick={() => onMove(asked)}>
              {t(`budgetPage.status.forward.${asked}`)}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Who moved the list to which status, and when; newest first. */
function History({ editor }: { editor: BudgetEditor }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const log = useEditor(editor, (state) => state.statusLog)
  if (log.length === 0) return <p className={styles['none']}>{t('budgetPage.status.noHistory')}</p>
  return (
    <ol className={styles['log']}>
      {log.toReversed().map(({ status, name, time, substituted }) => (
        <li key={`${time}-${status}`}>
          <span>{t(`budgets.statuses.${status}`)}</span>
          <span>{name}</span>
          <time dateTime={new Date(time).toISOString()}>{momentOf(time, i18n.language)}</time>
          {substituted && (
            <p className={styles['why']}>
              {t('budgetPage.status.substituted', {
                from: nameOf(isChinese, substituted.from),
                to: nameOf(isChinese, substituted.to),
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function isForward(from: BudgetStatus, to: BudgetStatus): boolean {
  return budgetStatuses.indexOf(to) > budgetStatuses.indexOf(from)
}
