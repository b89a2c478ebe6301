import '../../../locales/share-texts.ts'
import '../../../locales/share-news-texts.ts'
import '../../../locales/sharing-guest-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { saysUnknown } from '../../../errors/message.ts'
import { useTitleName } from '../../../kit/window-title.ts'
import { PageHead } from '../../guest/page/PageHead.tsx'
import { PageSkeleton } from '../../guest/page/PageSkeleton.tsx'
import { StudioFoot } from '../../guest/page/StudioFoot.tsx'
import { nameOfShared } from '../../guest/shared-name.ts'
import { SharedContent } from '../../guest/SharedContent.tsx'
import { useTabLanguage } from '../../guest/tab-language.ts'
import { linkPreviewQuery } from '../queries.ts'
import styles from './preview.module.css'
import { UnknownPage } from './UnknownPage.tsx'

/** What a member's link shows, in its language, as a guest sees it. */
export function LinkPreview({ linkId }: { linkId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(linkPreviewQuery(linkId))
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTabLanguage(data?.language)
  useTitleName('page', data ? nameOfShared(data) : nameOfNone)
  if (isUnknown) return <UnknownPage title={t('shareNews.preview.unknown')} hint={t('shareNews.preview.unknownHint')} />
  if (error && !data)
    return <FailureFace error={error} what={t('shareNews.preview.failed')} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <p className={styles['says']} role="note">
        {t('shareNews.preview.says')} {data.role !== 'view' && t(`shareNews.preview.${data.role}`)}
      </p>
      <PageHead studio={data.studio ?? null} />
      <SharedContent view={data} />
      {data.studio && <StudioFoot studio={data.studio} />}
    </>
  )
}
