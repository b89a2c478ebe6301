import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getReceivedInvitations } from '../../../../contract/collaboration/people-calls.ts'
import { getFolderPage, type Folder } from '../../../../contract/favourites.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aMember } from '../../../testing/members.ts'
import { aReceivedInvitation } from '../../../testing/people.ts'
import { answer } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SharedFolders } from './SharedFolders.tsx'

function aFolder(facts: Partial<Folder>): Folder {
  return {
    id: '3',
    name: 'Stones',
    ownerName: 'Eve',
    project: null,
    right: 'edit',
    sort: 1,
    coverUrl: null,
    count: 2,
    covers: [],
    updateTime: Date.UTC(2026, 0, 5),
    ...facts,
  }
}

async function visit(folders: Folder[], setting?: Setting) {
  enterAs(aMember())
  answer(getFolderPage, { list: folders, total: folders.length })
  await show(
    <main style={{ padding: 16 }}>
      <SharedFolders />
    </main>,
    setting,
  )
}

const main = () => document.querySelector('main') as HTMLElement

test('folders of others say whose they are and what one may do, and can be left', async () => {
  answer(getReceivedInvitations, [aReceivedInvitation({ kind: 'folder', name: 'Fabrics' })])
  await visit([aFolder({}), aFolder({ id: '4', name: 'Woods', right: 'comment' })])
  await expect.element(page.getByText('Eve invites you to the folder “Fabrics”.')).toBeVisible()
  const stones = page.getByRole('article', { name: 'Stones' })
  const woods = page.getByRole('article', { name: 'Woods' })
  await expect.element(stones.getByText('by Eve · Can edit')).toBeVisible()
  await expect.element(woods.getByText('by Eve · Can comment')).toBeVisible()
  expect(await seriousViolations(main())).toEqual([])
  await woods.getByRole('button', { name: 'More for Woods' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Leave…' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument()
})

test('somebody with no shared folders reads what would stand here, on a phone too', async () => {
  answer(getReceivedInvitations, [])
  await visit([], { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } })
  await expect.element(page.getByText('还没有与您共享的收藏夹。')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await seriousViolations(main())).toEqual([])
})
