import { createBudget, updateBudget } from '../../contract/budgets/calls.ts'
import type { Line } from '../../contract/budgets/entries.ts'
import { acceptInvitation, invitePerson } from '../../contract/collaboration/people-calls.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openPerson } from '../live/person.ts'
import type { Person } from '../live/person.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const PEOPLE = 10
const LINES = 500
const ROUNDS = 12

/** Ten people in one budget list: how long until a save has reached all ten, when one of them saves and when all save at once. */
export async function measureLive(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(10_000), async ({ db, server: { url } }) => {
    say(`Live: ${PEOPLE} people in a list of ${LINES} lines`)
    const emails = await makeMembers(db, PEOPLE)
    const members = []
    for (const email of emails) {
      const headers = bearer(await signIn(url, email))
      members.push({ email, headers, ask: askAs({ headers }, url) })
    }
    const [owner, ...others] = members
    if (!owner) throw new Error('no member was made')
    const budget = largeBudget(LINES, 5)
    const refId = await owner.ask(createBudget, { name: 'House', ...budget })
    for (const { email, ask } of others) {
      const { id } = await owner.ask(invitePerson, { kind: 'budget', refId, email, right: 'edit' })
      await ask(acceptInvitation, { id })
    }
    const people = await Promise.all(members.map((member) => openPerson({ url, refId, version: 1, ...member })))
    const list = { refId, people, lines: budget.lines }
    const alone = await rounds(list, 1)
    const together = await rounds(list, PEOPLE)
    for (const person of people) person.leave()
    const ofAll = `until the last of ${PEOPLE} people in a list has heard`
    return [
      latencyFigure(`a save ${ofAll}`, spreadOf(alone), { target: { atMost: 2000 } }),
      latencyFigure(`a save ${ofAll}, all saving at once`, spreadOf(together), { target: { atMost: 2000 } }),
    ]
  })
}

interface List {
  refId: string
  people: Person[]
  lines: Line[]
}

/** `atOnce` people save their own line at once, repeatedly; returns how long each save took to reach everybody. */
async function rounds(list: List, atOnce: number): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < (ROUNDS * PEOPLE) / atOnce; round += 1) {
    const savers = Array.from({ length: atOnce }, (_, at) => (round + at) % PEOPLE)
    const times = await Promise.all(savers.map((place) => timed(() => saveAndBeHeard(list, { place, round }))))
    // The first round warms up.
    if (round > 0) taken.push(...times)
  }
  return taken
}

async function saveAndBeHeard({ refId, people, lines }: List, at: { place: number; round: number }): Promise<void> {
  const [person, line] = [people[at.place], lines[at.place]]
  if (!person || !line) throw new Error('more people save than there are')
  const put = { lines: [{ ...line, name: `Line of ${at.place}, ${at.round}` }] }
  const { version } = await person.ask(updateBudget, { id: refId, version: person.version(), put })
  await Promise.all(people.map((one) => one.hear(version)))
}
