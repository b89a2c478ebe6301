import type { FastifyInstance } from 'fastify'
import * as activityCalls from '../../contract/sharing/activity-calls.ts'
import * as approvalCalls from '../../contract/sharing/approval-calls.ts'
import * as discussionCalls from '../../contract/sharing/discussion-calls.ts'
import * as linkCalls from '../../contract/sharing/link-calls.ts'
import * as sendingCalls from '../../contract/sharing/sending-calls.ts'
import * as shownCalls from '../../contract/sharing/shown-calls.ts'
import { serveFile } from '../platform/http/files.ts'
import { createKnownSkus } from '../catalogue/known-skus.ts'
import { findCurrentSkus } from '../catalogue/current-skus.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { serve } from '../platform/http/serve.ts'
import { patientOn } from '../platform/postgres/database.ts'
import type { Streams } from '../workspace/live/streams.ts'
import { getActivity } from './activity/activity.ts'
import { exportActivity } from './activity/export-activity.ts'
import { getShareState, markRead } from './activity/state.ts'
import { approveShared } from './approvals/approve.ts'
import { getApprovedLists } from './approvals/approved-lists.ts'
import { getSharedDifference } from './approvals/guests-difference.ts'
import { getApproval, getApprovals } from './approvals/owners-approvals.ts'
import { commentOnShared } from './discussion/comments.ts'
import { getDiscussion } from './discussion/discussion.ts'
import * as comments from './discussion/owners-comments.ts'
import { exportApproval, exportShared } from './files/export-shared.ts'
import type { SharedFileDeps } from './files/export-shared.ts'
import * as sentFiles from './files/sent/export-sent.ts'
import { registerCreate } from './links/create-route.ts'
import { createFindLink } from './links/find-link.ts'
import { getLinkAddress } from './links/link-address.ts'
import * as links from './links/links.ts'
import { createPasswordProofs } from './links/password-proofs.ts'
import { mailDigests } from './digests.ts'
import type { SharingDigestDeps } from './digests.ts'
import { registerStreams } from './live/streams.ts'
import type { SharingDeps } from './deps.ts'
import { isAsSent } from './sending/as-sent.ts'
import type { SentThing } from './sending/as-sent.ts'
import { previewSending, previewSentPart, sendVersion } from './sending/send.ts'
import { decideOnVersion } from './sending/decide.ts'
import { followDecision, previewFollowing } from './sending/follow.ts'
import { compareShown, getShownPart, getShownVersion, reckonShown } from './sending/shown.ts'
import { compareSent, getSentPart, getSentVersions, readDecisions, withdrawVersion } from './sending/versions.ts'
import { createKeptContents } from './views/kept-contents.ts'
import { createViewCount } from './views/view-count.ts'
import { previewLink, serveShared } from './views/serve-shared.ts'

/** Links by which guests see, comment and approve what a member made. Answers what others ask of it. */
export function registerSharing(
  app: FastifyInstance,
  given: Omit<SharingDeps, 'knownStanding'> &
    SharingDigestDeps &
    Pick<SharedFileDeps, 'pictures' | 'findLetterhead'> & { streams: Streams },
  queue: Pick<Queue, 'hourly'>,
) {
  const { db, clock } = given
  const knownStanding = createKnownSkus(clock, async (skuIds) => findCurrentSkus(db, skuIds, clock.today()))
  const sharing = { ...given, knownStanding }
  queue.hourly('sharing-mails', () => mailDigests({ ...sharing, db: patientOn(sharing.db) }))
  app.guard.findLink = createFindLink(sharing, createPasswordProofs(sharing))
  const views = createViewCount(app, sharing)
  const deps = { ...sharing, contents: createKeptContents(sharing), views }
  const domain = { app, deps }

  serveShared(app, deps)
  serve(domain, discussionCalls.getDiscussion, getDiscussion)
  serve(domain, approvalCalls.getSharedDifference, getSharedDifference)
  serve(domain, discussionCalls.commentOnShared, commentOnShared)
  serve(domain, approvalCalls.approveShared, approveShared)
  serveFile(domain, shownCalls.exportShared, exportShared)
  registerStreams(app, deps, given.streams)

  registerCreate(app, sharing)
  serve(domain, linkCalls.updateLink, links.updateLink)
  serve(domain, linkCalls.rotateLink, links.rotateLink)
  serve(domain, linkCalls.getLinkAddress, getLinkAddress)
  serve(domain, linkCalls.revokeLink, links.revokeLink)
  serve(domain, linkCalls.getLinks, links.getLinks)
  serve(domain, shownCalls.previewLink, previewLink)
  serve(domain, discussionCalls.getComments, comments.getComments)
  serve(domain, discussionCalls.replyToComment, comments.replyToComment)
  serve(domain, discussionCalls.resolveComment, comments.resolveComment)
  serve(domain, discussionCalls.deleteComment, comments.deleteComment)
  serve(domain, approvalCalls.getApprovals, getApprovals)
  serve(domain, approvalCalls.getApproval, getApproval)
  serve(domain, approvalCalls.getApprovedLists, getApprovedLists)
  serveFile(domain, approvalCalls.exportApproval, exportApproval)
  serve(domain, sendingCalls.previewSending, previewSending)
  serve(domain, sendingCalls.previewSentPart, previewSentPart)
  serve(domain, sendingCalls.sendVersion, sendVersion)
  serve(domain, sendingCalls.getSentVersions, getSentVersions)
  serve(domain, sendingCalls.getSentPart, getSentPart)
  serve(domain, sendingCalls.compareSent, compareSent)
  serve(domain, sendingCalls.withdrawVersion, withdrawVersion)
  serve(domain, sendingCalls.readDecisions, readDecisions)
  serve(domain, sendingCalls.previewFollowing, previewFollowing)
  serve(domain, sendingCalls.followDecision, followDecision)
  serve(domain, sendingCalls.getShownVersion, getShownVersion)
  serve(domain, sendingCalls.getShownPart, getShownPart)
  serve(domain, sendingCalls.compareShown, compareShown)
  serve(domain, sendingCalls.reckonShown, reckonShown)
  serve(domain, sendingCalls.decideOnVersion, decideOnVersion)
  serveFile(domain, sendingCalls.exportSent, sentFiles.exportSent)
  serveFile(domain, sendingCalls.exportDecision, sentFiles.exportDecision)
  serveFile(domain, sendingCalls.exportShownVersion, sentFiles.exportShownVersion)
  serveFile(domain, sendingCalls.exportShownDecision, sentFiles.exportShownDecision)
  serve(domain, activityCalls.getActivity, getActivity)
  serveFile(domain, activityCalls.exportActivity, exportActivity)
  serve(domain, activityCalls.getShareState, getShareState)
  serve(domain, activityCalls.markRead, markRead)
  return { isAsSent: async (part: SentThing, memberId: string) => isAsSent(sharing, part, memberId) }
}
