import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createBoard, getBoardPage, getSamples } from '../../../contract/boards/calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBoardCard, aSnapshot, ON_SALE } from '../../testing/boards.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { BoardChooser } from './BoardChooser.tsx'

const visit = (setting: Setting = {}) => {
  enterAs(aMember())
  return show(<BoardChooser memberId="7" asked={{ skuIds: ['11'] }} />, setting)
}

it.each([
  ['en', 'light', { width: 1366, height: 768 }, 'Add to a board', 'already on it'],
  ['zh-CN', 'dark', { width: 320, height: 640 }, '加入材料板', '已在其中'],
] as const)('tells on which boards a material lies already (%s)', async (tongue, theme, viewport, name, held) => {
  const [lobby, spa] = [aBoardCard({ name: 'Lobby' }), aBoardCard({ name: 'Spa' })]
  answer(getBoardPage, ({ skuId }) => (skuId ? { list: [spa], total: 1 } : { list: [lobby, spa], total: 2 }))
  await visit({ tongue, theme, viewport })
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog.getByRole('button', { name: /Spa/ }).getByText(held)).toBeVisible()
  expect(dialog.getByText(held).elements()).toHaveLength(1)
  expect(await seriousViolations(dialog.element())).toEqual([])
})

it('says why the boards cannot be read, and reads them again', async () => {
  breakDown(getBoardPage, 500)
  await visit()
  await expect.element(page.getByText('Your boards could not be loaded.')).toBeVisible()
  answer(getBoardPage, { list: [aBoardCard({ name: 'Lobby' })], total: 1 })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('button', { name: /Lobby/ })).toBeVisible()
})

it('keeps the name that was typed where the server has no room for another board', async () => {
  answer(getBoardPage, { list: [], total: 0 })
  answer(getSamples, [{ skuId: '11', snapshot: aSnapshot(), ...ON_SALE }])
  refuse(createBoard, 1009001001, { words: 'You have 200 boards, the most allowed.' })
  await visit()
  const field = page.getByRole('textbox', { name: 'Board name' })
  await field.fill('Kitchen')
  await page.getByRole('button', { name: 'Create and add' }).click()
  await expect.element(page.getByText('You have 200 boards, the most allowed.')).toBeVisible()
  await expect.element(field).toHaveValue('Kitchen')
})
