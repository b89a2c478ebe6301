import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import { MOST_ROOMS, type BudgetStatus, type UnitSystem } from '../../../contract/budgets/budget.ts'
import { NEW_ROOM, type Entry, type Room } from '../../../contract/budgets/entries.ts'
import type { ProjectRoom } from '../../../contract/projects.ts'
import { useStore } from '../../kit/store.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../testing/axe.ts'
import { anEditedBudget, aRoom, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { RoomsView } from './RoomsView.tsx'

const { projectRoomId: _none, ...MEASURES } = NEW_ROOM
const ofProject = (number: number, facts: Partial<ProjectRoom>): ProjectRoom => ({
  ...MEASURES,
  id: entryIdOf(number),
  name: `Room ${number}`,
  ...facts,
})
const HALL = ofProject(101, { name: 'Hall', floorArea: '24.5', wallArea: '60', count: 2, places: ['stairs'] })
const BATH = ofProject(102, { name: 'Bath', floorArea: '6', places: ['barefoot-wet', 'wet-wall'] })
const ROOMS = [aRoom(1, { name: 'Lobby', floorArea: '24', projectRoomId: HALL.id }), aRoom(2, { name: 'bath' })]

interface Showing extends Setting {
  rooms?: readonly Entry[]
  projectRooms?: readonly ProjectRoom[]
  status?: BudgetStatus
  unitSystem?: UnitSystem
}

async function showRooms(showing: Showing = {}) {
  const { rooms = ROOMS, projectRooms = [HALL, BATH], status = 'draft', unitSystem = 'metric', ...setting } = showing
  const editor = anEditedBudget(rooms, { unitSystem })
  const Rooms = () => {
    const { fields, items } = useStore(editor, ({ draft }) => draft)
    const sums = createSums(fields, items)
    const comesTo = { currency: fields.baseCurrency, needs: sums.figures, rooms: sums.roomTotals }
    return (
      <>
        <RoomsView {...{ items, status, editor, comesTo, projectRooms }} system={fields.unitSystem} />
        <Toasts closeLabel="Close" />
      </>
    )
  }
  answerLookups()
  await show(<Rooms />, setting)
  const inDraft = () =>
    [...editor.get().draft.items.values()].filter((entry): entry is Entry & Room => entry.type === 'room')
  return { inDraft, room: (number: number) => editor.get().draft.items.get(entryIdOf(number)), editor }
}

const choice = (room: string) => page.getByRole('combobox', { name: `${room} In the project` })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a room says where its room of the project has other measures, and takes them over as one step', async () => {
  const { room, editor } = await showRooms()
  await expect.element(choice('Lobby')).toHaveValue(HALL.id)
  for (const told of ['project: 24.50', 'project: 60.00', 'project: 2', 'project: Stairs'])
    await expect.element(page.getByText(told, { exact: true })).toBeVisible()
  await button('Take over the project’s 4 values Lobby').click()
  expect(room(1)).toMatchObject({ name: 'Lobby', floorArea: '24.5', wallArea: '60', count: 2, places: ['stairs'] })
  await expect.element(page.getByText(/^project:/)).not.toBeInTheDocument()
  await expect.element(choice('Lobby')).toHaveFocus()
  editor.undo()
  expect(room(1)).toEqual(ROOMS[0])
  await expect.element(page.getByText('project: 24.50')).toBeVisible()
})

test('the room that is called alike is proposed; another may be chosen, or none', async () => {
  const { room } = await showRooms()
  await expect.element(choice('bath')).toHaveValue('')
  await button('Is it Bath of the project? bath').click()
  expect(room(2)).toEqual({ ...ROOMS[1], projectRoomId: BATH.id })
  await expect.element(choice('bath')).toHaveFocus()
  await expect.element(button(/^Is it/)).not.toBeInTheDocument()
  await userEvent.selectOptions(choice('bath'), 'Hall')
  expect(room(2)).toMatchObject({ projectRoomId: HALL.id })
  await userEvent.selectOptions(choice('bath'), 'Not chosen')
  expect(room(2)).toEqual(ROOMS[1])
})

test('rooms that the list does not have are taken over together, and undone together', async () => {
  const kitchen = ofProject(103, { name: 'Kitchen', floorArea: '14', count: 3 })
  const study = ofProject(104, { name: 'Study' })
  const { inDraft } = await showRooms({ projectRooms: [HALL, BATH, kitchen, study] })
  await button('Take over 2 rooms of the project').click()
  const { id, ...facts } = kitchen
  expect(inDraft().map(({ name }) => name)).toEqual(['Lobby', 'bath', 'Kitchen', 'Study'])
  expect(inDraft()[2]).toMatchObject({ ...facts, sort: 3, projectRoomId: id })
  expect(inDraft()[2]?.id).not.toBe(id)
  await expect.element(button(/^Take over \d rooms/)).not.toBeInTheDocument()
  await expect.element(button('Add a room')).toHaveFocus()
  await button('Undo').click()
  expect(inDraft()).toHaveLength(2)
})

test('no more rooms are taken over than a list may have', async () => {
  const rooms = Array.from({ length: MOST_ROOMS - 1 }, (_, at) => aRoom(at + 1))
  const { inDraft } = await showRooms({ rooms })
  await button('Take over 1 room of the project').click()
  expect(inDraft()).toHaveLength(MOST_ROOMS)
  await expect.element(page.getByText('A budget list has at most 100 rooms.')).toBeVisible()
})

test('who reads feet reads the project’s measures in feet', async () => {
  await showRooms({ unitSystem: 'imperial' })
  await expect.element(page.getByText('project: 263.72', { exact: true })).toBeVisible()
})

test('in no project, in one without rooms, and of a room that is gone, a list shows its own alone', async () => {
  const gone = [aRoom(1, { name: 'Lobby', projectRoomId: entryIdOf(999) })]
  await showRooms({ rooms: gone, projectRooms: [] })
  await expect.element(page.getByRole('textbox', { name: 'Name of Lobby' })).toBeVisible()
  await expect.element(page.getByText(/project:|In the project/)).not.toBeInTheDocument()
  await showRooms({ rooms: gone })
  await expect.element(choice('Lobby').last()).toHaveValue('')
})

test('an approved list may take over what a room is, and not its measures; a closed one tells', async () => {
  const { room } = await showRooms({ status: 'approved' })
  await expect.element(page.getByText('project: 24.50')).toBeVisible()
  await expect.element(button(/rooms? of the project$/)).not.toBeInTheDocument()
  await button('Take over the project’s value Lobby').click()
  expect(room(1)).toEqual({ ...ROOMS[0], places: ['stairs'] })
})

test('a closed list says of which room it is, and offers nothing', async () => {
  await showRooms({ status: 'closed' })
  await expect.element(page.getByText('In the project: Hall')).toBeVisible()
  await expect.element(page.getByText('project: 24.50')).toBeVisible()
  await expect.element(choice('Lobby')).not.toBeInTheDocument()
  await expect.element(button(/project/)).not.toBeInTheDocument()
})

test.each([
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark' },
  { tongue: 'en', theme: 'dark', viewport: { width: 320, height: 640 } },
  { tongue: 'zh-CN', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)('reads well in $tongue, $theme', async (setting) => {
  const long = { ...HALL, name: 'Hall with the stairs to the cellar, the wardrobe and the lift' }
  await showRooms({ ...setting, projectRooms: [long, BATH] })
  await expect.element(page.getByText(setting.tongue === 'en' ? 'project: 24.50' : '项目：24.50')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  expect(await seriousViolations(document.body)).toEqual([])
})
