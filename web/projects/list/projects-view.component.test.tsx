import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getBoardPage } from '../../../contract/boards/calls.ts'
import { getBudgetPage } from '../../../contract/budgets/calls.ts'
import { acceptInvitation, getReceivedInvitations } from '../../../contract/collaboration/people-calls.ts'
import { getFolderPage } from '../../../contract/favourites.ts'
import {
  archiveProject,
  createProject,
  deleteProjects,
  getDeletedProjects,
  getProjectPage,
  restoreProjects,
  type ProjectCard,
} from '../../../contract/projects.ts'
import { currentUser, SightContext } from '../../members/session/current-user.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBoardCard } from '../../testing/boards.ts'
import { aMember } from '../../testing/members.ts'
import { aReceivedInvitation } from '../../testing/people.ts'
import { aProjectCard } from '../../testing/projects.ts'
import { answer, asked, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { ProjectsView } from './ProjectsView.tsx'

function visit(projects: readonly ProjectCard[], setting: Setting = {}) {
  enterAs(aMember())
  answer(getProjectPage, ({ keyword }) => {
    const list = projects.filter(({ name }) => name.includes(keyword ?? ''))
    return { list, total: list.length }
  })
  answer(getReceivedInvitations, [])
  answer(getDeletedProjects, [])
  return showView(setting)
}

const showView = (setting: Setting = {}) =>
  show(
    <SightContext value={{ user: currentUser(), left: null }}>
      <main tabIndex={-1} style={{ padding: 16 }}>
        <ProjectsView />
      </main>
      <Toasts closeLabel="Dismiss" />
    </SightContext>,
    { address: '/projects', ...setting },
  )

const HOTEL = aProjectCard({
  name: 'Harbour hotel',
  code: 'H-12',
  clientName: 'Oakley & Sons',
  startsOn: '2026-11-01',
  endsOn: '2027-04-30',
  boards: 2,
  budgets: 1,
  folders: 3,
})
const SHARED = aProjectCard({ name: 'Clinic', ownerName: 'Eve', right: 'edit' })

describe('the list of projects', () => {
  it.each([
    ['en', 'light', 1366],
    ['zh-CN', 'dark', 390],
    ['en', 'dark', 320],
  ] as const)('says whose a project is, when, and what it holds (%s, %s, %i)', async (tongue, theme, width) => {
    await visit([HOTEL, SHARED], { tongue, theme, viewport: { width, height: 800 } })
    const card = page.getByRole('article', { name: 'Harbour hotel' })
    await expect
      .element(card.getByRole('link', { name: 'Harbour hotel' }))
      .toHaveAttribute('href', `/projects/${HOTEL.id}`)
    await expect.element(card.getByText('H-12 · Oakley & Sons')).toBeVisible()
    const holds = tongue === 'en' ? '2 boards · 1 list · 3 folders' : '2 个材料板 · 1 份清单 · 3 个收藏夹'
    await expect.element(card.getByText(holds)).toBeVisible()
    await expect
      .element(
        page.getByRole('article', { name: 'Clinic' }).getByText(tongue === 'en' ? 'By Eve · Can edit' : 'Eve · 可编辑'),
      )
      .toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('searches, and shows the archive, by the address', async () => {
    const inputs: unknown[] = []
    const { address } = await visit([HOTEL])
    answer(getProjectPage, (input) => {
      inputs.push(input)
      const list = input.keyword === undefined && input.archived === undefined ? [HOTEL] : []
      return { list, total: list.length }
    })
    await page.getByRole('searchbox').fill('clinic')
    await expect.element(page.getByText('No project matches')).toBeVisible()
    expect(address()).toBe('/projects?q=clinic')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(page.getByRole('article', { name: 'Harbour hotel' })).toBeVisible()
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect.element(page.getByText('Nothing is in the archive')).toBeVisible()
    expect(inputs.at(-1)).toMatchObject({ archived: '1', sort: 'updated' })
  })

  it('says that it could not be loaded, and tries again', async () => {
    enterAs(aMember())
    breakDown(getProjectPage, 500)
    answer(getReceivedInvitations, [])
    answer(getDeletedProjects, [])
    await showView()
    await expect.element(page.getByText('The projects could not be loaded.')).toBeVisible()
    answer(getProjectPage, { list: [HOTEL], total: 1 })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('article', { name: 'Harbour hotel' })).toBeVisible()
  })

  it('invites a visitor in', async () => {
    await showView()
    await expect.element(page.getByText('Log in to see your projects.')).toBeVisible()
    expect(asked).toEqual([])
  })

  it('shows invitations to projects above them', async () => {
    enterAs(aMember())
    answer(getProjectPage, { list: [HOTEL], total: 1 })
    answer(getDeletedProjects, [])
    const invitation = aReceivedInvitation({ kind: 'project', name: 'Clinic', refId: '5' })
    answer(getReceivedInvitations, [invitation, aReceivedInvitation({ kind: 'board', name: 'Lobby' })])
    answer(acceptInvitation, { kind: 'project', refId: '5' })
    const { address } = await showView()
    await expect
      .element(page.getByText('Eve invites you to the project “Clinic”, with all that it holds.'))
      .toBeVisible()
    expect(page.getByText('Lobby').elements()).toEqual([])
    await page.getByRole('button', { name: 'Accept: Clinic' }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect.poll(address).toBe('/projects/5')
  })
})

describe('a new project', () => {
  it('is offered with what the member has, where there is none', async () => {
    const { address } = await visit([])
    answer(getBoardPage, { list: [aBoardCard({ isOwner: true })], total: 1 })
    answer(getBudgetPage, { list: [], total: 0 })
    answer(getFolderPage, { list: [], total: 0 })
    answer(createProject, ({ name, clientName }) => {
      expect({ name, clientName }).toEqual({ name: 'Harbour hotel', clientName: 'Oakley' })
      return '77'
    })
    await page.getByRole('button', { name: 'Gather what I have' }).click()
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect.element(dialog.getByText('Please enter a name for the project.')).toBeVisible()
    await dialog.getByLabelText('Name').fill(' Harbour hotel ')
    await dialog.getByLabelText('Client').fill('Oakley')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect.poll(address).toBe('/projects/77?open=gather')
  })

  it('keeps what was typed where the server refuses it', async () => {
    await visit([HOTEL])
    refuse(createProject, 1009007001, { words: 'You have 200 projects, the most allowed.' })
    await page.getByRole('button', { name: 'New project' }).click()
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByLabelText('Name').fill('Clinic')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect.element(dialog.getByText('You have 200 projects, the most allowed.')).toBeVisible()
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Clinic')
  })
})

describe('what can be done with a project', () => {
  const open = (name: string) => page.getByRole('button', { name: `Actions: ${name}` }).click()

  it('is deleted, and restored by the message', async () => {
    await visit([HOTEL, SHARED])
    const calls: unknown[] = []
    answer(deleteProjects, ({ ids }) => calls.push(['delete', String(ids)]))
    answer(restoreProjects, ({ ids }) => {
      calls.push(['restore', String(ids)])
      return true as const
    })
    await open('Harbour hotel')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('“Harbour hotel” is back.')).toBeVisible()
    expect(calls).toEqual([
      ['delete', HOTEL.id],
      ['restore', HOTEL.id],
    ])
  })

  it('is put into the archive, and taken out by the message', async () => {
    await visit([HOTEL])
    const calls: unknown[] = []
    answer(archiveProject, (input) => {
      calls.push(input)
      return true as const
    })
    await open('Harbour hotel')
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => calls)
      .toEqual([
        { id: HOTEL.id, isArchived: true },
        { id: HOTEL.id, isArchived: false },
      ])
  })

  it('leaves to somebody who works on it what is theirs', async () => {
    await visit([SHARED])
    await open('Clinic')
    const items = page.getByRole('menuitem')
    await expect.element(items.first()).toBeVisible()
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Edit details', 'Duplicate…', 'Leave'])
  })
})
