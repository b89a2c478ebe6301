import { IconX } from '@tabler/icons-react'
import { dismissToast, useToasts } from './toast.ts'
import styles from './Toasts.module.css'

export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useToasts()
  return (
    <div className={styles['toasts']} role="alert">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles['toast']}>
          {toast.text}
          <button type="button" aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
            <IconX />
          </button>
        </div>
      ))}
    </div>
  )
}
