import { useTranslation } from 'react-i18next'
import { AnswerError, TransportError } from '../api.ts'

/** Why something could not be loaded, in words: the server's own where it gave some. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    if (error instanceof AnswerError && error.message) return error.message
    if (error instanceof TransportError && error.status === 'timeout') return t('errors.timeout')
    if (error instanceof TransportError && error.status === 'network') return t('errors.networkError')
    return t('errors.answer')
  }
}
