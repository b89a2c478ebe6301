import '../../locales/deleted-texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import type { DeletedDialogProps } from './DeletedDialog.tsx'
import styles from './RecentlyDeleted.module.css'

interface RecentlyDeletedProps {
  query: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error'>
  /** Its script comes when it is first opened. */
  Dialog: ComponentType<DeletedDialogProps>
  /** Nothing is left, and the button has gone with it. */
  onEmptied: () => void
}

/** Where there is something to restore, the way to it. */
export function RecentlyDeleted({ query: { data, error }, Dialog, onEmptied }: RecentlyDeletedProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [times, setTimes] = useState(0)
  // What could not be asked for may be there: the dialog says so and tries again.
  const isOffered = Boolean(data?.length) || Boolean(error)
  const open = () => {
    setTimes(times + 1)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    if (!isOffered) requestAnimationFrame(onEmptied)
  }
  return (
    <>
      {(isOffered || isOpen) && (
        <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={open}>
          <IconHistory />
          {t('deleted.title')}
        </button>
      )}
      {times > 0 && (
        <LatePart
          resetKey={String(times)}
          fallback={isOpen && <ProgressLine label={t('loading')} />}
          onFailure={(fault) => {
            reportFailure(fault)
            setIsOpen(false)
          }}
        >
          <Dialog isOpen={isOpen} onClose={close} />
        </LatePart>
      )}
    </>
  )
}
