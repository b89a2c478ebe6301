import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import buttons from '../buttons.module.css'
import { figureText } from '../figures.ts'
import styles from './Pager.module.css'

interface PagerProps {
  /** The accessible name of what is paged. */
  what: string
  /** From 1. */
  pageNo: number
  pageSize: number
  total: number
  onTurn: (pageNo: number) => void
}

/** Buttons for the previous and the next page; nothing for a single page. */
export function Pager({ what, pageNo, pageSize, total, onTurn }: PagerProps) {
  const { t, i18n } = useTranslation()
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const [from, to, of] = [(pageNo - 1) * pageSize + 1, Math.min(pageNo * pageSize, total), total].map((figure) =>
    figureText(figure, i18n.language),
  )
  return (
    <nav className={styles['pager']} aria-label={t('pager.pages', { what })}>
      <span className="figures" aria-live="polite">
        {t('pager.range', { from, to, total: of })}
      </span>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('pager.previous')}
        aria-disabled={pageNo <= 1}
        onClick={() => pageNo > 1 && onTurn(pageNo - 1)}
      >
        <IconChevronLeft />
      </button>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('pager.next')}
        aria-disabled={pageNo >= last}
        onClick={() => pageNo < last && onTurn(pageNo + 1)}
      >
        <IconChevronRight />
      </button>
    </nav>
  )
}
