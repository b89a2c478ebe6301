import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { signOut } from '../../members/session/session.ts'
import { Boundary, type Failure } from '../../kit/late/Boundary.tsx'
import buttons from '../../kit/buttons.module.css'
import { useWhenOnline } from '../../kit/online.ts'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import styles from './LockLayer.module.css'

const LockCover = lazyComponent(async () => (await import('./LockCover.tsx')).LockCover)

/** The lock screen. `data-locked` alone hides the page, so that nothing shows before this script has loaded. */
export function LockLayer() {
  return createPortal(
    <Boundary Fallback={MissingCover}>
      <Suspense>
        <LockCover />
      </Suspense>
    </Boundary>,
    document.body,
  )
}

function MissingCover({ retry }: Failure) {
  const { t } = useTranslation()
  useWhenOnline(retry)
  return (
    <section className={styles['missing']} aria-label={t('lock.locked')} data-lock-cover>
      <p role="alert">{t('lock.notLoaded')}</p>
      <div className={styles['ways']}>
        <RetryButton look="filled" onRetry={retry} />
        <button type="button" className={buttons['plain']} onClick={signOut}>
          {t('header.logOut')}
        </button>
      </div>
    </section>
  )
}
