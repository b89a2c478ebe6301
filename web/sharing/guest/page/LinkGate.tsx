import '../../../locales/sharing-guest-texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Studio } from '../../../../contract/paper.ts'
import { GuestFailure } from './GuestFailure.tsx'
import { saysUnknown } from '../../../errors/message.ts'
import type { AppLanguage } from '../../../locales/i18n.ts'
import { useTitleMaker, useTitleName } from '../../../kit/window-title.ts'
import type { Opening } from '../pass.ts'
import { useTabLanguage } from '../tab-language.ts'
import { ClosedLink } from './ClosedLink.tsx'
import { LinkPasswordForm } from './LinkPasswordForm.tsx'
import { PageHead } from './PageHead.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { asksForPassword } from './refusals.ts'

interface LinkGateProps<Opened> {
  token: string
  opening: Opening<Opened>
  opened: Pick<UseQueryResult<Opened>, 'data' | 'error' | 'refetch'>
  nameOf: (opened: Opened) => string
  children: (opened: Opened) => ReactNode
}

/** What a link opens, a password form, or a note that the link is closed. */
export function LinkGate<Opened extends { language: AppLanguage; studio?: Studio | undefined }>(
  props: LinkGateProps<Opened>,
) {
  const { token, opening, opened, nameOf, children } = props
  const { t } = useTranslation()
  const { data, error, refetch } = opened
  const isClosed = saysUnknown(error)
  const isLocked = asksForPassword(error)
  useTabLanguage(data?.language)
  useTitleName('page', titleOf())
  useTitleMaker(data ? (data.studio?.name ?? t('productTitle')) : null)
  if (isClosed) return <ClosedLink token={token} />
  if (isLocked) return <LinkPasswordForm token={token} opening={opening} />
  if (data) return children(data)
  if (!error) return <PageSkeleton />
  return (
    <>
      <PageHead />
      <GuestFailure error={error} what={t('shared.failed')} onRetry={() => void refetch()} />
    </>
  )

  function titleOf() {
    if (isClosed || isLocked) return null
    return data && nameOf(data)
  }
}
