import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import { createProject } from '../../contract/projects.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import { aLine, anAllocation, aRoom } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const room = aRoom({ name: 'Living room' })
const unpacked = { coveragePerPack: null }
const oak = aLine({ name: 'Oak', price: { chosen: '100' }, pack: unpacked })
const insteadOf = (name: string, chosen: string) =>
  aLine({ name, alternativeOf: oak.id, price: { chosen }, pack: unpacked })
const tile = aLine({ name: 'Tile', sort: 2, price: { chosen: '50' }, pack: unpacked })
const list = {
  name: 'Materials',
  defaultTaxRate: '0',
  rooms: [room],
  lines: [oak, insteadOf('Ash', '120'), insteadOf('Elm', '90'), tile],
  allocations: [oak, tile].map((line) => anAllocation(line, room, { netQty: '10' })),
}

/** Sends what is composed, as it is seen. */
async function send(owner: Page, number: number): Promise<void> {
  await owner.getByRole('button', { name: 'See it as the client will' }).click()
  await owner.getByRole('heading', { name: `Version ${number} as the client will see it` }).waitFor()
  await owner.getByRole('button', { name: `Send version ${number}` }).click()
  await owner.getByText(`Version ${number} is sent.`).waitFor()
}

it('a client on a phone chooses, asks and approves one figure; the owner takes it over, changes it, sends the next version and orders', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const ask = askAs(eve, url)
  const projectId = await ask(createProject, { name: 'Harbour flat', clientName: 'Ms Lind' })
  const id = await ask(createBudget, { ...list, projectId })
  const link = await ask(createLink, { kind: 'project', refId: projectId, role: 'approve', preset: 'client' })
  const owner = await stage.enter({ viewport: { width: 1366, height: 768 } })
  await openAs(eve, owner, { url: `${url}/projects/${projectId}` })
  await owner.getByRole('link', { name: 'Prepare the first version' }).click()
  await owner.getByRole('checkbox', { name: /Materials/ }).check()
  for (const name of ['Ash', 'Elm']) await owner.getByRole('checkbox', { name }).check()
  await owner.getByRole('textbox', { name: 'Letter' }).fill('Dear Ms Lind, please choose the floor.')
  await send(owner, 1)

  const client = await stage.enterBeside({ viewport: PHONE })
  await client.goto(url + new URL(link.url).pathname)
  await client.getByText('Dear Ms Lind, please choose the floor.').waitFor()
  await client.getByText('CNY 1,500.00').first().waitFor()
  await client.getByRole('button', { name: /^Choose: 2 alternatives/ }).tap()
  const about = client.getByRole('dialog', { name: 'Oak' })
  await about.getByRole('radio', { name: 'Elm, saves CNY 100.00, without tax' }).waitFor()
  await about.getByText('Ash', { exact: true }).tap()
  await about.getByText('With what you have chosen, total with tax: CNY 1,700.00').waitFor()
  await about.getByRole('textbox', { name: 'Your comment' }).fill('Is it oiled?')
  await about.getByRole('textbox', { name: 'Your name' }).fill('Lind')
  await about.getByRole('button', { name: 'Send' }).tap()
  await about.getByText('Sent.').waitFor()
  await about.getByRole('button', { name: 'Close' }).tap()
  await client.getByRole('button', { name: 'Approve version 1' }).tap()
  const signing = client.getByRole('dialog', { name: 'Approve version 1' })
  await signing.getByText('Ash instead of Oak').waitFor()
  await signing.getByText('With what you have chosen, total with tax: CNY 1,700.00').waitFor()
  await signing.getByRole('button', { name: 'Approve', exact: true }).tap()
  await client.getByText(/^Version 1 approved by Lind/).waitFor()

  // Told as they come in.
  await owner.getByText('Lind approved version 1').first().waitFor()
  await owner.getByText('Chose Ash instead of Oak').waitFor()
  await owner.getByText('Is it oiled?').first().waitFor()
  await owner.getByText('Materials says: draft.').waitFor()
  await owner.getByRole('button', { name: /^Take over into the lists/ }).click()
  const taking = owner.getByRole('dialog', { name: 'Take over what Lind decided' })
  await taking.getByText('Ash takes the place of Oak').waitFor()
  await taking.getByRole('button', { name: 'Take over' }).click()
  await taking.getByText('2 lines approved: order').waitFor()
  await taking.getByRole('button', { name: 'Close' }).last().click()

  const { version, lines } = await ask(getBudget, { id })
  const former = lines.find(({ name }) => name === 'Tile') ?? tile
  const dearer = { ...tile, status: former.status, price: { ...tile.price, chosen: '60' } }
  await ask(updateBudget, { id, version, put: { lines: [dearer] } })
  // What the client sees is what was sent.
  await client.reload()
  await client.getByText('CNY 1,500.00').first().waitFor()
  await owner.getByRole('link', { name: 'Prepare version 2' }).click()
  for (const name of ['Oak', 'Elm']) await owner.getByRole('checkbox', { name }).uncheck()
  await send(owner, 2)

  await client.getByRole('button', { name: 'See version 2' }).tap()
  await client
    .getByText(/^Version 2 needs an answer of its own/)
    .first()
    .waitFor()
  await client.getByRole('button', { name: /^What changed/ }).tap()
  await client.getByText('Tile: amount CNY 500.00 → CNY 600.00').waitFor()
  await client.getByRole('button', { name: 'Approve version 2' }).tap()
  await client.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).tap()
  await client.getByText(/^Version 2 approved by Lind/).waitFor()

  await owner.getByText('Lind approved version 2').first().waitFor()
  await owner
    .getByRole('button', { name: /^Take over into the lists/ })
    .first()
    .click()
  // Both stand as they were approved already.
  await taking.getByRole('button', { name: 'Mark as done' }).click()
  await taking.getByRole('button', { name: 'Close' }).last().click()
  await owner.getByRole('button', { name: /^Set the list to approved/ }).click()
  await owner.getByText('Materials is set to approved.').waitFor()
  await owner.getByRole('link', { name: /order/i }).first().click()
  await owner.getByRole('heading', { level: 1, name: 'Materials' }).waitFor()
  await owner.getByText('Ash', { exact: true }).first().waitFor()
  expect((await ask(getBudget, { id })).status).toBe('approved')
})
