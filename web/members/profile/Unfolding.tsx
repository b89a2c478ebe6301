import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import buttons from '../../kit/buttons.module.css'
import styles from './Unfolding.module.css'

interface UnfoldingProps {
  user: User
  /** The present state. */
  children: ReactNode
  /** The button's label. */
  label: string
  Form: ComponentType<{ user: User; onDone: () => void }>
}

/** The state of something, and a button that unfolds a form to change it. The focus goes into the form, and back to the button. */
export function Unfolding({ user, children, label, Form }: UnfoldingProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const open = () => {
    flushSync(() => setIsOpen(true))
    body.current?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus()
  }
  return (
    <div className={styles['unfolding']}>
      <div className={styles['row']}>
        <div className={styles['state']}>{children}</div>
        <button
          ref={button}
          type="button"
          className={buttons['plain']}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
        >
          {isOpen ? t('profile.cancel') : label}
        </button>
      </div>
      {isOpen && (
        <div ref={body}>
          <Form user={user} onDone={close} />
        </div>
      )}
    </div>
  )
}
