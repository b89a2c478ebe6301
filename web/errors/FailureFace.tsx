import { useTranslation } from 'react-i18next'
import { AnswerError, TransportError } from '../api.ts'
import { ErrorFace } from './ErrorFace.tsx'
import { reasonOf } from './message.ts'
import { RetryButton } from './RetryButton.tsx'

interface FailureFaceProps {
  error: unknown
  /** What could not be loaded, as a sentence. */
  what: string
  onRetry: () => void
  /** Part of a page that has its own heading. */
  isPart?: boolean
  /** What is said where nothing answered, to readers who are no members. */
  unreached?: string
}

/** In place of what could not load: the face for network or server, the reason, and a retry button. */
export function FailureFace({ error, what, onRetry, isPart = false, unreached }: FailureFaceProps) {
  const { t } = useTranslation()
  const reason = reasonOf(error, t)
  const retry = <RetryButton look="filled" onRetry={onRetry} />
  if (isOutOfReach(error)) {
    const networkError = t('errors.networkError')
    return (
      <ErrorFace
        fault="parted"
        title={unreached ?? networkError}
        hints={[what, reason === networkError ? t('errors.backOnline') : reason]}
        isPart={isPart}
      >
        {retry}
      </ErrorFace>
    )
  }
  const isServers = isServerError(error)
  return (
    <ErrorFace
      fault="cracked"
      code={statusOf(error)}
      title={isServers ? t('errors.serverError') : what}
      hints={[isServers ? what : null, reason]}
      isPart={isPart}
    >
      {retry}
    </ErrorFace>
  )
}

export function isOutOfReach(error: unknown): boolean {
  return error instanceof TransportError && (error.status === 'network' || error.status === 'timeout')
}

function isServerError(error: unknown): boolean {
  return Number(statusOf(error)) >= 500
}

/** Three digits, of HTTP or of the envelope. */
function statusOf(error: unknown): string | undefined {
  const status = error instanceof TransportError ? error.status : error instanceof AnswerError ? error.code : null
  return typeof status === 'number' && /^[45]\d\d$/.test(String(status)) ? String(status) : undefined
}
