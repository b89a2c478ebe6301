import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { cellProblemText } from '../cells/problem.ts'
import type { TableWords } from '../words.ts'
import type { Pasted } from './pasting.ts'
import styles from './PastePreview.module.css'

/** The preview lists no more rows than this. */
const MOST_SHOWN = 100

interface PastePreviewProps {
  pasted: Pick<Pasted, 'takenCount' | 'notUnderstood'>
  /** How many new lines the paste creates. */
  newLines?: number
  words: TableWords
  /** The choice of columns. */
  children?: ReactNode
  onPaste: () => void
  onClose: () => void
}

/** Shows a paste before it is written: where it goes, and which cells could not be read. */
export function PastePreview({ pasted, newLines = 0, words, children, onPaste, onClose }: PastePreviewProps) {
  const { t } = useTranslation()
  const { notUnderstood, takenCount } = pasted
  const isWhole = notUnderstood.length === 0
  const more = notUnderstood.length - MOST_SHOWN
  return (
    <Dialog
      title={t(isWhole ? 'budgetTable.paste.check' : 'budgetTable.paste.title')}
      closeLabel={t('budgetTable.close')}
      width={760}
      isOpen
      onClose={onClose}
    >
      <p className={styles['lead']}>
        {isWhole
          ? t('budgetTable.paste.whole', { count: newLines })
          : t('budgetTable.paste.lead', { count: notUnderstood.length })}
      </p>
      {children}
      {!isWhole && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys as well
        <section className={styles['box']} aria-label={t('budgetTable.paste.title')} tabIndex={0}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('budgetTable.paste.row')}</th>
                <th scope="col">{t('budgetTable.paste.column')}</th>
                <th scope="col">{t('budgetTable.paste.text')}</th>
                <th scope="col">{t('budgetTable.paste.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {notUnderstood.slice(0, MOST_SHOWN).map(({ row, column, columnKey, columnName, text, problem }) => (
                <tr key={`${row} ${column}`}>
                  <td>{row}</td>
                  <td>{columnKey ? t(`budgetTable.column.${columnKey}`) : (columnName ?? column)}</td>
                  <td className={styles['text']}>{text}</td>
                  <td>{cellProblemText(words, problem)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p>{t('budgetTable.paste.more', { count: more })}</p>}
        </section>
      )}
      <div className={styles['acts']}>
        <button type="button" className={buttons['plain']} onClick={onClose}>
          {t('budgetTable.paste.cancel')}
        </button>
        <button type="button" className={buttons['filled']} disabled={takenCount === 0} onClick={onPaste}>
          {t(isWhole ? 'budgetTable.paste.all' : 'budgetTable.paste.rest', { count: takenCount })}
        </button>
      </div>
    </Dialog>
  )
}
