import type { Page } from 'playwright-core'
import { getDeletedProducts } from '../../../contract/keeping/products.ts'
import { bringIntoView, dialog, main, press, showWith } from '../steps.ts'
import type { Screen } from '../screen.ts'
import { deletedThings } from './made-up.ts'

/** The catalogue as staff keep it: the list, the product's form, and what is missing. */
export const productScreens: Screen[] = [
  { name: 'operator-products', path: '/operator/products', open: showsProducts },
  { name: 'operator-products-lacking', path: '/operator/products?lacks=enName,price' },
  { name: 'operator-products-none', path: '/operator/products?keyword=zzzzzz' },
  { name: 'operator-products-no-page', path: '/operator/products?page=999' },
  { name: 'operator-products-brands', path: '/operator/products', open: openBrands },
  { name: 'operator-products-ticked', path: '/operator/products', open: tickProducts },
  { name: 'operator-products-editing', path: '/operator/products', open: (page) => editCell(page, 0) },
  { name: 'operator-products-skus', path: '/operator/products', open: openSkus },
  { name: 'operator-products-price-mistake', path: '/operator/products', open: refusePrice },
  { name: 'operator-products-delete', path: '/operator/products', open: askToDelete },
  { name: 'operator-products-deleted', path: '/operator/products', open: openDeleted },
  { name: 'operator-products-deleted-none', path: '/operator/products', open: openNoneDeleted },
  { name: 'operator-bulk-form', path: '/operator/products', open: openBulk },
  { name: 'operator-bulk', path: '/operator/products', open: previewBulk },
  { name: 'operator-product', path: '/operator/products/1', open: showsForm },
  {
    name: 'operator-product-attributes',
    path: '/operator/products/1',
    open: (page) => showsSection(page, /^(Attributes|属性)$/),
  },
  { name: 'operator-product-skus', path: '/operator/products/1', open: (page) => showsSection(page, /^SKUs?$/) },
  {
    name: 'operator-product-certificates',
    path: '/operator/products/1',
    open: (page) => showsSection(page, /^(Certificates|证书)$/),
  },
  { name: 'operator-product-sku', path: '/operator/products/1', open: openSkuDetails },
  { name: 'operator-product-mistakes', path: '/operator/products/1', open: makeMistakes },
  { name: 'operator-product-dropping', path: '/operator/products/1', open: askToDrop },
  { name: 'operator-product-crop', path: '/operator/products/1', open: openCrop },
  { name: 'operator-product-window', path: '/operator/products/1', open: showsWindow },
  { name: 'operator-product-unknown', path: '/operator/products/99999999' },
  { name: 'operator-product-new', path: '/operator/products/new', open: showsForm },
  { name: 'operator-product-new-mistakes', path: '/operator/products/new', open: refuseNew },
  { name: 'operator-completeness', path: '/operator/completeness' },
  { name: 'operator-completeness-brand', path: '/operator/completeness?brandId=1', open: showsWork },
  { name: 'operator-completeness-gap', path: '/operator/completeness?gap=price', open: showsWork },
  { name: 'operator-completeness-work', path: '/operator/completeness', open: showsWork },
]

const cells = (page: Page) =>
  main(page).locator('tbody, ul').getByRole('button').and(page.locator('[aria-label*=":"], [aria-label*="："]'))

async function showsProducts(page: Page): Promise<void> {
  await main(page).getByRole('checkbox').nth(1).waitFor()
}

/** Ticks two products; the first box is that of the whole page. */
async function tickProducts(page: Page): Promise<void> {
  await showsProducts(page)
  for (const place of [1, 3]) await main(page).getByRole('checkbox').nth(place).check()
}

async function editCell(page: Page, place: number): Promise<void> {
  await showsProducts(page)
  await cells(page).nth(place).click()
}

async function openBrands(page: Page): Promise<void> {
  await showsProducts(page)
  await main(page)
    .getByRole('combobox', { name: /^(Brand|品牌)$/ })
    .click()
}

async function openSkus(page: Page): Promise<void> {
  await showsProducts(page)
  await press(main(page), /Show the SKUs of|展开.*的 SKU/)
}

/** Saves nothing: what is no number is refused where it is typed. */
async function refusePrice(page: Page): Promise<void> {
  await openSkus(page)
  await press(main(page), /(Lowest price|最低价)[:：]/)
  await page.keyboard.type('much')
  await page.keyboard.press('Enter')
  await main(page).locator('[aria-invalid=true]').waitFor()
}

async function askToDelete(page: Page): Promise<void> {
  await tickProducts(page)
  await press(main(page), /^(Delete|删除)$/)
  await dialog(page).waitFor()
}

async function openNoneDeleted(page: Page): Promise<void> {
  await press(main(page), /^(Recently deleted|最近删除)$/)
  await dialog(page).waitFor()
}

async function openDeleted(page: Page): Promise<void> {
  await showWith(page, getDeletedProducts, deletedThings)
  await openNoneDeleted(page)
  await dialog(page).getByRole('listitem').last().waitFor()
}

async function openBulk(page: Page): Promise<void> {
  await showsProducts(page)
  await main(page).getByRole('checkbox').first().click()
  await press(main(page), /^(Edit several|批量编辑)$/)
  await dialog(page).getByRole('textbox').first().waitFor()
}

async function previewBulk(page: Page): Promise<void> {
  await openBulk(page)
  await dialog(page).getByRole('textbox').first().fill('21')
  await press(dialog(page), /^(Preview|预览)$/)
  await dialog(page).getByRole('table').first().waitFor()
}

async function showsForm(page: Page): Promise<void> {
  await main(page).getByRole('radio').first().waitFor()
}

async function showsSection(page: Page, name: RegExp): Promise<void> {
  await bringIntoView(main(page).getByRole('heading', { name }).first(), 'start')
}

async function openSkuDetails(page: Page): Promise<void> {
  await showsForm(page)
  await main(page)
    .getByRole('radio', { name: /^All of |的全部字段$/ })
    .last()
    .check()
  await bringIntoView(main(page).getByRole('region', { name: /^Fields of |的字段$/ }))
}

const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })

/** Saves nothing: the form says what is wrong. */
async function makeMistakes(page: Page): Promise<void> {
  await showsForm(page)
  await field(page, /^(English name|英文名称)/)
    .first()
    .fill('')
  await field(page, /^(Chinese name|中文名称)/)
    .first()
    .fill('')
  await field(page, /(Lowest price|最低价)/)
    .first()
    .fill('much')
  await press(main(page), /^(Save|保存)$/)
  await main(page).getByRole('alert').first().waitFor()
}

async function refuseNew(page: Page): Promise<void> {
  await showsForm(page)
  await press(main(page), /^(Make the product|创建产品)$/)
  await main(page).getByRole('alert').first().waitFor()
}

async function askToDrop(page: Page): Promise<void> {
  await showsForm(page)
  await field(page, /^(English name|英文名称)/)
    .first()
    .fill('Oak, oiled')
  await press(main(page), /^(Drop the changes|放弃更改)$/)
  await dialog(page).waitFor()
}

async function openCrop(page: Page): Promise<void> {
  await showsForm(page)
  await press(main(page), /^(Crop: |裁剪：)/)
  await dialog(page).getByRole('button').last().waitFor()
}

/** On a phone it is a tab of its own. */
async function showsWindow(page: Page): Promise<void> {
  await showsForm(page)
  const tab = main(page).getByText(/^(Shop window|前台效果)$/)
  await tab.first().click()
}

async function showsWork(page: Page): Promise<void> {
  await showsSection(page, /^To be completed|待完善/)
}
