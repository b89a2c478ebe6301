import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { followThing, sayHere, type Present } from '../../../contract/collaboration/live-calls.ts'
import { getPeople, type People } from '../../../contract/collaboration/people-calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { aCollaborator, aTeam } from '../../testing/people.ts'
import { answer, asked, stream } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { OthersAt } from '../../workspace/live/OthersAt.tsx'
import { setPlacesOfOthers } from '../../workspace/live/places.ts'
import { peopleHere, placesOf } from './people-here.ts'
import { WhoIsHere } from './WhoIsHere.tsx'

const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } } as const
const NAMES = ['Lin', 'Eve', 'Kit', 'Bo', 'Ivy', 'Rex', 'Cam', 'Eda', 'Oskar-Emmanuel von der Lindenallee']

function isPresent(place: number, facts: Partial<Present> = {}): Present {
  return {
    memberId: String(100 + place),
    nickname: NAMES[place] ?? '',
    avatar: null,
    isSelf: false,
    tab: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    on: null,
    since: Date.UTC(2026, 4, 1, 12 + place),
    ...facts,
  }
}

/** Shows the head of a shared list, and who is there. */
async function visit(team: People, people: Present[], setting?: Setting) {
  enterAs(aMember())
  let present = people
  answer(getPeople, team)
  let hasLeft = true
  answer(sayHere, ({ isLeaving = false }) => {
    hasLeft = isLeaving
    return { people: isLeaving ? [] : present }
  })
  // A message that is sent on leaving must not reach the next test.
  onTestFinished(async () => {
    await expect.poll(() => hasLeft).toBe(true)
  })
  const { send } = stream(followThing)
  const shown: string[] = []
  await show(
    <main style={{ padding: 16 }}>
      <WhoIsHere
        thing={{ kind: 'budget', refId: '5' }}
        nameOf={(id) => (id === 'oak' ? 'Oak parquet' : null)}
        onShow={(id) => shown.push(id)}
      />
      <Toasts closeLabel="Close the message" />
    </main>,
    setting,
  )
  const become = (next: Present[]) => {
    present = next
    send({ of: 'presence' })
  }
  return { send, become, shown }
}

/** Others are here, or come. */
async function meet(people: Present[], setting?: Setting) {
  const head = await visit(aTeam({ collaborators: [aCollaborator()] }), people, setting)
  await expect.poll(() => asked).toContain(`GET ${followThing.path}`)
  head.send({ of: 'start' })
  return head
}

const main = () => document.querySelector('main') as HTMLElement
/** The open menu has a focus marker that axe takes for an entry. */
async function violationsInMenu(): Promise<string[]> {
  const violations: string[] = []
  const entries = page.getByRole('menuitem').elements()
  // oxlint-disable-next-line no-await-in-loop -- axe looks at one part at a time
  for (const entry of entries) violations.push(...(await seriousViolations(entry)))
  return violations
}
const head = (name: string | RegExp) => page.getByRole('button', { name })

test('somebody sees who else is here, where they are, and is led there', async () => {
  const self = isPresent(2, { memberId: '7', nickname: 'Ada', isSelf: true })
  const { shown } = await meet([isPresent(0, { on: 'oak' }), isPresent(1, { on: 'gone' }), self])
  await head('Here now: Lin, Eve, and You, on another page').click()
  const lin = page.getByRole('menuitem', { name: 'Lin at Oak parquet' })
  await expect.element(lin).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Eve at an item' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Ada You, on another page' })).toBeVisible()
  expect(await violationsInMenu()).toEqual([])
  await lin.click()
  expect(shown).toEqual(['oak'])
})

test('who comes and goes is read out, and who moves is not', async () => {
  const { become } = await meet([isPresent(0)])
  const spoken = page.getByText(/(is here|has left)\.$/)
  await expect.element(spoken).toHaveTextContent('Lin is here.')
  become([isPresent(0, { on: 'oak' })])
  await expect.poll(() => asked.filter((call) => call.endsWith(sayHere.path)).length).toBeGreaterThan(1)
  await head('Here now: Lin').click()
  await expect.element(page.getByRole('menuitem', { name: 'Lin at Oak parquet' })).toBeVisible()
  await expect.element(spoken).toHaveTextContent('Lin is here.')
  become([isPresent(1)])
  await expect.element(spoken).toHaveTextContent('Eve is here. Lin has left.')
})

test('nine people are five faces at most, and two on a phone, and nothing lies beside it', async () => {
  await meet(
    NAMES.map((_, place) => isPresent(place, { on: 'oak' })),
    PHONE,
  )
  const button = head(/^当前在线：/)
  await expect.element(button.getByText('+8', { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await seriousViolations(main())).toEqual([])
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: /^Oskar-Emmanuel/ })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await violationsInMenu()).toEqual([])
})

test('where nobody else works nothing is followed and nothing said', async () => {
  await visit(aTeam(), [])
  await expect.poll(() => asked).toContain(`GET ${getPeople.path}`)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(asked).toEqual([`GET ${getPeople.path}`])
})

test.each([
  ['on a screen', {}],
  ['on a phone in the dark', PHONE],
] satisfies [string, Setting][])('who has chosen an item or a line is named over it, %s', async (_, setting) => {
  const people = [0, 1, 8].map((place) => isPresent(place, { on: 'oak' }))
  setPlacesOfOthers(placesOf(peopleHere([...people, isPresent(3, { on: 'wool' })])))
  onTestFinished(() => setPlacesOfOthers(new Map()))
  await show(
    <main style={{ padding: 16 }}>
      <div data-testid="card" style={{ position: 'relative', width: 280, height: 200, overflow: 'hidden' }}>
        <OthersAt id="oak" look="frame" />
      </div>
      <div data-testid="row" style={{ position: 'relative', width: 120, height: 40 }}>
        <OthersAt id="wool" look="edge" />
      </div>
      <div data-testid="nobody" style={{ position: 'relative' }}>
        <OthersAt id="stone" look="frame" />
      </div>
    </main>,
    setting,
  )
  for (const name of ['Lin', 'Eve', NAMES[8] ?? ''])
    await expect.element(page.getByTestId('card').getByText(name, { exact: true })).toBeVisible()
  await expect.element(page.getByTestId('row').getByText('Bo')).toBeVisible()
  await expect.element(page.getByTestId('nobody')).toHaveTextContent('')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  expect(await seriousViolations(main())).toEqual([])
})
