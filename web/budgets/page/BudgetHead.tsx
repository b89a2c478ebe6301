import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDownload,
  IconPlus,
  IconSettings,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LONGEST_BUDGET_NAME } from '../../../contract/budgets/budget.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { say } from '../../kit/toasts/spoken.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { TypedInput } from '../../kit/typing/TypedInput.tsx'
import { BUDGETS, SHARED_BUDGETS } from '../budget-address.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor, useBudgetLock, useOpenness } from '../editing/use-budget.ts'
import styles from './BudgetHead.module.css'
import { StatusMenu } from './StatusMenu.tsx'

/** Dialogs that the head opens. */
export type BudgetDialog = 'export' | 'settings' | 'prices'

interface BudgetHeadProps {
  editor: BudgetEditor
  /** Beside its name, such as a link to its project. */
  place: ReactNode
  /** How many lines have no price. */
  unpriced: number
  isAdding: boolean
  /** The share button. */
  share: ReactNode
  /** Undefined where no line can be added. */
  onAdd: (() => void) | undefined
  onOpen: (dialog: BudgetDialog) => void
}

/** A list's name, status and save state, and its actions. */
export function BudgetHead({ editor, place, unpriced, isAdding, share, onAdd, onOpen }: BudgetHeadProps) {
  const { t } = useTranslation()
  const isOwner = useEditor(editor, ({ right }) => right === 'own')
  const back = isOwner ? 'budgetPage.toLists' : 'budgets.shared'
  const lock = useBudgetLock(editor)
  const status = useOpenness(editor)
  const mayAdd = mayChange(status, { of: 'line', field: 'whole' })
  return (
    <div className={styles['head']}>
      <Link className={styles['back']} to={isOwner ? BUDGETS : SHARED_BUDGETS} aria-label={t(back)} title={t(back)}>
        <IconArrowLeft />
      </Link>
      <BudgetName editor={editor} />
      {place}
      <StatusMenu editor={editor} unpriced={unpriced} />
      <SaveState editor={editor} />
      {!lock && <History editor={editor} />}
      <div className={styles['actions']}>
        {mayAdd && onAdd && (
          <button type="button" className={styles['button']} aria-expanded={isAdding} onClick={onAdd}>
            <IconPlus />
            <span>{t('budgetPage.addLine')}</span>
          </button>
        )}
        {share}
        {lock !== 'gone' && (
          <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => onOpen('export')}>
            <IconDownload />
            <span>{t('budgetPage.export.open')}</span>
          </button>
        )}
        {!lock && (
          <button
            type="button"
            className={styles['icon']}
            aria-label={t('budgetPage.settings.open')}
            title={t('budgetPage.settings.open')}
            aria-haspopup="dialog"
            onClick={() => onOpen('settings')}
          >
            <IconSettings />
          </button>
        )}
      </div>
    </div>
  )
}

/** The page's heading, which is also the field for the list's name. Enter and leaving save the text, Escape discards it. */
function BudgetName({ editor }: { editor: BudgetEditor }) {
  const { t } = useTranslation()
  const name = useEditor(editor, ({ draft }) => draft.fields.name)
  const isOpen = mayChange(useOpenness(editor), { of: 'list', field: 'name' })
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <TypedInput
        className={styles['name']}
        aria-label={t('budgetPage.name')}
        spellCheck={false}
        maxLength={LONGEST_BUDGET_NAME}
        readOnly={!isOpen}
        title={name}
        value={name}
        onTake={(typed) => {
          const next = typed.trim()
          if (next !== '' && next !== name) editor.edit({ fields: { name: next } })
        }}
      />
    </>
  )
}

const WRONG = new Set(['conflict', 'refused', 'full'])

/** Whether the edits are saved, in words. Screen readers announce only problems, because the rest changes with every edit. */
function SaveState({ editor }: { editor: BudgetEditor }) {
  const { t } = useTranslation()
  const save = useEditor(editor, (state) => state.save)
  const isWrong = WRONG.has(save)
  return (
    <p className={styles['state']}>
      <span data-wrong={isWrong} data-save={save} role={isWrong ? 'alert' : undefined}>
        {t(`budgetPage.save.${save}`)}
      </span>
    </p>
  )
}

function History({ editor }: { editor: BudgetEditor }) {
  const { t } = useTranslation()
  const canUndo = useEditor(editor, (state) => state.canUndo)
  const canRedo = useEditor(editor, (state) => state.canRedo)
  const step = (way: 'undo' | 'redo') => {
    const { isTaken, passedOver, leftCount } = editor[way]()
    const passed = passedOver > 0 ? t('budgetPage.passedOver', { count: passedOver }) : ''
    const done = t(way === 'undo' ? 'budgetPage.undone' : 'budgetPage.redone')
    const left = leftCount > 0 ? t('budgetPage.leftAsTheyAre', { count: leftCount }) : ''
    const said = [isTaken ? done : '', passed, left].filter(Boolean).join(' ')
    // A toast shows it too, because nothing moves on the page.
    if (left) showToast(said)
    else say(said)
  }
  return (
    <div className={styles['history']}>
      {/* Not `disabled`, which would take the focus from the button. */}
      <button
        type="button"
        className={styles['icon']}
        aria-label={t('budgetPage.undo')}
        title={t('budgetPage.undo')}
        aria-disabled={!canUndo}
        onClick={() => canUndo && step('undo')}
      >
        <IconArrowBackUp />
      </button>
      <button
        type="button"
        className={styles['icon']}
        aria-label={t('budgetPage.redo')}
        title={t('budgetPage.redo')}
        aria-disabled={!canRedo}
        onClick={() => canRedo && step('redo')}
      >
        <IconArrowForwardUp />
      </button>
    </div>
  )
}
