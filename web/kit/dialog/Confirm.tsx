import '../../locales/kit-texts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { EndButtons } from './EndButtons.tsx'

interface ConfirmProps {
  title: string
  text?: string
  /** More of what it would do. */
  children?: ReactNode
  cancelLabel: string
  confirmLabel: string
  /** What it does cannot be undone. */
  isGrave?: boolean
  isBusy?: boolean
  /** Why it failed, or cannot be done now. */
  error?: string | undefined
  width?: number
  /** The id of what gets the focus where the button that asked is gone. */
  elseFocusId?: string
  onCancel: () => void
  onConfirm: () => void
}

/** A question before something is done; the button that does nothing has the focus. */
export function Confirm(props: ConfirmProps) {
  const { title, text, children, cancelLabel, confirmLabel, isGrave = false, isBusy = false, error } = props
  const { t } = useTranslation()
  const { width = 460, elseFocusId, onCancel, onConfirm } = props
  return (
    <Dialog
      title={title}
      closeLabel={t('kit.close')}
      width={width}
      isOpen
      isHeld
      hasField
      {...(elseFocusId !== undefined && { elseFocusId })}
      onClose={onCancel}
    >
      <div className="grid grid-cols-1 gap-18">
        {text && <p>{text}</p>}
        {children}
        <p className="text-bad empty:hidden" role="alert">
          {error}
        </p>
        <EndButtons>
          <Button label={cancelLabel} isFirst onPress={onCancel} />
          <Button label={confirmLabel} look={isGrave ? 'grave' : 'filled'} isBusy={isBusy} onPress={onConfirm} />
        </EndButtons>
      </div>
    </Dialog>
  )
}
