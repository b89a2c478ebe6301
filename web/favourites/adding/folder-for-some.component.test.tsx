import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createItems, deleteItems, getCollected, getFolderPage, type Folder } from '../../../contract/favourites.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { AddSomeToFolder } from './AddSomeToFolder.tsx'
import { endAskingForFolder } from './ask-for-folder.ts'
import { FolderAddingLayer } from './FolderAddingLayer.tsx'
// It loads before any test waits for it.
import './FolderForSome.tsx'

const lobby: Folder = {
  id: '4',
  name: 'Lobby',
  ownerName: '',
  project: null,
  right: 'own',
  sort: 1,
  coverUrl: null,
  count: 2,
  covers: [],
  updateTime: Date.UTC(2026, 0, 5),
}

afterEach(endAskingForFolder)

const visit = (setting: Setting = {}) => {
  enterAs(aMember())
  answer(getFolderPage, ({ shared }) => (shared ? { list: [], total: 0 } : { list: [lobby], total: 1 }))
  return show(
    <>
      <AddSomeToFolder skuIds={['11', '12']} />
      <FolderAddingLayer />
      <Toasts closeLabel="Dismiss" />
    </>,
    setting,
  )
}

it.each([
  ['en', 'light', { width: 1366, height: 768 }, 'Save to folder', 'Save 2 products to'],
  ['zh-CN', 'dark', { width: 320, height: 640 }, '收藏到文件夹', '将 2 件产品收藏到'],
] as const)('asks which folder several products go to (%s)', async (tongue, theme, viewport, press, title) => {
  await visit({ tongue, theme, viewport })
  await page.getByRole('button', { name: press }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog.getByRole('button', { name: /Lobby/ })).toBeVisible()
  expect(await seriousViolations(dialog.element())).toEqual([])
})

it('saves them, and takes back those that were not there before', async () => {
  let held = [{ id: '91', favoritesId: '4', skuId: '11' }]
  answer(getCollected, () => held)
  answer(createItems, () => {
    held = [...held, { id: '92', favoritesId: '4', skuId: '12' }]
    return held
  })
  const removed: unknown[] = []
  answer(deleteItems, (input) => {
    removed.push(input)
    return 1
  })
  await visit()
  await page.getByRole('button', { name: 'Save to folder' }).click()
  await page.getByRole('button', { name: /Lobby/ }).click()
  await expect.element(page.getByText('2 products saved to Lobby.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => removed.map((input) => JSON.stringify(input))).toEqual([expect.stringContaining('92')])
  expect(JSON.stringify(removed)).not.toContain('91')
})

it('says why they cannot be saved', async () => {
  answer(getCollected, [])
  refuse(createItems, 1008009003, { words: 'The folder is full.' })
  await visit()
  await page.getByRole('button', { name: 'Save to folder' }).click()
  await page.getByRole('button', { name: /Lobby/ }).click()
  await expect.element(page.getByText('The folder is full.').first()).toBeVisible()
})
