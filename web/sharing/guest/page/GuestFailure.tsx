import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'

/** In place of what a link's page could not load, in a client's words. */
export function GuestFailure(props: Omit<ComponentProps<typeof FailureFace>, 'unreached'>) {
  const { t } = useTranslation()
  return <FailureFace {...props} unreached={t('shared.noConnection')} />
}
