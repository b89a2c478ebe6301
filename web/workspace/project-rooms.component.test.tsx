import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InProject } from '../../contract/collaboration/rights.ts'
import { getProject, NEW_PROJECT, type Project } from '../../contract/projects.ts'
import { answer, asked, refuse } from '../testing/server-answers.ts'
import { show } from '../testing/show.tsx'
import { useProjectRooms } from './project-rooms.ts'

const MEASURES = { floorArea: null, wallArea: null, perimeter: null, count: 1, places: [] }
const PROJECT: Project = {
  ...NEW_PROJECT,
  id: '7',
  name: 'Harbour flat',
  ownerName: 'Ada',
  right: 'comment',
  version: 1,
  rooms: [{ id: crypto.randomUUID(), name: 'Hall', ...MEASURES }],
  roomCount: 1,
  boards: 1,
  budgets: 0,
  folders: 0,
  archiveTime: null,
  createTime: 0,
  updateTime: 0,
}

function Rooms({ project }: { project: InProject }) {
  const names = useProjectRooms(project).map(({ name }) => name)
  return <p>Rooms: {names.join() || 'none'}</p>
}

const rooms = page.getByText(/^Rooms:/)

test('reads the rooms of the project that a thing is in', async () => {
  answer(getProject, PROJECT)
  await show(<Rooms project={{ id: '7', name: 'Harbour flat' }} />)
  await expect.element(rooms).toHaveTextContent('Rooms: Hall')
})

test('asks nothing for what is in none, and shows none where the project is not the reader’s any more', async () => {
  await show(<Rooms project={null} />)
  await expect.element(rooms).toHaveTextContent('Rooms: none')
  expect(asked).toEqual([])
  refuse(getProject, 404)
  await show(<Rooms project={{ id: '7', name: 'Harbour flat' }} />)
  await expect.poll(() => asked).toHaveLength(1)
  await expect.element(rooms.last()).toHaveTextContent('Rooms: none')
})
