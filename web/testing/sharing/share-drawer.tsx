import { page } from 'vitest/browser'
import { followLinks, getShareState, markRead, type ShareState } from '../../../contract/sharing/activity-calls.ts'
import { getApprovals, type OwnersApproval } from '../../../contract/sharing/approval-calls.ts'
import { getComments, type OwnersComment } from '../../../contract/sharing/discussion-calls.ts'
import { getLinks, type Link } from '../../../contract/sharing/link-calls.ts'
import { aMember } from '../members.ts'
import { answer, stream } from '../server-answers.ts'
import { enterAs } from '../session.ts'
import { show, type Setting } from '../show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import type { SharedDocument } from '../../sharing/owner/shared-document.ts'
import { ShareButton } from '../../sharing/owner/ShareButton.tsx'

const NAMES: Record<string, string> = { l1: 'Smoked oak' }

interface Stand {
  links?: Link[]
  comments?: OwnersComment[]
  approvals?: OwnersApproval[]
  state?: Partial<ShareState>
  document?: Partial<SharedDocument>
}

/** The page of a budget list with its button; what a test does not state is not there. Answers the stream of its news. */
export async function visit(
  { links = [], comments = [], approvals = [], state = {}, document }: Stand,
  setting?: Setting,
) {
  enterAs(aMember())
  answer(getLinks, () => links)
  answer(getComments, () => comments)
  answer(getApprovals, () => approvals)
  answer(getShareState, () => [
    { refId: '5', links: links.length, collaborators: 0, unread: 0, approval: 'none' as const, ...state },
  ])
  answer(markRead, () => {
    for (const list of [comments, approvals]) for (const one of list) one.isRead = true
    return true as const
  })
  const live = stream(followLinks)
  const shared: SharedDocument = {
    kind: 'budget',
    refId: '5',
    version: 1,
    findBrands: async () => [{ id: '4', name: 'Nordhem' }],
    nameOf: (id) => NAMES[id] ?? null,
    ...document,
  }
  await show(
    <>
      <ShareButton shared={shared} />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
  return live
}

/** What is in sight while it is open; its tabs and buttons by their names. */
export const drawer = () => page.getByRole('dialog', { name: 'Share this budget list' })
export const tab = (name: string) => drawer().getByRole('tab', { name })
export const press = (name: string) => drawer().getByRole('button', { name }).click()

/** The same with the drawer opened. */
export async function openDrawer(stand: Stand, setting?: Setting) {
  const live = await visit(stand, setting)
  await page.getByRole('button', { name: /^(Share|分享)/ }).click()
  return live
}
