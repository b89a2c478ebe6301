import '../../locales/kit-texts.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../Button.tsx'
import { figureText } from '../figures.ts'

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
    <nav
      className="flex items-center justify-end gap-6 pt-10 text-meta text-second"
      aria-label={t('kit.pages', { what })}
    >
      <span className="figures" aria-live="polite">
        {t('kit.pageRange', { from, to, total: of })}
      </span>
      <IconButton
        label={t('kit.previousPage')}
        icon={IconChevronLeft}
        why={pageNo <= 1 ? t('kit.firstPage') : undefined}
        onPress={() => onTurn(pageNo - 1)}
      />
      <IconButton
        label={t('kit.nextPage')}
        icon={IconChevronRight}
        why={pageNo >= last ? t('kit.lastPage') : undefined}
        onPress={() => onTurn(pageNo + 1)}
      />
    </nav>
  )
}
