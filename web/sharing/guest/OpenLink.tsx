import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { followShared } from '../../../contract/sharing/activity-calls.ts'
import { useLive } from '../live.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { ApprovalBar, asksForApproval } from './approval/ApprovalBar.tsx'
import { DiscussionContext } from './discussion/discussion-context.ts'
import { threadsOf } from './discussion/threads.ts'
import { GuestNews } from './page/GuestNews.tsx'
import { PageHead } from './page/PageHead.tsx'
import { StudioFoot } from './page/StudioFoot.tsx'
import { PageTools } from './page/PageTools.tsx'
import { headersOf, passTo } from './pass.ts'
import { guestDiscussionQuery, readContentAgain, readDiscussionAgain, type SharedView } from './queries.ts'
import { SharedContent } from './SharedContent.tsx'

interface OpenLinkProps {
  token: string
  view: SharedView
}

/** The page of an open link: its content, its comments and its approvals, kept up to date. */
export function OpenLink({ token, view }: OpenLinkProps) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(guestDiscussionQuery(token))
  useLive(token, {
    endpoint: followShared,
    input: {},
    headers: headersOf(passTo(token)),
    onHint: (hint) => {
      if (hint !== 'discussion') void readContentAgain(client, token)
      // The approvals say whether the content is still what was approved.
      void readDiscussionAgain(client, token)
    },
  })
  const mayComment = view.role !== 'view'
  const comments = data?.comments
  const discussion = useMemo(() => {
    const threads = threadsOf(comments ?? [])
    return { token, mayComment, threads, threadsByKey: Map.groupBy(threads, ({ placeKey }) => placeKey) }
  }, [token, mayComment, comments])
  const approvals = data?.approvals ?? (error ? [] : undefined)
  // On a phone the request for approval stays in sight at the foot.
  const isAtFoot = usePageUnit().isPhone && asksForApproval(view, approvals)
  const approving = <ApprovalBar token={token} view={view} approvals={approvals} isSlim={isAtFoot} />
  return (
    <DiscussionContext value={discussion}>
      <PageHead studio={view.studio ?? null}>
        <PageTools token={token} />
      </PageHead>
      <SharedContent
        view={view}
        beside={isAtFoot ? null : approving}
        foot={isAtFoot ? approving : null}
        discussionError={data ? null : error}
        onRetryDiscussion={() => void refetch()}
      />
      {view.studio && <StudioFoot studio={view.studio} />}
      <GuestNews contentHash={view.contentHash} comments={comments} />
    </DiscussionContext>
  )
}
