import '../../locales/budget-trouble-texts.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { includesRight, type Right } from '../../../contract/collaboration/rights.ts'
import buttons from '../../kit/buttons.module.css'
import { BUDGETS } from '../budget-address.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor } from '../editing/use-budget.ts'
import styles from './BudgetTrouble.module.css'
import { useNamesInConflict } from './names-in-conflict.ts'

/** Says why a budget list is not saved and what helps; nothing where it is saved. */
export function BudgetTrouble({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const save = useEditor(editor, (state) => state.save)
  const refusal = useEditor(editor, (state) => state.refusal)
  const conflict = useEditor(editor, (state) => state.conflict)
  const isGone = useEditor(editor, (state) => state.isGone)
  const right = useEditor(editor, (state) => state.right)
  const names = useNamesInConflict(editor)
  if (isGone) {
    const why = t(right === 'own' ? 'budgetTrouble.gone' : 'budgetTrouble.goneOrClosed')
    const isSaved = save === 'saved'
    return (
      <Trouble what={isSaved ? why : `${why} ${t('budgetTrouble.keptHere')}`}>
        {!isSaved && (
          <button type="button" className={buttons['plain']} onClick={editor.takeBack}>
            {t('budgetTrouble.takeBack')}
          </button>
        )}
        <Link className={buttons['plain']} to={BUDGETS}>
          {t('budgetTrouble.toLists')}
        </Link>
      </Trouble>
    )
  }
  return (
    <>
      {save === 'refused' && (
        <Trouble what={whyRefused(right, refusal, t)}>
          <button type="button" className={buttons['plain']} onClick={editor.takeBack}>
            {t('budgetTrouble.takeBack')}
          </button>
        </Trouble>
      )}
      {conflict && (
        <Trouble what={t('budgetTrouble.conflict', { count: conflict.items.size + conflict.fields.size, names })}>
          <button type="button" className={buttons['plain']} onClick={() => editor.resolve('mine')}>
            {t('budgetTrouble.mine')}
          </button>
          <button type="button" className={buttons['plain']} onClick={() => editor.resolve('theirs')}>
            {t('budgetTrouble.theirs')}
          </button>
        </Trouble>
      )}
    </>
  )
}

function whyRefused(right: Right, refusal: string | null, t: TFunction): string {
  if (!includesRight(right, 'edit')) return t('budgetTrouble.closed')
  return refusal === null ? t('budgetTrouble.heldBack') : t('budgetTrouble.refused', { reason: refusal })
}

type Editor = Pick<BudgetEditor, 'get' | 'subscribe' | 'resolve' | 'takeBack'>

function Trouble({ what, children }: { what: string; children?: ReactNode }) {
  return (
    <div className={styles['trouble']} role="alert">
      <p>{what}</p>
      {children && <div className={styles['deeds']}>{children}</div>}
    </div>
  )
}
