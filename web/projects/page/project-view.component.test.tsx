import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { duplicateBoard, getBoardPage } from '../../../contract/boards/calls.ts'
import { duplicateBudget, getBudgetPage } from '../../../contract/budgets/calls.ts'
import { duplicateFolder, getFolderPage } from '../../../contract/favourites.ts'
import { getRateList } from '../../../contract/lookups.ts'
import { getProjectFiles } from '../../../contract/project-files.ts'
import {
  createProject,
  getProject,
  getProjectNews,
  placeThings,
  updateProject,
  type Project,
  type ProjectNews,
} from '../../../contract/projects.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../testing/axe.ts'
import { aBoardCard } from '../../testing/boards.ts'
import { aBudgetCard } from '../../testing/budgets.ts'
import { aMember } from '../../testing/members.ts'
import { aProject } from '../../testing/projects.ts'
import { answer, refuse, Refusal } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { newRoom } from './details.ts'
import { ProjectView, type ThingsOfProject } from './ProjectView.tsx'

const NONE = { List: ({ none }: { none: ReactNode }) => none, New: () => null }
const THINGS: ThingsOfProject = { board: NONE, budget: NONE, folder: NONE }

const NOON = Date.UTC(2026, 4, 1, 12)
const HALL = { ...newRoom('00000000-0000-4000-8000-000000000001', 'Hall'), count: 1 }
const HOTEL = aProject({
  name: 'Harbour hotel',
  code: 'H-12',
  clientName: 'Oakley & Sons',
  startsOn: '2026-11-01',
  boards: 1,
  budgets: 1,
  rooms: [{ ...HALL, floorArea: '12.5', wallArea: null, perimeter: null }],
})

const NEWS: ProjectNews = {
  waiting: [
    {
      kind: 'board',
      refId: '5',
      name: 'Lobby',
      what: 'todo',
      isMine: true,
      who: null,
      count: 1,
      dueOn: '2026-12-03',
      time: NOON,
    },
    {
      kind: 'budget',
      refId: '6',
      name: 'Baths',
      what: 'guestComments',
      isMine: true,
      who: null,
      count: 3,
      dueOn: null,
      time: NOON,
    },
    {
      kind: 'folder',
      refId: '7',
      name: 'Stone',
      what: 'unopened',
      isMine: false,
      who: 'Jane',
      count: 1,
      dueOn: null,
      time: NOON,
    },
  ],
  changed: [{ kind: 'board', refId: '5', name: 'Lobby', time: NOON }],
  questions: [],
  sent: null,
}
const ASKED: ProjectNews['questions'] = [
  {
    what: 'line',
    id: '1',
    number: 2,
    who: 'Ms Lind',
    words: 'A darker oak',
    name: '橡木',
    enName: 'Oak',
    line: { budgetId: '6', lineId: 'a1' },
    time: NOON,
  },
  { what: 'whole', id: '1', number: 2, who: 'Ms Lind', words: 'Warmer', name: '', enName: '', line: null, time: NOON },
  {
    what: 'comment',
    id: '9',
    number: 2,
    who: 'Ms Lind',
    words: 'In brass?',
    name: '龙头',
    enName: 'Tap',
    line: { budgetId: '6', lineId: 'a2' },
    time: NOON,
  },
]
const NO_NEWS: ProjectNews = { waiting: [], changed: [], questions: [], sent: null }

interface VisitOptions extends Setting {
  project?: Project
  news?: ProjectNews
  open?: string
}

/** In the place of what was sent, which the page composes. */
const NothingSent = () => null

async function visit({ project = HOTEL, news = NO_NEWS, open, ...setting }: VisitOptions = {}) {
  enterAs(aMember())
  answer(getProject, project)
  answer(getProjectNews, news)
  answer(getProjectFiles, [])
  answer(getRateList, [{ currency: 'CNY', cny: 1, date: '2026-01-01', source: null }])
  const query = open === undefined ? '' : `?open=${open}`
  return show(
    <>
      <main style={{ padding: 16 }}>
        <ProjectView projectId={project.id} memberId="7" things={THINGS} Sent={NothingSent} />
      </main>
      <Toasts closeLabel="Dismiss" />
    </>,
    { address: `/projects/${project.id}${query}`, ...setting },
  )
}

describe('a project’s page', () => {
  it.each([
    ['en', 'light', 1366],
    ['zh-CN', 'dark', 390],
    ['en', 'dark', 320],
  ] as const)('says what waits, for whom, and what was changed (%s, %s, %i)', async (tongue, theme, width) => {
    await visit({ news: { ...NEWS, questions: ASKED }, tongue, theme, viewport: { width, height: 800 } })
    await expect.element(page.getByRole('heading', { name: 'Harbour hotel' })).toBeVisible()
    const mine = page.getByRole('list', { name: tongue === 'en' ? 'For you' : '待您处理' })
    await expect.element(mine.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/material/5')
    await expect
      .element(mine.getByText(tongue === 'en' ? /To-do · due Dec 3, 2026/ : /待办 · 2026年12月3日到期/))
      .toBeVisible()
    await expect.element(mine.getByText(tongue === 'en' ? /3 comments of guests/ : /3 条访客评论/)).toBeVisible()
    const others = page.getByRole('list', { name: tongue === 'en' ? 'For others' : '待他人处理' })
    await expect.element(others.getByRole('link', { name: 'Stone' })).toHaveAttribute('href', '/favorites/7')
    await expect.element(others.getByText(/ · Jane/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('shows the rooms with their measures, and leads to where they are edited', async () => {
    const hall = { ...HOTEL.rooms[0], name: 'Hall', count: 3 } as (typeof HOTEL.rooms)[number]
    const bar = { ...hall, id: '00000000-0000-4000-8000-000000000002', name: 'Bar', count: 1, floorArea: null }
    await visit({ project: aProject({ ...HOTEL, rooms: [hall, bar] }), viewport: { width: 390, height: 800 } })
    const rooms = page.getByRole('list', { name: 'Rooms' })
    await expect.element(rooms.getByRole('listitem').first()).toHaveTextContent('HallFloor 12.5 m² · 3 alike')
    await expect.element(rooms.getByRole('listitem').last()).toHaveTextContent('BarNot measured yet')
    await page.getByRole('button', { name: 'Edit rooms' }).click()
    await expect.element(page.getByRole('dialog', { name: /^Details of/ })).toBeVisible()
  })

  it('offers somebody who may only comment nothing that changes it', async () => {
    await visit({ project: aProject({ ...HOTEL, right: 'comment', ownerName: 'Eve' }), open: 'details' })
    await expect.element(page.getByText('By Eve · Can comment')).toBeVisible()
    expect(page.getByRole('button', { name: /Edit|Bring in|New board/ }).elements()).toEqual([])
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('says that a project is not there', async () => {
    enterAs(aMember())
    refuse(getProject, 404)
    refuse(getProjectNews, 404)
    await show(<ProjectView projectId="9" memberId="7" things={THINGS} Sent={NothingSent} />, {
      address: '/projects/9',
    })
    await expect.element(page.getByRole('heading', { name: 'This project is not here' })).toBeVisible()
  })
})

describe('the details', () => {
  const dialog = page.getByRole('dialog', { name: 'Details of “Harbour hotel”' })
  const save = () => dialog.getByRole('button', { name: 'Save' }).click()

  it.each([
    ['en', 'light', 1366],
    ['zh-CN', 'dark', 390],
    ['en', 'light', 320],
  ] as const)('show every field (%s, %s, %i)', async (tongue, theme, width) => {
    await visit({ open: 'details', tongue, theme, viewport: { width, height: 800 } })
    const name = tongue === 'en' ? 'Details of “Harbour hotel”' : '“Harbour hotel”的详情'
    const field = page.getByRole('dialog', { name }).getByLabelText(tongue === 'en' ? 'Hall Floor m²' : 'Hall 地面 m²')
    await expect.element(field).toHaveValue('12.5')
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('tell mistakes at their fields, and send only what was changed', async () => {
    const sent: unknown[] = []
    const { address } = await visit({ open: 'details' })
    answer(updateProject, (input) => {
      sent.push(input)
      return { version: 2 }
    })
    await dialog.getByLabelText('Ends on').fill('2026-10-01')
    await dialog.getByLabelText('Client’s email').fill('jane@')
    await dialog.getByLabelText('Hall Walls m²').fill('wide')
    await save()
    await expect.element(dialog.getByText('The project ends before it begins.')).toBeVisible()
    await expect.element(dialog.getByText('This is not a whole email address.')).toBeVisible()
    expect(sent).toEqual([])
    await dialog.getByLabelText('Ends on').fill('2027-01-31')
    await dialog.getByLabelText('Client’s email').fill('')
    await dialog.getByLabelText('Hall Walls m²').fill('30')
    await save()
    await expect.poll(address).toBe(`/projects/${HOTEL.id}`)
    expect(sent).toEqual([
      {
        id: HOTEL.id,
        version: 1,
        fields: { endsOn: '2027-01-31', rooms: [{ ...HOTEL.rooms[0], wallArea: '30' }] },
      },
    ])
  })

  it('name, order and remove rooms, measured in the unit system of the project', async () => {
    await visit({ open: 'details' })
    const sent: unknown[] = []
    answer(updateProject, ({ fields }) => {
      sent.push(fields.rooms?.map(({ name, floorArea }) => [name, floorArea && Number(floorArea).toFixed(2)]))
      return { version: 2 }
    })
    await dialog.getByText('Imperial: ft²').click()
    await expect.element(dialog.getByLabelText('Hall Floor ft²')).toHaveValue('134.549')
    await dialog.getByRole('button', { name: 'Add a room' }).click()
    const names = dialog.getByRole('textbox', { name: 'Room', exact: true })
    await expect.element(names.nth(1)).toHaveFocus()
    await names.nth(1).fill('Bar')
    await dialog.getByLabelText('Bar Floor ft²').fill('100')
    await dialog.getByRole('button', { name: 'Move up: Bar' }).click()
    await save()
    await expect
      .poll(() => sent)
      .toEqual([
        [
          ['Bar', '9.29'],
          ['Hall', '12.50'],
        ],
      ])
  })

  it('keep what was typed where others have changed the project, and say what they changed', async () => {
    await visit({ open: 'details' })
    await dialog.getByLabelText('Client', { exact: true }).fill('Jane Oakley')
    answer(getProject, { ...HOTEL, clientName: 'Oakley Ltd', address: 'Pier 4', version: 2 })
    refuse(updateProject, 409)
    await save()
    await expect.element(dialog.getByText(/Somebody has changed the project meanwhile/)).toBeVisible()
    await expect.element(dialog.getByLabelText('Client', { exact: true })).toHaveValue('Jane Oakley')
    await expect.element(dialog.getByText('Now: Oakley Ltd')).toBeVisible()
    await expect.element(dialog.getByLabelText('Address')).toHaveValue('Pier 4')
    const sent: unknown[] = []
    answer(updateProject, (input) => {
      sent.push(input)
      return { version: 3 }
    })
    await save()
    await expect.poll(() => sent).toEqual([{ id: HOTEL.id, version: 2, fields: { clientName: 'Jane Oakley' } }])
  })

  it('are not lost by a slip', async () => {
    await visit({ open: 'details' })
    await dialog.getByLabelText('Code').fill('H-13')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('H-13')
  })
})

describe('bringing in', () => {
  it('moves what is in no project, many at once, and can be undone', async () => {
    const placed: unknown[] = []
    await visit({ open: 'gather' })
    const other = { id: '99', name: 'Clinic' }
    answer(getBoardPage, {
      list: [
        aBoardCard({ id: '1', name: 'Lobby', isOwner: true }),
        aBoardCard({ id: '2', name: 'Elsewhere', isOwner: true, project: other }),
      ],
      total: 2,
    })
    answer(getBudgetPage, { list: [aBudgetCard({ id: '3', name: 'Baths' })], total: 1 })
    answer(getFolderPage, { list: [], total: 0 })
    answer(placeThings, (input) => {
      placed.push(input)
      return true as const
    })
    const dialog = page.getByRole('dialog', { name: 'Bring into “Harbour hotel”' })
    await dialog.getByLabelText('Select all').click()
    expect(dialog.getByText('Elsewhere').elements()).toEqual([])
    expect(await seriousViolations(document.body)).toEqual([])
    await dialog.getByRole('button', { name: 'Bring in 2' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    const things = [
      { kind: 'board', refId: '1' },
      { kind: 'budget', refId: '3' },
    ]
    await expect
      .poll(() => placed)
      .toEqual([
        { projectId: HOTEL.id, things },
        { projectId: null, things },
      ])
  })
})

describe('duplicating', () => {
  async function begin() {
    await visit({ open: 'duplicate' })
    answer(getBoardPage, { list: [aBoardCard({ id: '1', name: 'Lobby' })], total: 1 })
    answer(getBudgetPage, { list: [aBudgetCard({ id: '3', name: 'Baths' })], total: 1 })
    answer(getFolderPage, { list: [], total: 0 })
    return page.getByRole('dialog', { name: 'Duplicate “Harbour hotel”' })
  }

  it('makes the project first, then copies thing by thing, without quantities where that is wanted', async () => {
    const dialog = await begin()
    const calls: unknown[] = []
    answer(createProject, (input) => {
      calls.push([input.name, input.rooms?.[0]?.floorArea])
      return '77'
    })
    answer(duplicateBoard, (input) => {
      calls.push(input)
      return '11'
    })
    answer(duplicateBudget, (input) => {
      calls.push(input)
      return '12'
    })
    await dialog.getByText('Leave them out').click()
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect.element(dialog.getByText('2 were copied into “Harbour hotel (copy)”.')).toBeVisible()
    expect(calls).toEqual([
      ['Harbour hotel (copy)', null],
      { id: '1', name: 'Lobby', projectId: '77' },
      { id: '3', name: 'Baths', projectId: '77', quantities: 0 },
    ])
    await expect.element(dialog.getByRole('link', { name: 'Open the copy' })).toHaveAttribute('href', '/projects/77')
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('names what could not be copied, and tries that again', async () => {
    const dialog = await begin()
    answer(createProject, '77')
    answer(duplicateFolder, '10')
    answer(duplicateBoard, () => {
      throw new Refusal(404)
    })
    answer(duplicateBudget, '12')
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect.element(dialog.getByText('1 could not be copied:')).toBeVisible()
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Lobby The resource does not exist.')
    answer(duplicateBoard, '11')
    await dialog.getByRole('button', { name: 'Try these again' }).click()
    await expect.element(dialog.getByText('2 were copied into “Harbour hotel (copy)”.')).toBeVisible()
    expect(dialog.getByText('could not be copied').elements()).toEqual([])
  })

  it('ends after the thing that is being copied, and says how far it came', async () => {
    const dialog = await begin()
    answer(createProject, '77')
    let finish = () => {}
    answer(duplicateBoard, () => new Promise<string>((resolve) => (finish = () => resolve('11'))))
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect.element(dialog.getByText('Copying 1 of 2: Lobby')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop' }).last().click()
    finish()
    await expect.element(dialog.getByText('Stopped. 1 of 2 was copied.')).toBeVisible()
  })
})

it('what clients ask leads to its line, the version or the comment', async () => {
  await visit({ news: { ...NO_NEWS, questions: ASKED } })
  const list = page.getByRole('list', { name: 'Clients ask' })
  await expect.element(list.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/budgetList/6?line=a1')
  await expect.element(list.getByText('A darker oak')).toBeVisible()
  await expect.element(list.getByText(/^Ms Lind asks for a change · Version 2 · /)).toBeVisible()
  await expect
    .element(list.getByRole('link', { name: 'Version 2' }))
    .toHaveAttribute('href', `/projects/${HOTEL.id}/sent/2`)
  await expect
    .element(list.getByRole('link', { name: 'Tap' }))
    .toHaveAttribute('href', `/projects/${HOTEL.id}#comment-9`)
  await expect.element(page.getByText('Nothing waits.')).not.toBeInTheDocument()
})

it.each([
  ['en', 1366],
  ['zh-CN', 320],
] as const)('says what of the last version is not taken over or has changed since (%s, %i)', async (tongue, width) => {
  const changed = ['Lobby', 'Bar', 'Hall', 'Baths'].map((name, index) => ({
    kind: 'board' as const,
    refId: `${index}`,
    name,
  }))
  const sent = { number: 2, changed, untaken: [{ id: '4', who: 'Ms Lind', budgetIds: ['1'], time: NOON }] }
  await visit({ news: { ...NO_NEWS, sent }, tongue, viewport: { width, height: 800 } })
  const isEnglish = tongue === 'en'
  const list = page.getByRole('list', { name: isEnglish ? 'Sent to the client' : '发送给客户的内容' })
  await expect
    .element(list.getByRole('link', { name: isEnglish ? 'Take over what Ms Lind decided' : '采纳 Ms Lind 的决定' }))
    .toHaveAttribute('href', `/projects/${HOTEL.id}#sent`)
  await expect
    .element(list.getByRole('link', { name: isEnglish ? 'Prepare the next version' : '准备下一版' }))
    .toHaveAttribute('href', `/projects/${HOTEL.id}/send`)
  await expect
    .element(
      list.getByText(
        isEnglish ? /after version 2 .*: Lobby, Bar, Hall, and more/ : /第 2 版.*Lobby、Bar、Hall和其他内容/,
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText(isEnglish ? 'Nothing waits.' : '没有待处理事项。')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await seriousViolations(document.body)).toEqual([])
})
