import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import {
  getSentVersions,
  previewSending,
  previewSentPart,
  sendVersion,
} from '../../../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../../../contract/sharing/shown-calls.ts'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../../testing/axe.ts'
import { aBoard } from '../../../testing/boards.ts'
import { aBudget } from '../../../testing/budgets.ts'
import { aSentVersion, enterProject, FLOORS, HALL } from '../../../testing/sending.ts'
import { answer, Refusal, asked } from '../../../testing/server-answers.ts'
import { aSharedView } from '../../../testing/sharing.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SendView } from './SendView.tsx'

const HASHES = { first: 'd4'.repeat(32), second: 'e5'.repeat(32) }
const button = (name: string) => page.getByRole('button', { name })
const box = (name: RegExp) => page.getByRole('checkbox', { name })

/** The page of the next version, and what it asks for: the parts are what their previews say. */
async function compose(setting?: Setting) {
  const server = { hash: HASHES.first, hall: HALL.contentHash, sent: [] as InputOf<typeof sendVersion>[] }
  answer(previewSending, ({ parts }) => ({
    number: 2,
    contentHash: server.hash,
    parts: parts.map(({ kind, refId }, index) => ({
      ...(kind === 'board' ? { ...HALL, contentHash: server.hall } : FLOORS),
      kind,
      refId: `${refId}`,
      place: index + 1,
    })),
  }))
  answer(previewSentPart, ({ kind }): SharedView => {
    if (kind === 'budget')
      return aSharedView({ budget: aBudget({ name: 'Floors' }) }, 'client', { contentHash: FLOORS.contentHash })
    const name = server.hall === HALL.contentHash ? 'Hall' : 'Hall anew'
    return aSharedView({ board: aBoard({ name }) }, 'client', { contentHash: server.hall })
  })
  answer(sendVersion, (input) => {
    server.sent.push(input)
    if (input.contentHash !== server.hash) throw new Refusal(409, undefined, { contentHash: server.hash })
    return { id: '9', number: 2 }
  })
  const { address } = await show(
    <>
      <SendView projectId="5" memberId="1" />
      <Toasts closeLabel="Close the message" />
    </>,
    { address: '/projects/5/send', ...setting },
  )
  return { server, address }
}

const labels = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)

test('a version begins with the last one, is put in order by keys, and is sent as it was seen, once', async () => {
  enterProject()
  answer(getSentVersions, [aSentVersion()])
  const { server, address } = await compose()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Version 2' })).toBeVisible()
  expect(labels()).toEqual(['1. Hall board', '2. Floors budget list'])
  await expect.element(page.getByRole('textbox', { name: 'Letter' })).toHaveValue('')
  expect(await seriousViolations(document.body)).toEqual([])
  button('Later: Hall').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(labels()).toEqual(['1. Floors budget list', '2. Hall board'])
  await expect.element(button('Later: Hall')).toHaveFocus()
  await page.getByRole('textbox', { name: 'Letter' }).fill('Dear Ms Lind,\n\nwarmer now.')
  await button('See it as the client will').click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Version 2 as the client will see it' }))
    .toHaveFocus()
  await expect.element(page.getByRole('article', { name: 'Floors' })).toBeVisible()
  await page.getByRole('tab', { name: '2. Hall' }).click()
  await expect.element(page.getByRole('article', { name: 'Hall' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await button('Send version 2').dblClick()
  await expect.poll(address).toBe('/projects/5#sent')
  expect(server.sent).toEqual([
    {
      projectId: '5',
      parts: [
        { kind: 'budget', refId: '12' },
        { kind: 'board', refId: '11' },
      ],
      fields: fieldsOfPreset('client', 'project'),
      figure: 'open',
      offered: [],
      letter: 'Dear Ms Lind,\n\nwarmer now.',
      language: 'en',
      contentHash: HASHES.first,
    },
  ])
})

test('what has changed since it was seen is shown anew: nothing is sent, and nothing typed is lost', async () => {
  enterProject()
  answer(getSentVersions, [aSentVersion()])
  const { server } = await compose({ address: '/projects/5/send?step=look' })
  await expect.element(page.getByRole('article', { name: 'Hall' })).toBeVisible()
  Object.assign(server, { hash: HASHES.second, hall: 'f6'.repeat(32) })
  await button('Send version 2').click()
  await expect.element(page.getByText('Changed since you looked: Hall (board). Nothing was sent')).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Hall anew' })).toBeVisible()
  await button('Send version 2').click()
  await expect.element(page.getByText('Version 2 is sent.')).toBeVisible()
  expect(server.sent.map(({ contentHash }) => contentHash)).toEqual([HASHES.first, HASHES.second])
})

test('what somebody else has just sent is not sent again: the page says so, and keeps what was composed', async () => {
  enterProject()
  answer(getSentVersions, [aSentVersion()])
  const { address } = await compose({ address: '/projects/5/send?step=look' })
  answer(sendVersion, () => {
    throw new Refusal(1009003009, 'Version 2, which clients see, is exactly this already. Nothing was sent.')
  })
  await button('Send version 2').click()
  await expect
    .element(page.getByRole('alert').getByText(/^Version 2, which clients see, is exactly this/))
    .toBeVisible()
  await button('Change what it holds').click()
  await expect.element(box(/^1\. Hall/)).toBeChecked()
  expect(address()).not.toContain('sent')
})

test('a draft is kept until it is sent, and can be begun anew; nothing is looked at before something is chosen', async () => {
  enterProject()
  answer(getSentVersions, [])
  await compose()
  await button('See it as the client will').click()
  await expect.element(page.getByText('Tick at least one thing to send.')).toBeVisible()
  await expect.element(box(/^Hall/)).toHaveFocus()
  await box(/^Floors/).click()
  await page.getByRole('textbox', { name: 'Letter' }).fill('Hello')
  // As a reload does.
  await show(<SendView projectId="5" memberId="1" />)
  const again = page.getByRole('textbox', { name: 'Letter' }).last()
  await expect.element(again).toHaveValue('Hello')
  await button('Start over').last().click()
  await expect.element(again).toHaveValue('')
  expect(asked).not.toContain('POST /app-api/project/sending/preview')
})

test('a thing that has left the project is left out, and the page says so', async () => {
  enterProject()
  answer(getSentVersions, [aSentVersion({ parts: [HALL, { ...FLOORS, refId: '99' }] })])
  await compose()
  await expect.element(page.getByText(/^1 thing that was sent before is no longer in this project/)).toBeVisible()
  expect(labels()).toEqual(['1. Hall board', 'Floors budget list'])
})

test('a collaborator is told that only the owner sends', async () => {
  enterProject({ right: 'edit' })
  answer(getSentVersions, [])
  await compose()
  await expect.element(page.getByRole('heading', { name: 'Only its owner sends versions of a project' })).toBeVisible()
})

for (const setting of [
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 1366, height: 768 } },
  { tongue: 'en', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)
  test(`it is whole at ${setting.viewport.width}, in ${setting.tongue}`, async () => {
    enterProject()
    answer(getSentVersions, [aSentVersion()])
    await compose(setting)
    await expect.element(page.getByRole('checkbox').first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
    await page.getByRole('button', { name: /See it as the client will|按客户所见查看/ }).click()
    await expect.element(page.getByRole('article')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
  })
