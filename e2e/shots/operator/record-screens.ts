import type { Page } from 'playwright-core'
import { records } from '../../../contract/keeping/records.ts'
import { choose, dialog, main, press, showWith } from '../steps.ts'
import type { Screen } from '../screen.ts'
import { deletedThings } from './made-up.ts'

/** The lists of master data, and their dialogs. */
export const recordScreens: Screen[] = [
  ...Object.keys(records).map((kind) => ({ name: `operator-records-${kind}`, path: `/operator/records/${kind}` })),
  ...['brand', 'category', 'attr-option', 'color', 'dict', 'words', 'rate'].map((kind) => ({
    name: `operator-record-new-${kind}`,
    path: `/operator/records/${kind}?record=new${kind === 'category' ? '&view=list' : ''}`,
    open: refuseNewRecord,
  })),
  { name: 'operator-record', path: '/operator/records/brand?record=1', open: showsRecord },
  { name: 'operator-record-mistake', path: '/operator/records/brand?record=1', open: refuseWebsite },
  { name: 'operator-record-leaving', path: '/operator/records/brand?record=1', open: leaveRecord },
  { name: 'operator-record-merge', path: '/operator/records/brand?record=1', open: openMerge },
  { name: 'operator-records-alike', path: '/operator/records/brand?lacks=alike' },
  { name: 'operator-records-none', path: '/operator/records/brand?q=zzzzzz' },
  { name: 'operator-records-ticked', path: '/operator/records/brand', open: tickRecords },
  { name: 'operator-records-editing', path: '/operator/records/brand', open: editInList },
  { name: 'operator-records-trash', path: '/operator/records/color', open: openTrash },
  { name: 'operator-records-trash-empty', path: '/operator/records/color', open: openEmptyTrash },
  { name: 'operator-category-list', path: '/operator/records/category?view=list' },
  { name: 'operator-category-found', path: '/operator/records/category', open: findCategory },
  { name: 'operator-category-menu', path: '/operator/records/category', open: openCategoryMenu },
  { name: 'operator-category-held', path: '/operator/records/category', open: holdCategory },
  {
    name: 'operator-category-move',
    path: '/operator/records/category',
    open: (page) => openCategoryMenu(page, /^(Move…|移动…)$/),
  },
  { name: 'operator-joining', path: '/operator/records/attr', open: openJoining },
  { name: 'operator-joining-choice', path: '/operator/records/attr', open: chooseJoining },
  { name: 'operator-joining-preview', path: '/operator/records/attr', open: previewJoining },
]

async function showsRecord(page: Page): Promise<void> {
  await dialog(page).getByRole('textbox').last().waitFor()
}

async function refuseNewRecord(page: Page): Promise<void> {
  await dialog(page).getByRole('button').last().waitFor()
  await press(dialog(page), /^(Save|保存)$/)
  await dialog(page).locator('[aria-invalid=true]').first().waitFor()
}

/** The server refuses the address; nothing is saved. */
async function refuseWebsite(page: Page): Promise<void> {
  await showsRecord(page)
  await dialog(page)
    .getByRole('textbox', { name: /^(Website|网站)/ })
    .fill('alder.test')
  await press(dialog(page), /^(Save|保存)$/)
  await dialog(page).locator('[aria-invalid=true]').first().waitFor()
}

async function leaveRecord(page: Page): Promise<void> {
  await showsRecord(page)
  await dialog(page)
    .getByRole('textbox', { name: /^(Country|国家)/ })
    .fill('NO')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^(Keep editing|继续编辑)$/ })
    .last()
    .waitFor()
}

async function openMerge(page: Page): Promise<void> {
  await showsRecord(page)
  await press(dialog(page), /^(Merge into another…|合并到其他…)$/)
  await dialog(page).getByRole('radio').nth(1).check()
}

async function tickRecords(page: Page): Promise<void> {
  const boxes = main(page).getByRole('checkbox', { name: /^(Select |选择)/ })
  for (const place of [1, 3]) await boxes.nth(place).check()
}

/** A phone's cards have nothing to edit in place. */
async function editInList(page: Page): Promise<void> {
  const cells = main(page).getByRole('button', { name: /^(Change |修改)/ })
  await main(page).getByRole('checkbox').nth(1).waitFor()
  if ((await cells.count()) > 0) await cells.nth(2).click()
}

async function openTrash(page: Page): Promise<void> {
  await showWith(page, records.color.deleted, deletedThings)
  await press(main(page), /^(Recently deleted|最近删除)$/)
  await dialog(page).getByRole('listitem').last().waitFor()
}

async function openEmptyTrash(page: Page): Promise<void> {
  await press(main(page), /^(Recently deleted|最近删除)$/)
  await dialog(page).waitFor()
}

async function findCategory(page: Page): Promise<void> {
  await main(page).getByRole('searchbox').first().fill('o')
}

async function openCategoryMenu(page: Page, item?: RegExp): Promise<void> {
  await press(main(page), /^More of |的更多操作$/)
  await page.getByRole('menuitem').last().waitFor()
  if (item) await choose(page, item)
}

/** Taken by keyboard; nothing is saved before it is put down. */
async function holdCategory(page: Page): Promise<void> {
  const rows = main(page).getByRole('row')
  await rows.nth(1).press(' ')
  await page.keyboard.press('ArrowDown')
}

async function openJoining(page: Page): Promise<void> {
  await press(main(page), /^(Attributes and facts…|属性与性能指标…)$/)
  await dialog(page).getByRole('button').last().waitFor()
}

async function chooseJoining(page: Page): Promise<void> {
  await openJoining(page)
  await press(dialog(page), /^(Choose another attribute…|选择其他属性…)$/)
}

/** What would change is worked out, and nothing is changed. */
async function previewJoining(page: Page): Promise<void> {
  await chooseJoining(page)
  await dialog(page).getByRole('radio').nth(5).check()
  await dialog(page).getByRole('combobox').last().selectOption({ index: 3 })
  await dialog(page).getByRole('heading', { level: 3 }).waitFor()
}
