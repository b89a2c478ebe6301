import type { Notice } from '../../../contract/notices.ts'

const PAGES = { board: '/material', budget: '/budgetList', folder: '/favorites', project: '/projects' } as const

/** A notice's target: a page, or a product over the page; none where its subject no longer exists. */
export function targetOf(notice: Notice): { path: string } | { skuId: string } | null {
  if (notice.isGone) return null
  switch (notice.kind) {
    case 'board-taken-down':
      return { path: `/material/${notice.details.boardId}` }
    case 'import-done':
    case 'import-failed':
      return { path: `/operator/import/${notice.details.importId}` }
    case 'certificate-expiring':
      return { skuId: notice.details.skuId }
    case 'comment':
    case 'approval': {
      const { of, refId } = notice.details
      return { path: `${PAGES[of]}/${refId}#${of === 'project' ? 'sent' : 'share'}` }
    }
    case 'substituted':
      return { path: `${PAGES[notice.details.of]}/${notice.details.refId}` }
    case 'mention':
    case 'to-do':
    case 'to-do-done':
    case 'team-comment': {
      const { of, refId, commentId } = notice.details
      return { path: `${PAGES[of]}/${refId}?comment=${commentId}` }
    }
    case 'company-verified':
    case 'company-refused':
      return { path: '/user/info#company' }
    case 'invitation': {
      const { of, refId, invitationId, isAccepted } = notice.details
      return { path: isAccepted ? `${PAGES[of]}/${refId}` : `/invitation/${invitationId}` }
    }
    case 'invitation-answered':
    case 'access-changed':
    case 'ownership':
      return { path: `${PAGES[notice.details.of]}/${notice.details.refId}` }
  }
}
