import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail } from '../../../contract/catalogue.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aDetail, aSku } from '../../testing/products.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { CompareTray } from './CompareTray.tsx'
import { ToComparison } from './ToComparison.tsx'
import { replaceTray } from './tray.ts'

async function showTray(skuIds: string[], setting: Setting = {}): Promise<void> {
  answerLookups()
  answer(getProductDetail, ({ skuId }) => {
    const name = `${skuId}`
    return aDetail({
      enName: `Board number ${name}`,
      name: `木板${name}号`,
      skus: [aSku({ id: name, model: `PL-${name}` })],
    })
  })
  replaceTray(skuIds)
  onTestFinished(() => replaceTray([]))
  const parts = (
    <>
      <main tabIndex={-1} />
      <CompareTray />
    </>
  )
  await show(parts, setting)
  await expect.poll(() => thumbnails.elements().length).toBe(skuIds.length)
}

const tray = page.getByRole('region', { name: /SKUs to compare|待对比的款式/ })
const thumbnails = tray.getByRole('list').getByRole('button')
const focusedName = () => document.activeElement?.ariaLabel

it('is emptied with the keyboard, one by one, and the focus goes on', async () => {
  await showTray(['1', '2', '3'])
  await expect.poll(() => thumbnails.elements().at(-1)?.ariaLabel).toMatch(/^Remove Board number 3/)
  const middle = thumbnails.nth(1).element()
  middle.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toMatch(/^Remove Board number 3/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toMatch(/^Remove Board number 1/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(tray).not.toBeInTheDocument()
})

it.each<Setting>([
  { tongue: 'en', theme: 'light', viewport: { width: 1366, height: 768 } },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
])('has nothing that axe finds serious ($theme), and goes over the edge of no window', async (setting) => {
  await showTray(['1', '2'], setting)
  expect(await seriousViolations(tray.element())).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it.each([
  [['1', '2'], true],
  [['1'], false],
  [['2', '3'], false],
])('from an open product of which a tray holds %j a link leads to the comparison: %s', async (held, isThere) => {
  replaceTray(held)
  onTestFinished(() => replaceTray([]))
  const { address } = await show(<ToComparison skuId="1" />)
  const link = page.getByRole('link', { name: 'Compare (2)' })
  expect(link.elements()).toHaveLength(isThere ? 1 : 0)
  if (!isThere) return
  await link.click()
  await expect.poll(() => decodeURIComponent(address())).toBe('/compare?skuIds=1,2')
})
