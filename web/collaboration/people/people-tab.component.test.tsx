import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getPeople,
  transferThing,
  invitePerson,
  leaveThing,
  removePerson,
  takeInvitationBack,
  updateRight,
  type People,
} from '../../../contract/collaboration/people-calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { aCollaborator, aSentInvitation, aTeam } from '../../testing/people.ts'
import { answer, asked, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { PeopleTab } from './PeopleTab.tsx'

/** Shows the people of a budget list, and remembers what was called back. */
async function visit(people: People, setting?: Setting) {
  enterAs(aMember())
  answer(getPeople, () => people)
  const told: string[] = []
  await show(
    <main style={{ padding: 16 }}>
      <PeopleTab
        thing={{ kind: 'budget', refId: '5' }}
        onHold={(isHeld) => told.push(isHeld ? 'held' : 'free')}
        onRight={() => told.push('right')}
        onLeft={() => told.push('left')}
      />
      <Toasts closeLabel="Close the message" />
    </main>,
    setting,
  )
  return told
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const choose = (name: string) => page.getByRole('menuitem', { name }).click()
const body = () => document.querySelector('main') as HTMLElement

test('an owner sees who works on it, and who is invited', async () => {
  await visit(
    aTeam({
      collaborators: [
        aCollaborator({ nickname: 'Lin', right: 'edit' }),
        aCollaborator({ nickname: 'Eve', right: 'comment' }),
      ],
      invitations: [
        aSentInvitation({ email: 'open@quarry.test' }),
        aSentInvitation({ email: 'no@quarry.test', isDeclined: true }),
      ],
    }),
  )
  const list = page.getByRole('list', { name: 'Who works on it' })
  await expect.element(list.getByText('Ada (you)')).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'What Lin may do: Can edit' })).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'What Eve may do: Can comment' })).toBeVisible()
  const invited = page.getByRole('region', { name: 'Invited' })
  await expect.element(invited.getByText('open@quarry.test', { exact: true })).toBeVisible()
  await expect.element(invited.getByText('Declined')).toBeVisible()
  expect(await seriousViolations(body())).toEqual([])
})

test('whoever invites a wrong address is told so at the field, and loses nothing that they typed', async () => {
  const told = await visit(aTeam())
  refuse(invitePerson, 1009004003)
  const address = page.getByRole('textbox', { name: 'Email address' })
  await press('Invite')
  await expect.element(page.getByText('Please enter an email address.')).toBeVisible()
  await expect.element(address).toHaveFocus()
  await address.fill('ada')
  await press('Invite')
  await expect.element(page.getByText('This is not a whole email address.')).toBeVisible()
  expect(asked.filter((call) => call.endsWith('/invite'))).toEqual([])
  await address.fill('ada@quarry.test')
  await page.getByRole('textbox', { name: 'Message (optional)' }).fill('Have a look')
  await press('Invite')
  await expect.element(page.getByText('This is your own address: you own this already.')).toBeVisible()
  await expect.element(address).toHaveValue('ada@quarry.test')
  await expect.element(page.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Have a look')
  expect(told.at(-1)).toBe('held')
  expect(await seriousViolations(body())).toEqual([])
})

test('an invitation goes with the right that was chosen, and the form is free for the next', async () => {
  const told = await visit(aTeam())
  let sent: unknown
  answer(invitePerson, (input) => {
    sent = input
    return { id: '00000000-0000-4000-8000-000000000001', wasMailedLately: false }
  })
  await page.getByRole('textbox', { name: 'Email address' }).fill('lin@quarry.test')
  await page.getByText('Can comment').click()
  await press('Invite')
  await expect.element(page.getByText('Invited: lin@quarry.test.')).toBeVisible()
  expect(sent).toEqual({ kind: 'budget', refId: '5', email: 'lin@quarry.test', right: 'comment', message: '' })
  await expect.element(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('')
  expect(told.at(-1)).toBe('free')
})

test('an owner changes what somebody may do, by key as well', async () => {
  const lin = aCollaborator({ nickname: 'Lin', right: 'edit' })
  const people = aTeam({ collaborators: [lin] })
  await visit(people)
  answer(updateRight, ({ right }) => {
    lin.right = right
    return true as const
  })
  const menu = page.getByRole('button', { name: 'What Lin may do: Can edit' })
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Can edit' })).toHaveAttribute('aria-current', 'true')
  await choose('Can comment')
  await expect.element(page.getByRole('button', { name: 'What Lin may do: Can comment' })).toBeVisible()
})

test('nobody is removed before their owner was asked', async () => {
  const people = aTeam({ collaborators: [aCollaborator({ nickname: 'Lin' })] })
  await visit(people)
  answer(removePerson, () => {
    people.collaborators = []
    return true as const
  })
  await press('What Lin may do: Can edit')
  await choose('Remove…')
  const question = page.getByRole('group', { name: /^Remove Lin\?/ })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(await seriousViolations(body())).toEqual([])
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Nobody else works on it yet.')).toBeVisible()
})

test('whoever hands it over is told what that means, and stays as an editor', async () => {
  const lin = aCollaborator({ nickname: 'Lin' })
  let people = aTeam({ collaborators: [lin] })
  const told = await visit(people)
  answer(getPeople, () => people)
  answer(transferThing, () => {
    people = aTeam({ right: 'edit', owner: lin, collaborators: [aCollaborator({ memberId: '7', nickname: 'Ada' })] })
    return true as const
  })
  await press('What Lin may do: Can edit')
  await choose('Make the owner…')
  await expect.element(page.getByText(/It moves to their budget lists, with its links for guests/)).toBeVisible()
  await press('Hand over')
  await expect.poll(() => told).toContain('right')
  await expect.element(page.getByText('Ada (you)')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(page.getByRole('form').elements()).toHaveLength(0)
})

test('an invitation can be taken back', async () => {
  const people = aTeam({ invitations: [aSentInvitation({ email: 'lin@quarry.test' })] })
  await visit(people)
  answer(takeInvitationBack, () => {
    people.invitations = []
    return true as const
  })
  await press('Take back: lin@quarry.test')
  await expect.element(page.getByRole('region', { name: 'Invited' })).not.toBeInTheDocument()
})

test('a collaborator sees who is there, changes nobody, and leaves once they were asked', async () => {
  const told = await visit(
    aTeam({
      right: 'comment',
      owner: aCollaborator({ nickname: 'Eve' }),
      collaborators: [aCollaborator({ memberId: '7', nickname: 'Ada', right: 'comment' })],
    }),
  )
  answer(leaveThing, true)
  await expect.element(page.getByText('Ada (you)')).toBeVisible()
  expect(page.getByRole('button', { name: /may do|Invite/ }).elements()).toHaveLength(0)
  await press('Leave')
  await expect.element(page.getByText(/Only Eve can let you in again/)).toBeVisible()
  expect(told).toEqual([])
  await page.getByRole('group').getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => told).toEqual(['left'])
})

test('people that do not come are asked for again', async () => {
  enterAs(aMember())
  breakDown(getPeople, 500)
  await show(<PeopleTab thing={{ kind: 'board', refId: '5' }} onRight={() => undefined} onLeft={() => undefined} />)
  await expect.element(page.getByText('The people could not be loaded.')).toBeVisible()
  answer(getPeople, aTeam())
  await press('Retry')
  await expect.element(page.getByText('Ada (you)')).toBeVisible()
})

test('a phone shows all of it in Chinese, in the dark', async () => {
  await visit(
    aTeam({
      collaborators: [aCollaborator({ nickname: '林'.repeat(20) })],
      invitations: [aSentInvitation({ email: `${'long'.repeat(15)}@quarry.test` })],
    }),
    { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
  )
  await expect.element(page.getByText('Ada（您）')).toBeVisible()
  expect(await seriousViolations(body())).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
