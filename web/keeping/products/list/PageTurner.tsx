import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import buttons from '../../../ui/buttons.module.css'
import { useFigures } from '../figures.ts'
import styles from './PageTurner.module.css'

interface PageTurnerProps {
  /** What is turned over; absent: the products. */
  label?: string
  /** From 1. */
  pageNo: number
  pageSize: number
  total: number
  onTurn: (pageNo: number) => void
}

/** The page before and the one after; nothing where there is one only. */
export function PageTurner({ label, pageNo, pageSize, total, onTurn }: PageTurnerProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const from = figure((pageNo - 1) * pageSize + 1)
  const to = figure(Math.min(pageNo * pageSize, total))
  return (
    <nav className={styles['pages']} aria-label={label ?? t('keptProducts.pages')}>
      <span className="figures" aria-live="polite">
        {t('keptProducts.range', { from, to, total: figure(total) })}
      </span>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('keptProducts.previous')}
        aria-disabled={pageNo <= 1}
        onClick={() => pageNo > 1 && onTurn(pageNo - 1)}
      >
        <IconChevronLeft />
      </button>
      <button
        type="button"
        className={buttons['icon']}
        aria-label={t('keptProducts.next')}
        aria-disabled={pageNo >= last}
        onClick={() => pageNo < last && onTurn(pageNo + 1)}
      >
        <IconChevronRight />
      </button>
    </nav>
  )
}
