import '../../locales/sharing-guest-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import { useTitleMaker, useTitleName } from '../../kit/window-title.ts'
import { OpenLink } from './OpenLink.tsx'
import { ClosedLink } from './page/ClosedLink.tsx'
import { PageHead } from './page/PageHead.tsx'
import { PageSkeleton } from './page/PageSkeleton.tsx'
import { LinkPasswordForm } from './page/LinkPasswordForm.tsx'
import { asksForPassword } from './page/refusals.ts'
import { sharedOf } from './queries.ts'
import { nameOfShared } from './shared-name.ts'
import { useTabLanguage } from './tab-language.ts'

/** The page of a link: its content, a password form, or a note that it is closed. */
export function SharedView({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(sharedOf(token))
  const isClosed = saysUnknown(error)
  const isLocked = asksForPassword(error)
  useTabLanguage(data?.language)
  useTitleName('page', titleOf())
  useTitleMaker(data ? (data.studio?.name ?? t('productTitle')) : null)
  if (isClosed) return <ClosedLink token={token} />
  if (isLocked) return <LinkPasswordForm token={token} />
  if (data) return <OpenLink token={token} view={data} />
  if (!error) return <PageSkeleton />
  return (
    <>
      <PageHead />
      <FailureFace error={error} what={t('shared.failed')} onRetry={() => void refetch()} />
    </>
  )

  function titleOf() {
    if (isClosed || isLocked) return null
    return data && nameOfShared(data)
  }
}
