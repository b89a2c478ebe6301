import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { duplicateBoard, getBoardPage } from '../../contract/boards/calls.ts'
import { getBudgetPage } from '../../contract/budgets/calls.ts'
import { createFolder, getFolderPage } from '../../contract/favourites.ts'
import { getProjectFiles } from '../../contract/project-files.ts'
import { getProject, getProjectNews, getProjectPage, placeThings } from '../../contract/projects.ts'
import { getShareState } from '../../contract/sharing/activity-calls.ts'
import { getLinks } from '../../contract/sharing/link-calls.ts'
import { getSentVersions } from '../../contract/sharing/sending-calls.ts'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { currentUser, SightContext } from '../members/session/current-user.ts'
import { PlacingLayer } from '../projects/placing/PlacingLayer.tsx'
import { seriousViolations } from '../testing/axe.ts'
import { aBoardCard } from '../testing/boards.ts'
import { aBudgetCard } from '../testing/budgets.ts'
import { aMember } from '../testing/members.ts'
import { aProject, aProjectCard } from '../testing/projects.ts'
import { answer } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { ProjectPage } from './ProjectPage.tsx'

const HOTEL = aProject({ name: 'Harbour hotel', boards: 1, budgets: 1, folders: 1 })
const IN_HOTEL = { id: HOTEL.id, name: HOTEL.name }
const CLINIC = aProjectCard({ name: 'Clinic' })
const FOLDER = {
  id: '5',
  name: 'Stone',
  ownerName: 'Eve',
  project: IN_HOTEL,
  right: 'edit' as const,
  sort: 0,
  coverUrl: null,
  count: 0,
  covers: [],
  updateTime: 0,
}

async function visit(setting: Setting = {}) {
  enterAs(aMember())
  answer(getProject, HOTEL)
  answer(getProjectNews, { waiting: [], changed: [], questions: [], sent: null })
  answer(getProjectFiles, [])
  answer(getSentVersions, [])
  answer(getLinks, [])
  answer(getProjectPage, { list: [HOTEL, CLINIC], total: 2 })
  const board = aBoardCard({ id: '3', name: 'Lobby', isOwner: true, project: IN_HOTEL, visibility: 'private' })
  answer(getBoardPage, ({ projectId }) => {
    expect(projectId).toBe(HOTEL.id)
    return { list: [board], total: 1 }
  })
  answer(getBudgetPage, { list: [aBudgetCard({ id: '4', name: 'Baths', project: IN_HOTEL })], total: 1 })
  answer(getFolderPage, { list: [FOLDER], total: 1 })
  answer(getShareState, [])
  return show(
    <SightContext value={{ user: currentUser(), left: null }}>
      <main>
        <Routes>
          <Route path="/projects/:id" element={<ProjectPage />} />
        </Routes>
      </main>
      <PlacingLayer />
      <Toasts closeLabel="Dismiss" />
    </SightContext>,
    { address: `/projects/${HOTEL.id}`, ...setting },
  )
}

/** What was placed where, in order. */
function hearPlacing() {
  const heard: unknown[] = []
  answer(placeThings, (input) => {
    heard.push(input)
    return true as const
  })
  return heard
}

const LOBBY = [{ kind: 'board', refId: '3' }]

it.each([
  ['en', 'light', 1366],
  ['zh-CN', 'dark', 390],
  ['en', 'light', 320],
] as const)('shows the cards of all that a project holds (%s, %s, %i)', async (tongue, theme, width) => {
  await visit({ tongue, theme, viewport: { width, height: 800 } })
  await expect.element(page.getByRole('article', { name: 'Lobby' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Baths' })).toHaveAttribute('href', '/budgetList/4')
  await expect.element(page.getByRole('article', { name: 'Stone' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await seriousViolations(document.body)).toEqual([])
})

it('takes a thing out of the project, and puts it back by the message', async () => {
  await visit()
  const heard = hearPlacing()
  await page.getByRole('article', { name: 'Lobby' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Take out of the project' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => heard)
    .toEqual([
      { projectId: null, things: LOBBY },
      { projectId: HOTEL.id, things: LOBBY },
    ])
})

it('moves a thing to another project', async () => {
  await visit()
  const heard = hearPlacing()
  await page.getByRole('article', { name: 'Lobby' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Move to project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move “Lobby” to a project' })
  await expect.element(dialog.getByLabelText('Harbour hotel')).toBeChecked()
  await dialog.getByText('Clinic').click()
  expect(await seriousViolations(document.body)).toEqual([])
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.element(page.getByText('“Lobby” is in “Clinic” now.')).toBeVisible()
  expect(heard).toEqual([{ projectId: CLINIC.id, things: LOBBY }])
})

it('offers the project’s owner to take out what somebody else owns, and not to move or leave it', async () => {
  await visit()
  await page.getByRole('article', { name: 'Stone' }).getByRole('button').click()
  const items = page.getByRole('menuitem')
  await expect.element(items.first()).toBeVisible()
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Rename', 'Take out of the project'])
})

it('keeps copies and new folders in the project', async () => {
  await visit()
  const heard: unknown[] = []
  answer(duplicateBoard, (input) => {
    heard.push(input)
    return '9'
  })
  answer(createFolder, (input) => {
    heard.push(input)
    return '10'
  })
  await page.getByRole('article', { name: 'Lobby' }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByLabelText('Folder name').fill('Fabrics')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect
    .poll(() => heard)
    .toEqual([
      { id: '3', name: 'Lobby (copy)', projectId: HOTEL.id },
      { name: 'Fabrics', sort: 0, projectId: HOTEL.id },
    ])
})
