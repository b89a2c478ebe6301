import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { dayOf } from '../../kit/moments.ts'
import type { BoardCard } from '../queries.ts'
import styles from './TakenDown.module.css'

interface TakenDownProps {
  name: string
  takenDown: NonNullable<BoardCard['takenDown']>
}

/** Tells a board's owner that an operator took it down, and why. */
export function TakenDown({ name, takenDown: { reason, time } }: TakenDownProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const day = dayOf(time, i18n.resolvedLanguage ?? 'en')
  return (
    <div data-taken-down>
      <button type="button" className={styles['why']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('boards.takenDown')}
      </button>
      <Dialog
        title={t('boards.takenDownTitle', { name })}
        closeLabel={t('drawer.close')}
        width={520}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <blockquote className={styles['reason']}>{reason}</blockquote>
        <p className={styles['hint']}>{t('boards.takenDownHint', { day })}</p>
      </Dialog>
    </div>
  )
}
