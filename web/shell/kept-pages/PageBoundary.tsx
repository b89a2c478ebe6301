import { useQueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ErrorFace } from '../../errors/ErrorFace.tsx'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { Boundary, type Failure } from '../../kit/late/Boundary.tsx'
import buttons from '../../kit/buttons.module.css'
import { useWhenOnline } from '../../kit/online.ts'
import { LazyLoadError } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useShellNavigation } from '../shell-navigation.ts'

/** An error in a page, or a script that fails to load, stops that page alone; the frame stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Boundary Fallback={BrokenPage} resetKey={useLocation().key}>
      <Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense>
    </Boundary>
  )
}

function BrokenPage({ error, failures, retry }: Failure) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { forgetOthers } = useShellNavigation()
  const isMissing = error instanceof LazyLoadError
  const tryAgain = () => {
    // A cached answer may have caused the error; it cannot be told from other pages' answers.
    if (!isMissing) {
      forgetOthers()
      queryClient.removeQueries({ type: 'inactive' })
    }
    retry()
  }
  useWhenOnline(() => {
    if (isMissing) retry()
  })
  return (
    <ErrorFace
      fault={isMissing ? 'parted' : 'cracked'}
      title={t(isMissing ? 'errors.page' : 'errors.brokenPage')}
      hints={
        isMissing
          ? [t(error.isOutdated ? 'errors.outdated' : 'errors.pageHint'), failures > 1 ? t('errors.partAgain') : null]
          : [t('errors.failed')]
      }
    >
      <RetryButton look="filled" onRetry={tryAgain} />
      {failures > 1 && (
        <button type="button" className={buttons['plain']} onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </button>
      )}
    </ErrorFace>
  )
}
