import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getFits, getProductDetail } from '../../../contract/catalogue.ts'
import { getSamples } from '../../../contract/boards/calls.ts'
import { NEW_ROOM } from '../../../contract/budgets/entries.ts'
import { getProject, NEW_PROJECT, type ProjectRoom } from '../../../contract/projects.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aSample, itemIdOf } from '../../testing/boards.ts'
import { anEditedBoard } from '../../testing/boards/edited-board.ts'
import { aDetail } from '../../testing/products.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { BoardEditorView } from '../editor/BoardEditorView.tsx'
import { clearSelection, select } from '../editor/state/selection.ts'
import { BoardPanel } from './BoardPanel.tsx'

const { projectRoomId: _none, ...MEASURES } = NEW_ROOM
const SHOWER: ProjectRoom = { ...MEASURES, id: itemIdOf(101), name: 'Shower', places: ['barefoot-wet'] }
const CLOSET: ProjectRoom = { ...MEASURES, id: itemIdOf(102), name: 'Closet' }
const PROJECT = { id: '7', name: 'Harbour flat' }
const UNFIT = { place: 'barefoot-wet', answer: 'not', text: '不适合：R9', enText: 'Does not fit: R9' } as const
const fits = page.getByRole('list', { name: /Whether it fits the room|是否适合该房间/ })
const room = page.getByRole('combobox', { name: /Stands for the room|代表的房间/ })

beforeEach(() => {
  clearSelection()
  answer(getProductDetail, aDetail())
  answer(getSamples, [])
  answer(getFits, ({ skuIds }) => [skuIds].flat().map((skuId) => ({ skuId: String(skuId), fit: UNFIT })))
  answer(getProject, {
    ...NEW_PROJECT,
    ...PROJECT,
    ownerName: 'Ada',
    right: 'comment',
    version: 1,
    rooms: [SHOWER, CLOSET],
    roomCount: 2,
    boards: 1,
    budgets: 0,
    folders: 0,
    archiveTime: null,
    createTime: 0,
    updateTime: 0,
  })
})

async function openPanel({ project = PROJECT, projectRoomId = null, ...setting }: Opening = {}) {
  const board = anEditedBoard([aSample(1)], { projectRoomId }, new Map(), project)
  await show(<BoardEditorView board={{ id: '7' }} editor={board} panel={<BoardPanel />} />, setting)
  return board
}

interface Opening extends Setting {
  project?: typeof PROJECT | null
  projectRoomId?: string | null
}

test('a room is chosen, for which each material that does not fit has the sign of a list’s line, and undone', async () => {
  const board = await openPanel()
  await userEvent.selectOptions(room, 'Shower')
  expect(board.get().draft.fields.projectRoomId).toBe(SHOWER.id)
  await expect.element(page.getByText('does not fit Shower')).toBeVisible()
  select([itemIdOf(1)])
  await expect.element(fits).toHaveTextContent('Shower (Barefoot wet floor): Does not fit: R9')
  await userEvent.selectOptions(room, 'Closet')
  await expect.element(page.getByText(/does not fit/)).not.toBeInTheDocument()
  board.undo()
  await expect.element(page.getByText('does not fit Shower')).toBeVisible()
  await userEvent.selectOptions(room, 'None')
  expect(board.get().draft.fields.projectRoomId).toBe(null)
})

test('in no project, and in one of others, a board shows nothing of it', async () => {
  await openPanel({ project: null, projectRoomId: SHOWER.id })
  await expect.element(page.getByRole('heading', { name: 'Legend' })).toBeVisible()
  await expect.element(room).not.toBeInTheDocument()
  refuse(getProject, 404)
  await openPanel({ projectRoomId: SHOWER.id })
  await expect.element(page.getByText(/does not fit/)).not.toBeInTheDocument()
})

test.each([
  { tongue: 'en', theme: 'dark' },
  { tongue: 'zh-CN', theme: 'light' },
] as const)('reads well in $tongue, $theme', async (setting) => {
  await openPanel({ ...setting, projectRoomId: SHOWER.id })
  await expect.element(page.getByText(setting.tongue === 'en' ? 'does not fit Shower' : '不适合Shower')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})
