import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '../../contract/endpoint.ts'
import {
  compareVersions,
  createVersion,
  deleteVersion,
  getVersion,
  getVersionPage,
  renameVersion,
  restoreVersion,
  type BudgetState,
  type NamedVersion,
} from '../../contract/versions.ts'
import { atOnce } from '../../contract/pauses.ts'
import { differenceOfStates } from '../../contract/version-difference.ts'
import { seriousViolations } from '../testing/axe.ts'
import { aChip } from '../testing/boards.ts'
import { aLine, entryIdOf, someTotals } from '../testing/budgets.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aMember } from '../testing/members.ts'
import { answer, refuse } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { aBoardState, aBudgetState, aNamedVersion } from '../testing/versions.ts'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { ComparedVersions } from './comparing/ComparedVersions.tsx'
import { ShownVersion } from './ShownVersion.tsx'
import { VersionsButton } from './VersionsButton.tsx'

const PHONE = { viewport: { width: 390, height: 844 } }
const THING = { name: 'Lobby', version: 5, right: 'own' } as const

const DOCUMENT = { kind: 'board', refId: '5', name: 'Lobby', version: 5 } as const

const drawer = () => page.getByRole('dialog', { name: 'Named versions of this board' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

interface Opening {
  mayEdit?: boolean
  isSaved?: boolean
  setting?: Setting
}

async function openDrawer(versions: NamedVersion[], { mayEdit = true, isSaved = true, setting = {} }: Opening = {}) {
  enterAs(aMember())
  answer(getVersionPage, versions)
  const document = { ...DOCUMENT, mayEdit, saveFirst: async () => isSaved }
  await show(
    <main>
      <VersionsButton document={document} />
      <Toasts closeLabel="Close the message" />
    </main>,
    setting,
  )
  await button('Named versions').click()
}

it.each([{ theme: 'light' }, { theme: 'dark', ...PHONE }] as const)(
  'somebody keeps a version, and finds it in the list ($theme)',
  async (setting) => {
    await openDrawer([], { setting })
    await expect.element(drawer().getByText('No named versions yet')).toBeVisible()
    await drawer().getByRole('button', { name: 'Keep' }).click()
    await expect.element(drawer().getByText('Please give it a name.')).toBeVisible()
    let sent: InputOf<typeof createVersion> | undefined
    answer(createVersion, (input) => {
      sent = input
      answer(getVersionPage, [aNamedVersion({ name: 'For the client', note: 'Warm' })])
      return '1'
    })
    await drawer().getByRole('textbox', { name: 'Name', exact: true }).fill(' For the client ')
    await drawer().getByLabelText('Note (optional)').fill('Warm')
    await drawer().getByRole('button', { name: 'Keep' }).click()
    await expect.element(drawer().getByText(/^Ada · .* · 2 items$/)).toBeVisible()
    await expect.element(drawer().getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
    expect(sent).toEqual({ kind: 'board', refId: '5', name: 'For the client', note: 'Warm' })
    expect(await seriousViolations(document.body)).toEqual([])
  },
)

it('what was typed stays where nothing could be kept', async () => {
  await openDrawer([], { isSaved: false })
  await drawer().getByRole('textbox', { name: 'Name', exact: true }).fill('First')
  await drawer().getByRole('button', { name: 'Keep' }).click()
  await expect.element(drawer().getByText(/^Not everything is saved yet/)).toBeVisible()
  await expect.element(drawer().getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('First')
})

it('who has no room for more is told so at the name', async () => {
  await openDrawer([])
  refuse(createVersion, 1009005001, { words: 'There are 50 named versions of this already.' })
  await drawer().getByRole('textbox', { name: 'Name', exact: true }).fill('First')
  await drawer().getByRole('button', { name: 'Keep' }).click()
  await expect.element(drawer().getByText('There are 50 named versions of this already.')).toBeVisible()
})

it('somebody renames a version, and deletes it once they were asked', async () => {
  await openDrawer([aNamedVersion({ name: 'Oak', isAutomatic: true })])
  await expect.element(drawer().getByText('Before bringing back “Oak”')).toBeVisible()
  await drawer().getByRole('button', { name: 'Rename: Before bringing back “Oak”' }).click()
  answer(renameVersion, ({ name }) => {
    answer(getVersionPage, [aNamedVersion({ name })])
    return true as const
  })
  const form = drawer().getByRole('form', { name: 'Rename' })
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('With oak')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(drawer().getByText('With oak')).toBeVisible()
  await drawer().getByRole('button', { name: 'Delete: With oak' }).click()
  answer(deleteVersion, () => {
    answer(getVersionPage, [])
    return true as const
  })
  const asking = drawer().getByRole('group', { name: 'Delete “With oak” for good?' })
  await asking.getByRole('button', { name: 'Delete' }).click()
  await expect.element(drawer().getByText('No named versions yet')).toBeVisible()
})

it('is kept by itself before something is brought back, and before that is undone, each named after it', async () => {
  await openDrawer([
    aNamedVersion({ id: '2', name: 'Oak', isAutomatic: true, isBeforeUndo: true }),
    aNamedVersion({ name: 'Oak', isAutomatic: true }),
  ])
  await expect.element(drawer().getByText('Before undoing the bringing back of “Oak”')).toBeVisible()
  await expect.element(drawer().getByText('Before bringing back “Oak”')).toBeVisible()
})

it('who may only comment looks and compares, no more', async () => {
  await openDrawer([aNamedVersion({ mayChange: false })], { mayEdit: false })
  await expect.element(drawer().getByRole('link', { name: 'Look: First idea' })).toBeVisible()
  await expect.element(drawer().getByRole('link', { name: 'Compare with now: First idea' })).toBeVisible()
  expect(
    drawer()
      .getByRole('button', { name: /Keep|Rename|Delete|Bring/ })
      .elements(),
  ).toHaveLength(0)
})

it('somebody brings a version back from the list, and takes that back', async () => {
  await openDrawer([aNamedVersion()])
  await drawer().getByRole('button', { name: 'Bring back: First idea' }).click()
  const asking = drawer().getByRole('group', { name: /^Bring “First idea” back\? What “Lobby” is now is kept/ })
  await expect.element(asking).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  const sent: InputOf<typeof restoreVersion>[] = []
  answer(restoreVersion, (input) => {
    sent.push(input)
    return { version: input.version + 1, keptId: '9', missing: [] }
  })
  await asking.getByRole('button', { name: 'Bring back' }).click()
  await expect.element(page.getByText('“First idea” is back.')).toBeVisible()
  await expect.element(drawer()).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(page.getByText('It is as it was before.')).toBeVisible()
  expect(sent).toEqual([
    { id: '1', version: 5 },
    { id: '9', version: 6 },
  ])
})

it('nothing is brought back from the list where not everything is saved', async () => {
  await openDrawer([aNamedVersion()], { isSaved: false })
  await drawer().getByRole('button', { name: 'Bring back: First idea' }).click()
  await expect.element(page.getByText(/^Not everything is saved yet/)).toBeVisible()
  expect(drawer().getByRole('group').elements()).toHaveLength(0)
})

async function look(right: 'own' | 'comment' = 'own', setting: Setting = {}) {
  enterAs(aMember())
  answerLookups()
  answer(getVersion, {
    named: aNamedVersion({ note: 'Warm' }),
    thing: { ...THING, right },
    board: aBoardState({ name: 'Lobby', items: [{ ...aChip(1, { name: 'Clay' }), version: 1 }] }),
  })
  return show(
    <main>
      <Routes>
        <Route path="/version/1" element={<ShownVersion versionId="1" />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Toasts closeLabel="Close the message" />
    </main>,
    { address: '/version/1', ...setting },
  )
}

it.each([{ theme: 'light' }, { theme: 'dark', ...PHONE }] as const)(
  'somebody looks at a version, brings it back, and takes that back ($theme)',
  async (setting) => {
    const shown = await look('own', setting)
    await expect
      .element(page.getByRole('note'))
      .toMatchTextContent(/You are looking at “First idea” of “Lobby”.*by Ada/)
    expect(await seriousViolations(document.body)).toEqual([])
    await button('Bring back').click()
    const sent: InputOf<typeof restoreVersion>[] = []
    answer(restoreVersion, (input) => {
      sent.push(input)
      return { version: input.version + 1, keptId: sent.length === 1 ? '9' : '10', missing: [] }
    })
    await page.getByRole('group').getByRole('button', { name: 'Bring back' }).click()
    await expect.element(page.getByText('“First idea” is back.')).toBeVisible()
    expect(shown.address()).toBe('/material/5')
    await button('Undo').click()
    await expect.element(page.getByText('It is as it was before.')).toBeVisible()
    expect(sent).toEqual([
      { id: '1', version: 5 },
      { id: '9', version: 6 },
    ])
  },
)

it('is told where it was changed meanwhile, and stays', async () => {
  const shown = await look()
  await button('Bring back').click()
  refuse(restoreVersion, 409, { data: { version: 6 } })
  await page.getByRole('group').getByRole('button', { name: 'Bring back' }).click()
  await expect.element(page.getByText(/^It has been changed meanwhile/)).toBeVisible()
  expect(shown.address()).toBe('/version/1')
})

it('who may only comment brings nothing back', async () => {
  await look('comment')
  await expect.element(page.getByRole('link', { name: 'Compare with now' })).toBeVisible()
  expect(button('Bring back').elements()).toHaveLength(0)
})

it('somebody brings back what they compare with what is there now', async () => {
  await compare({ board: aBoardState({ items: [stays] }) }, { board: aBoardState({ items: [comes] }) })
  await expect.element(page.getByRole('link', { name: 'Look at “First idea”' })).toBeVisible()
  await button('Bring back “First idea”').click()
  // While a question is open, its button is gone.
  expect(button('Bring back “First idea”').elements()).toHaveLength(0)
  await button('Cancel').click()
  await expect.element(button('Bring back “First idea”')).toHaveFocus()
  await button('Bring back “First idea”').click()
  const sent: InputOf<typeof restoreVersion>[] = []
  answer(restoreVersion, (input) => {
    sent.push(input)
    return { version: 6, keptId: '9', missing: [] }
  })
  await page
    .getByRole('group', { name: /^Bring “First idea” back/ })
    .getByRole('button', { name: 'Bring back' })
    .click()
  await expect.poll(() => sent).toEqual([{ id: '1', version: 5 }])
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
})

async function compare(before: Parameters<typeof differenceOfStates>[0], after: typeof before, setting: Setting = {}) {
  enterAs(aMember())
  answerLookups()
  const kind = before.board ? 'board' : 'budget'
  const [first, second] = [aNamedVersion({ kind }), aNamedVersion({ id: '2', kind, name: 'Second' })]
  answer(getVersionPage, [second, first])
  const asked: InputOf<typeof compareVersions>[] = []
  answer(compareVersions, (input) => {
    asked.push(input)
    return {
      thing: THING,
      before: { named: input.id === '2' ? second : first, ...before },
      after: { named: input.otherId === undefined ? null : input.otherId === '2' ? second : first, ...after },
      difference: atOnce(differenceOfStates(before, after)),
    }
  })
  await show(
    <main>
      <Routes>
        <Route path="/version/:id/compare" element={<ComparedVersions versionId="1" />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </main>,
    { address: '/version/1/compare', ...setting },
  )
  return asked
}

const [stays, goes, comes] = [
  { ...aChip(1, { name: 'Stays' }), version: 1 },
  { ...aChip(2, { name: 'Goes' }), version: 1 },
  { ...aChip(3, { name: 'Comes' }), version: 1 },
]

it.each([{ theme: 'light' }, { theme: 'dark', ...PHONE }] as const)(
  'somebody sees on both papers what has changed, and where by a press ($theme)',
  async (setting) => {
    const before = { board: aBoardState({ items: [stays, goes] }) }
    const after = { board: aBoardState({ items: [{ ...stays, x: 300 }, comes] }) }
    const asked = await compare(before, after, setting)
    const list = page.getByRole('region', { name: 'What has changed' })
    await expect.element(list.getByRole('button', { name: 'Comes' })).toBeVisible()
    await expect.element(list.getByRole('button', { name: 'Stays: the place' })).toBeVisible()
    await list.getByRole('button', { name: 'Goes' }).click()
    const marks = [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => [
      dataset['item'],
      dataset['mark'],
      dataset['pointed'],
    ])
    expect(marks).toEqual([
      [stays.id, 'changed', 'false'],
      [goes.id, 'removed', 'true'],
      [stays.id, 'changed', 'false'],
      [comes.id, 'added', 'false'],
    ])
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await page.getByRole('combobox', { name: 'After' }).selectOptions('2')
    await expect.poll(() => asked.at(-1)).toEqual({ id: '1', otherId: '2' })
  },
)

function aList(lines: [id: number, low: string][], low: string): BudgetState {
  const state = aBudgetState({
    totals: someTotals({ low, high: low }),
    lines: lines.map(([id, price]) => {
      const line = aLine({ id: entryIdOf(id), name: `Line ${id}` })
      return { ...line, price: { ...line.price, low: price, high: price } }
    }),
  })
  const figured = state.lines.map((line) => ({
    ...line,
    figures: { ...line.figures, low: line.price.low, high: line.price.high },
  }))
  return { ...state, name: 'Lobby', lines: figured }
}

it.each([{ theme: 'light' }, { theme: 'dark', ...PHONE }] as const)(
  'somebody reads line by line what a list was and is, and by how much its totals differ ($theme)',
  async (setting) => {
    const before = {
      budget: aList(
        [
          [901, '10.00'],
          [902, '20.00'],
          [903, '30.00'],
        ],
        '60.00',
      ),
    }
    const after = {
      budget: aList(
        [
          [901, '10.00'],
          [902, '25.50'],
        ],
        '35.50',
      ),
    }
    await compare(before, after, setting)
    await expect.element(page.getByRole('row', { name: /^Lowest/ })).toMatchTextContent(/60\.00.*35\.50.*−24\.50/)
    const lines = () => [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset['mark'])
    expect(lines()).toEqual(['changed', 'removed'])
    await expect.element(page.getByText('Line 902').first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await page.getByRole('switch', { name: 'Only differences' }).click()
    await expect.poll(lines).toEqual([undefined, 'changed', 'removed'])
  },
)

it('two states that are the same are said to be', async () => {
  const board = aBoardState({ items: [stays] })
  await compare({ board }, { board })
  await expect.element(page.getByText('Both are the same.')).toBeVisible()
})
