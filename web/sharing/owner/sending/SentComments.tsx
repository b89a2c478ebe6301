import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnersComment } from '../../../../contract/sharing/discussion-calls.ts'
import type { SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { CommentsTab } from '../news/comments/CommentsTab.tsx'
import { commentsOf } from '../queries.ts'

interface SentCommentsProps {
  projectId: string
  version: SentVersion
  /** The comment that the owner comes to. */
  at?: string | null
  /** Shows the place of a comment. */
  onShow: (comment: OwnersComment) => void
}

/** What clients said of a version, to answer and resolve. */
export function SentComments({ projectId, version, at = null, onShow }: SentCommentsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const nameOfSent = ({ on, sent, saidOf }: OwnersComment): string => {
    const part = version.parts.find(({ place }) => place === sent?.place)
    if (part === undefined) return t('sending.comments.whole')
    const { kind, name } = part
    const what = !on ? '' : 'x' in on ? t('sending.comments.spot') : saidOf ? nameOf(isChinese, saidOf) : ''
    // A list may be called like a board.
    if (what === '') return t('sending.partIs', { name, kind: t(`sending.kinds.${kind}`) })
    return t('sending.comments.inPart', { what, part: name })
  }
  const shared = { kind: 'project', refId: projectId, number: version.number, nameOf: () => null, nameOfSent } as const
  return (
    <div className="grid max-w-[calc(760*var(--u))] grid-cols-1 gap-10">
      {version.withdrawTime !== null && <p className="text-meta text-second">{t('sending.comments.unseen')}</p>}
      <CommentsTab shared={shared} at={at} onShow={onShow} />
    </div>
  )
}

/** The comments on a version of a project, as far as they are loaded. */
export function useCommentsOn(projectId: string, number: number): OwnersComment[] {
  const { data = [] } = useQuery(commentsOf({ kind: 'project', refId: projectId }))
  return data.filter(({ sent }) => sent?.number === number)
}
