import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exportItems } from '../../../contract/favourites.ts'
import { getFilePlace } from '../../../contract/files.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, givenUp, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { ExportMenu } from './ExportMenu.tsx'

const showMenu = (setting: Setting = {}) =>
  show(
    <main tabIndex={-1}>
      <ExportMenu folder={{ id: '7' }} query={{}} />
    </main>,
    setting,
  )

it('tells where a file stands in line, until it is made or given up', async () => {
  enterAs(aMember())
  const made = Promise.withResolvers<void>()
  let place = 3
  refuse(exportItems, 503, { after: made.promise })
  answer(getFilePlace, () => ({ place, drawn: null }))
  await showMenu()
  await page.getByRole('button', { name: 'Export this folder' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(await seriousViolations(page.getByRole('menu').element())).toEqual([])
  await page.getByRole('menuitem', { name: /XLSX/ }).click()
  await expect.element(page.getByText('Your file is number 3 in line.')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  place = 1
  await expect.element(page.getByText('Your file is next in line.')).toBeVisible()
  place = 0
  await expect.element(page.getByText('Making the file …')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(givenUp).toContain(`GET ${exportItems.path}`)
  made.resolve()
})

it('tells it in Chinese', async () => {
  enterAs(aMember())
  const made = Promise.withResolvers<void>()
  refuse(exportItems, 503, { after: made.promise })
  answer(getFilePlace, { place: 2, drawn: null })
  await showMenu({ tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: '导出此收藏夹' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(await seriousViolations(page.getByRole('menu').element())).toEqual([])
  await page.getByRole('menuitem', { name: /XLSX/ }).click()
  await expect.element(page.getByText('您的文件排在第 2 位。')).toBeVisible()
  made.resolve()
})
