import { useQueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorFace } from '../errors/ErrorFace.tsx'
import { Boundary, type Failure } from '../ui/Boundary.tsx'
import buttons from '../ui/buttons.module.css'
import { useWhenOnline } from '../ui/online.ts'
import { PartError } from '../ui/part.tsx'
import { ProgressLine } from '../ui/ProgressLine.tsx'

/** A page that breaks, or whose script does not come, breaks alone; what stands around it stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Boundary Fallback={BrokenPage}>
      <Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense>
    </Boundary>
  )
}

function BrokenPage({ error, failures, retry }: Failure) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const isMissing = error instanceof PartError
  const tryAgain = () => {
    // What broke the page may be an answer that it keeps.
    if (!isMissing) queryClient.removeQueries({ type: 'inactive' })
    retry()
  }
  useWhenOnline(() => {
    if (isMissing) retry()
  })
  return (
    <ErrorFace
      fault={isMissing ? 'parted' : 'cracked'}
      title={t(isMissing ? 'errors.page' : 'errors.brokenPage')}
      hints={isMissing ? [t('errors.pageHint'), failures > 1 ? t('errors.partAgain') : null] : [t('errors.failed')]}
    >
      <button type="button" className={buttons['filled']} onClick={tryAgain}>
        {t('list.retry')}
      </button>
      {failures > 1 && (
        <button type="button" className={buttons['plain']} onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </button>
      )}
    </ErrorFace>
  )
}
