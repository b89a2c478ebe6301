import './late-texts.ts'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../../errors/report.ts'
import { LatePart } from '../../../ui/late/LatePart.tsx'
import { part } from '../../../ui/late/part.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { useDeleted } from './deleted.ts'
import styles from './RecentlyDeleted.module.css'

const DeletedDialog = part(async () => (await import('./DeletedDialog.tsx')).DeletedDialog)

/** Where there is something to restore, the way to it. `onEmptied`: nothing is left, and the button has gone with it. */
export function RecentlyDeleted({ onEmptied }: { onEmptied: () => void }) {
  const { t } = useTranslation()
  const { data = [], error } = useDeleted()
  const [isOpen, setIsOpen] = useState(false)
  const [times, setTimes] = useState(0)
  // What could not be asked for may be there: the dialog says so and tries again.
  const isOffered = data.length > 0 || Boolean(error)
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
          <DeletedDialog isOpen={isOpen} onClose={close} />
        </LatePart>
      )}
    </>
  )
}
