import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  getOwnedWithOthers,
  getReceivedInvitations,
} from '../../../contract/collaboration/people-calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { aCollaborator, anOwnedThing, aReceivedInvitation } from '../../testing/people.ts'
import { answer, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { HandingOver } from './HandingOver.tsx'
import { InvitationView } from './InvitationView.tsx'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'

const ADA = aMember()
const ID = '00000000-0000-4000-8000-00000000000a'

const press = (name: string) => page.getByRole('button', { name }).click()
const part = () => document.querySelector('#root') as HTMLElement

function showReceived(accepted: string[] = []) {
  return show(
    <ReceivedInvitations kind="budget" onAccepted={(refId) => accepted.push(refId)} onOpen={() => undefined} />,
  )
}

test('what a member is invited to stands where its kind is, with who invites and what one may do then', async () => {
  enterAs(ADA)
  const invitation = aReceivedInvitation({ message: 'Please check the prices' })
  const others = [invitation, aReceivedInvitation({ kind: 'board', name: 'Lobby' })]
  let open = others
  const accepted: string[] = []
  answer(getReceivedInvitations, () => open)
  answer(acceptInvitation, () => {
    open = open.filter((one) => one !== invitation)
    return { kind: 'budget' as const, refId: '5' }
  })
  await showReceived(accepted)
  await expect.element(page.getByText('Eve invites you to the budget list “Harbour hotel”.')).toBeVisible()
  await expect.element(page.getByText(/You may edit it\./)).toBeVisible()
  await expect.element(page.getByText('Please check the prices')).toBeVisible()
  await expect.element(page.getByText(/Lobby/)).not.toBeInTheDocument()
  expect(await seriousViolations(part())).toEqual([])
  await press('Accept: Harbour hotel')
  await expect.poll(() => accepted).toEqual(['5'])
  await expect.element(page.getByText(/Harbour hotel/)).not.toBeInTheDocument()
})

test('invitations that do not come say so in their place', async () => {
  enterAs(ADA)
  breakDown(getReceivedInvitations, 500)
  await showReceived()
  await expect.element(page.getByText(/Invitations could not be loaded\./)).toBeVisible()
  answer(getReceivedInvitations, [aReceivedInvitation()])
  await press('Retry')
  await expect.element(page.getByText(/Harbour hotel/)).toBeVisible()
})

test('the page of an invitation leads to what it is to, once it is accepted', async () => {
  enterAs(ADA)
  answer(getInvitation, aReceivedInvitation({ right: 'comment' }))
  answer(acceptInvitation, { kind: 'budget', refId: '5' })
  const led: unknown[] = []
  await show(<InvitationView id={ID} user={ADA} onAccepted={(thing) => led.push(thing)} />)
  await expect.element(page.getByRole('heading', { name: 'You are invited' })).toBeVisible()
  await expect.element(page.getByText(/You may look at it and comment\./)).toBeVisible()
  expect(await seriousViolations(part())).toEqual([])
  await press('Accept')
  await expect.poll(() => led).toEqual([{ kind: 'budget', refId: '5' }])
})

test('whoever declines is asked first, and reads how to come back', async () => {
  enterAs(ADA)
  answer(getInvitation, aReceivedInvitation())
  answer(declineInvitation, true)
  await show(<InvitationView id={ID} user={ADA} onAccepted={() => undefined} />)
  await press('Decline')
  await page.getByRole('group').getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByRole('heading', { name: 'You have declined the invitation.' })).toBeVisible()
  await expect.element(page.getByText('Should you change your mind, ask Eve for a new one.')).toBeVisible()
})

test.each([
  ['en', 'There is no open invitation for you here.'],
  ['zh-CN', '这里没有给您的有效邀请。'],
] as const)('an invitation for somebody else tells nothing of itself (%s)', async (tongue, words) => {
  enterAs(ADA)
  refuse(getInvitation, 404)
  await show(<InvitationView id={ID} user={ADA} onAccepted={() => undefined} />, { tongue })
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
  await expect.element(page.getByText(/ada@quarry\.test/)).toBeVisible()
  expect(await seriousViolations(part())).toEqual([])
})

test('whoever ends their account decides for each thing that others work on', async () => {
  enterAs(ADA)
  const lin = aCollaborator({ memberId: '9', nickname: 'Lin' })
  answer(getOwnedWithOthers, [
    anOwnedThing({ collaborators: [lin] }),
    anOwnedThing({ kind: 'board', refId: '6', name: 'Lobby', collaborators: [lin] }),
  ])
  const choices: unknown[] = []
  const asking = (isMissed: boolean) => <HandingOver isMissed={isMissed} onChoose={(choice) => choices.push(choice)} />
  await show(asking(true))
  const budget = page.getByRole('combobox', { name: 'What becomes of “Harbour hotel”' })
  const board = page.getByRole('combobox', { name: 'What becomes of “Lobby”' })
  await expect.element(budget).toHaveValue('')
  await expect.element(page.getByText('Please decide for each of them.')).toBeVisible()
  expect(await seriousViolations(part())).toEqual([])
  await budget.selectOptions('Hand over to Lin')
  expect(choices.at(-1)).toBeNull()
  await board.selectOptions('Take along: it is deleted with the account')
  expect(choices.at(-1)).toEqual([{ kind: 'budget', refId: '5', memberId: '9' }])
  await expect.element(page.getByText('Please decide for each of them.')).not.toBeInTheDocument()
})

test('where nobody works on what is theirs, nothing is asked of whoever ends their account', async () => {
  enterAs(ADA)
  answer(getOwnedWithOthers, [])
  const choices: unknown[] = []
  await show(<HandingOver isMissed={false} onChoose={(choice) => choices.push(choice)} />)
  await expect.poll(() => choices).toEqual([[]])
  expect(page.getByRole('combobox').elements()).toHaveLength(0)
})
