import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getProductFacets } from '../../../contract/catalogue.ts'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import { getFilePlace, LEFT_OUT } from '../../../contract/files.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { someFacets } from '../../testing/finding.ts'
import { aMember } from '../../testing/members.ts'
import { answer, givenUp } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { answerLookups } from '../../testing/lookups.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { CatalogueFile } from './CatalogueFile.tsx'

const showPage = (setting: Setting = {}) =>
  show(
    <main tabIndex={-1}>
      <h1>File</h1>
      <CatalogueFile />
    </main>,
    setting,
  )

/** The server makes the file until it is told to finish; answers the requested filters. */
function makeFiles() {
  const wishes: InputOf<typeof exportCatalogue>[] = []
  const made = Promise.withResolvers<unknown>()
  answer(exportCatalogue, (wish) => {
    wishes.push(wish)
    return made.promise
  })
  return { wishes, end: () => made.resolve(null) }
}

it('downloads everything as the chosen kind of file, and shows its place in line until it is cancelled', async () => {
  enterAs(aMember())
  const { wishes, end } = makeFiles()
  answer(getFilePlace, { place: 2, drawn: null })
  await showPage()
  await expect.element(page.getByRole('radio', { name: 'Everything' })).toBeChecked()
  await expect.element(page.getByRole('link', { name: 'Filter the gallery' })).toHaveAttribute('href', '/')
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByText('中文', { exact: true }).click()
  await page.getByRole('radio', { name: 'JSON Lines' }).click()
  await expect.element(page.getByRole('radio', { name: '中文' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect.element(page.getByText('Your file is number 2 in line.')).toBeVisible()
  expect(wishes).toEqual([{ format: 'jsonl', language: 'zh-CN' }])
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(givenUp).toContain(`GET ${exportCatalogue.path}`)
  end()
  await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
})

it('downloads the products that meet the address’s filters, if there are any', async () => {
  enterAs(aMember())
  answerLookups()
  answer(getProductFacets, someFacets({ total: 3, skuTotal: 5 }))
  const { wishes, end } = makeFiles()
  answer(getFilePlace, { place: 0, drawn: { done: 1204, total: 4504 } })
  const shown = await showPage({ address: '/operator/export?inStock=1' })
  await expect.element(page.getByRole('radio', { name: 'What a list shows · 3 products' })).toBeChecked()
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect.poll(() => wishes).toMatchObject([{ inStock: '1', format: 'xlsx', language: 'en' }])
  await expect.element(page.getByText('1,204 of 4,504 pictures and documents drawn')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: /^Remove/ }).click()
  expect(shown.address()).toBe('/operator/export')
  await expect.element(page.getByRole('radio', { name: 'Everything' })).toBeChecked()
  end()
})

it.each([
  [
    'en',
    'Save the file',
    '2 pictures or documents could not be drawn now and are not in it: Oak plank, Elm. Save the file again later.',
  ],
  ['zh-CN', '保存文件', '2 个图片或资料暂时无法绘制，未包含在文件中：Oak plank, Elm。请稍后重新保存。'],
] as const)('names what the file lacks because it could not be drawn now (%s)', async (tongue, save, words) => {
  enterAs(aMember())
  answer(getFilePlace, { place: 0, drawn: null })
  answer(exportCatalogue, () => {
    const leftOut = { count: 2, names: ['Oak plank', 'Elm'] }
    return new Response('PK', {
      headers: {
        'content-disposition': "attachment; filename*=UTF-8''catalogue.zip",
        [LEFT_OUT]: encodeURIComponent(JSON.stringify(leftOut)),
      },
    })
  })
  await show(
    <>
      <CatalogueFile />
      <Toasts closeLabel="Close" />
    </>,
    { tongue },
  )
  await page.getByRole('button', { name: save }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

it('says it in Chinese, on a phone, without anything beside the window', async () => {
  enterAs(aMember())
  answerLookups()
  answer(getProductFacets, someFacets({ total: 1, skuTotal: 1 }))
  await showPage({
    address: '/operator/export?inStock=1',
    tongue: 'zh-CN',
    theme: 'dark',
    viewport: { width: 320, height: 700 },
  })
  await expect.element(page.getByRole('radio', { name: /列表中的产品/ })).toBeChecked()
  await page.getByRole('radio', { name: '全部' }).click()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
