import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(async () => {
  const shop = await openShop()
  await writeFile(join(shop.folder, 'a.png'), await aPicture())
  const coverImage = { file: 'a.png', mmWidth: 600 }
  const words = { description: '宽', enDescription: 'Wide' }
  await shop.importLines([
    aProduct({
      key: 'OAK',
      enName: 'Oak plank',
      name: '橡木',
      ...words,
      skus: [{ model: 'O', coverImage, packPieces: 4 }],
    }),
    aProduct({ key: 'WAL', enName: 'Walnut plank', name: '胡桃木', ...words, skus: [{ model: 'W', minPrice: 90, coverImage, packPieces: 4 }] }), // prettier-ignore
  ])
  // Counted both by day and by month.
  for (const span of ['day', 'month']) {
    const [views, words, at] = [`usage_${span}`, `usage_words_${span}`, sql`date_trunc(${span}, current_date)::date`]
    // oxlint-disable-next-line no-await-in-loop -- two of them
    await sql`
      INSERT INTO ${sql.table(views)} (${sql.ref(span)}, event, of, of_id, count)
      SELECT ${at}, 'view', 'product', id, 7 FROM product WHERE key = 'OAK'`.execute(shop.db)
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      INSERT INTO ${sql.table(words)} (${sql.ref(span)}, words, found, unfound, opened)
      VALUES (${at}, 'nussbaum', 0, 3, 0)`.execute(shop.db)
  }
  return shop
})

it('an operator begins with what needs attention, teaches a word that found nothing, and completes what people look at', async () => {
  const { shop } = stage
  const operator = await memberOf(shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(operator, page, { url: `${shop.server.url}/operator` })
  const main = page.getByRole('main')
  await main.getByText('found nothing 3 times').waitFor()
  await main.getByRole('button', { name: 'Find a meaning' }).click()
  const meanings = page.getByRole('dialog')
  await meanings.getByLabel('It means something else').fill('walnut')
  await meanings.getByRole('button', { name: 'Learn that “nussbaum” means “walnut”' }).click()
  await main.getByText('“nussbaum” now finds 1 product.').waitFor()

  await main.getByRole('link', { name: 'Complete Oak plank' }).click()
  const price = main.getByLabel('O: Lowest price')
  await expect.poll(() => price.evaluate((field) => field.matches(':focus'))).toBe(true)
  await price.fill('120')
  await main.getByRole('button', { name: 'Save' }).click()
  await main.getByText('100% complete').waitFor()
  await main.getByRole('link', { name: 'Workplace' }).click()
  await main.getByText('Nothing needs attention.').waitFor()

  await page.goto(`${shop.server.url}/?keyword=nussbaum`)
  await page.getByRole('main').getByText('Walnut plank').first().waitFor()
})
