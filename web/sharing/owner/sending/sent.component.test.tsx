import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { getComments, type OwnersComment } from '../../../../contract/sharing/discussion-calls.ts'
import { createLink, getLinks, type Link } from '../../../../contract/sharing/link-calls.ts'
import { getFilePlace } from '../../../../contract/files.ts'
import {
  compareSent,
  exportDecision,
  exportSent,
  getSentPart,
  getSentVersions,
  readDecisions,
  withdrawVersion,
  type SentVersion,
} from '../../../../contract/sharing/sending-calls.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../../testing/axe.ts'
import { aBoard } from '../../../testing/boards.ts'
import { aLink } from '../../../testing/own-links.ts'
import { aDecision, aListToChooseFrom, aSentVersion, enterProject, FLOORS, HALL } from '../../../testing/sending.ts'
import { answer, asked, breakDown } from '../../../testing/server-answers.ts'
import { aSharedView } from '../../../testing/sharing.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SentSection } from './SentSection.tsx'
import { SentVersionView } from './SentVersionView.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })

interface Stand {
  versions: SentVersion[]
  links?: Link[]
  comments?: OwnersComment[]
}

async function visit({ versions, links = [], comments = [] }: Stand, setting?: Setting) {
  enterProject()
  answer(getSentVersions, () => versions)
  answer(getLinks, () => links)
  answer(getComments, () => comments)
  answer(readDecisions, () => {
    for (const { decisions } of versions) for (const one of decisions) one.isRead = true
    return true as const
  })
  await show(
    <>
      <SentSection projectId="5" />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
}

const projectLink = (facts: Partial<Link> = {}) => aLink({ kind: 'project', id: '3', name: 'The Linds', ...facts })

test('where nothing was sent, it says what it is for and leads to the first version', async () => {
  await visit({ versions: [] })
  await expect.element(page.getByText(/^Put boards, lists and a letter together/)).toBeVisible()
  const first = page.getByRole('link', { name: 'Prepare the first version' })
  await expect.element(first).toHaveAttribute('href', '/projects/5/send')
  await expect.element(page.getByText('Recipients')).not.toBeInTheDocument()
})

test('versions tell what became of them, and what is new is marked and read', async () => {
  const versions = [
    aSentVersion({
      number: 2,
      decisions: [aDecision({ number: 2, verdict: 'changes', note: 'Darker brass, please', isRead: false })],
    }),
    aSentVersion({ isShown: false, decisions: [aDecision({ time: 0 })] }),
  ]
  await visit({ versions, links: [projectLink({ views: 4, lastView: Date.now() - 3 * 60 * 60_000 })] })
  await expect.element(page.getByRole('heading', { name: 'Version 2 Clients see this one' })).toBeVisible()
  await expect.element(page.getByText('Hall (board), Floors (budget list)')).toBeVisible()
  await expect.element(page.getByText('Lind asks for changes', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Darker brass, please')).toBeVisible()
  await expect.poll(() => asked).toContain('POST /app-api/project/sending/read')
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
  const recipient = page.getByRole('list', { name: 'Recipients' })
  await expect.element(recipient.getByText('Approve · opened 4 times, last 3 hours ago')).toBeVisible()
  await expect.element(recipient.getByText('Lind asks for changes of version 2')).toBeVisible()
  await expect.element(page.getByText('Lind approved it')).not.toBeInTheDocument()
  await button('Show 1 other version').click()
  await expect.element(page.getByText('Lind approved it')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a version tells what it changed from the one before it', async () => {
  await visit({ versions: [aSentVersion({ number: 2 }), aSentVersion({ isShown: false })] })
  answer(compareSent, {
    before: 1,
    hasOtherLetter: true,
    parts: [
      { ...HALL, state: 'same', difference: null },
      {
        ...FLOORS,
        state: 'changed',
        difference: {
          added: [{ id: '1', name: '橡木', enName: 'Oak' }],
          removed: [],
          replaced: [],
          changed: [],
        },
      },
    ],
  })
  await button('What changed since version 1 Version 2').click()
  await expect.element(page.getByText('The letter is another.')).toBeVisible()
  await expect.element(page.getByText('Floors (budget list) changed')).toBeVisible()
  await expect.element(page.getByText('Oak')).toBeVisible()
  await expect.element(page.getByText('1 part is the same.')).toBeVisible()
})

test('a version is withdrawn once its owner has said so, and the one before it is shown', async () => {
  const versions = [aSentVersion({ number: 2 }), aSentVersion({ isShown: false })]
  await visit({ versions, links: [projectLink()] })
  answer(withdrawVersion, ({ id }) => {
    for (const one of versions)
      Object.assign(one, one.id === id ? { isShown: false, withdrawTime: 1 } : { isShown: true })
    return true as const
  })
  await button('Withdraw… Version 2').click()
  const question = page.getByRole('dialog', { name: 'Withdraw version 2?' })
  await expect
    .element(question.getByText(/^Clients see version 1 again, at once\. It cannot be shown again/))
    .toBeVisible()
  expect(asked).not.toContain('POST /app-api/project/sending/withdraw')
  await question.getByRole('button', { name: 'Withdraw version 2' }).click()
  await expect.element(page.getByText('Version 2 is withdrawn.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Version 1 Clients see this one' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Version 2 Withdrawn' })).not.toBeInTheDocument()
  await button('Show 1 other version').click()
  await expect.element(page.getByRole('heading', { name: 'Version 2 Withdrawn' })).toBeVisible()
})

test('after the first sending a link is offered; it looks, comments or approves, and is of no brand', async () => {
  const links: Link[] = []
  await visit({ versions: [aSentVersion()], links })
  let made: InputOf<typeof createLink> | undefined
  answer(createLink, (input) => {
    made = input
    links.push(projectLink())
    return { id: '3', token: 'token', url: '/share/project/token' }
  })
  await expect.element(page.getByText(/^Nobody has a link yet/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Version 1 Seen by whoever gets a link' })).toBeVisible()
  await button('Make a link for the client').click()
  const drawer = page.getByRole('dialog', { name: 'Recipients' })
  await expect.element(drawer.getByRole('textbox', { name: 'Who it is for' })).toHaveValue('Ms Lind')
  await expect.element(drawer.getByText('Comment', { exact: true })).toBeVisible()
  await expect.element(drawer.getByText('Supplier', { exact: true })).not.toBeInTheDocument()
  await drawer.getByRole('textbox', { name: 'Who it is for' }).fill('The Linds')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer.getByRole('group', { name: /^Discard this link/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'Cancel' }).first().click()
  await drawer.getByRole('button', { name: 'Make the link' }).click()
  const address = drawer.getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveValue(`${location.origin}/share/project/token`)
  expect(made).toMatchObject({ kind: 'project', refId: '5', role: 'approve', preset: 'client', name: 'The Linds' })
  expect(await seriousViolations(document.body)).toEqual([])
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('list', { name: 'Recipients' }).getByText('has not decided yet')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Version 1 Clients see this one' })).toBeVisible()
  await expect.element(button('Links')).toHaveFocus()
})

test('a version is opened as it was sent, in the language of its clients', async () => {
  enterProject()
  answer(getSentVersions, [aSentVersion({ language: 'zh-CN' })])
  answer(getSentPart, aSharedView({ board: aBoard({ name: 'Hall' }) }))
  await show(<SentVersionView projectId="5" number="1" />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Version 1' })).toBeVisible()
  await expect.element(page.getByText('Dear Ms Lind')).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Hall' }).getByText(/^材料板/)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('its owner looks at what it offers, and chooses nothing', async () => {
  enterProject()
  answer(getSentVersions, [aSentVersion({ parts: [{ ...FLOORS, place: 1 }] })])
  answer(getSentPart, aListToChooseFrom())
  await show(<SentVersionView projectId="5" number="1" />)
  await button(/^2 alternatives/).click()
  const line = page.getByRole('dialog', { name: 'Smoked oak' })
  await expect.element(line.getByText('Pale ash', { exact: true })).toBeVisible()
  await expect.element(line.getByText(/^adds CNY 340.00/)).toBeVisible()
  expect(line.getByRole('radio').elements()).toEqual([])
  expect(await seriousViolations(line.element())).toEqual([])
})

for (const setting of [
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 1366, height: 768 } },
  { tongue: 'en', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)
  test(`it is whole at ${setting.viewport.width}, in ${setting.tongue}`, async () => {
    await visit({ versions: [aSentVersion({ decisions: [aDecision()] })], links: [projectLink()] }, setting)
    await expect.element(page.getByRole('list').first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
  })

test('a version is saved as a file, and each decision with what it was given on', async () => {
  await visit({ versions: [aSentVersion({ id: '8', decisions: [aDecision({ id: '9', isRead: true })] })] })
  const wishes: unknown[] = []
  // Asked for where the file takes its time.
  answer(getFilePlace, { place: 0, drawn: null })
  answer(exportSent, (wish) => {
    wishes.push(wish)
    return new Promise(() => undefined)
  })
  await button('CSV Version 1').click()
  await expect.element(page.getByRole('progressbar', { name: 'Making the file' })).toBeInTheDocument()
  breakDown(exportDecision, 503)
  await button('Signed PDF Lind').click()
  await expect.element(page.getByText(/503/)).toBeVisible()
  expect(wishes).toEqual([{ id: '8', format: 'csv', language: 'en' }])
})
