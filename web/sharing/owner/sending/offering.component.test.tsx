import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getBudget, type Budget } from '../../../../contract/budgets/calls.ts'
import type { Line } from '../../../../contract/budgets/entries.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { getSentVersions, previewSending, previewSentPart } from '../../../../contract/sharing/sending-calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aBudget, aLine } from '../../../testing/budgets.ts'
import { aSentVersion, enterProject, FLOORS, HALL } from '../../../testing/sending.ts'
import { answer, asked } from '../../../testing/server-answers.ts'
import { aSharedView } from '../../../testing/sharing.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SendView } from './SendView.tsx'

const oak = aLine({ name: 'Oak' })
const instead = (name: string, facts: Partial<Line> = {}) => aLine({ name, alternativeOf: oak.id, ...facts })
const [ash, elm, fir, gum] = [instead('Ash'), instead('Elm'), instead('Fir'), instead('Gum')]
const paint = instead('Paint', { unit: 'litre' })
const AMOUNTS: Record<string, string> = { Oak: '1000.00', Ash: '1250.50', Elm: '900.00', Fir: '1000.00' }

/** The list, with an agreed price where a line has an amount. */
function aListOfChoices(lines = [oak, ash, elm, fir, gum, paint]): Budget {
  const list = aBudget({ id: FLOORS.refId, name: FLOORS.name, lines })
  const priced = list.lines.map((line) => {
    const amount = AMOUNTS[line.name]
    if (!amount) return line
    const same = { low: amount, high: amount, chosen: amount, goodsLow: amount, goodsHigh: amount, goodsChosen: amount }
    const figures = { ...line.figures, ...same, taxLow: '0.00', taxHigh: '0.00', taxChosen: '0.00' }
    return { ...line, price: { ...line.price, chosen: '1' }, figures }
  })
  return { ...list, lines: priced }
}

const box = (name: RegExp) => page.getByRole('checkbox', { name })

async function compose(budget: Budget, offered: string[] = [], setting?: Setting) {
  enterProject()
  answer(getBudget, budget)
  answer(getSentVersions, [aSentVersion({ offered })])
  const previewed: InputOf<typeof previewSending>[] = []
  answer(previewSending, (input) => {
    previewed.push(input)
    return { number: 2, contentHash: 'd4'.repeat(32), parts: [HALL, FLOORS] }
  })
  const offers: unknown[] = []
  answer(previewSentPart, ({ offered: those }) => {
    offers.push(those)
    return aSharedView({ budget: aBudget({ name: 'Floors' }) }, 'client', { contentHash: HALL.contentHash })
  })
  await show(<SendView projectId="5" memberId="1" />, { address: '/projects/5/send', ...setting })
  return { previewed, offers }
}

test('alternatives are offered beside their line, three of one at most, with what each adds or saves', async () => {
  const { previewed, offers } = await compose(aListOfChoices())
  const line = page.getByRole('group', { name: /^Oak/ })
  await expect.element(line).toBeVisible()
  await expect.element(box(/^Ash adds CNY 250\.50/)).toBeVisible()
  await expect.element(box(/^Elm saves CNY 100\.00/)).toBeVisible()
  await expect.element(box(/^Fir the same amount/)).toBeVisible()
  await expect.element(box(/^Gum price to be agreed/)).toBeVisible()
  await expect.element(box(/^Paint$/)).toHaveAccessibleDescription(/another unit/)
  for (const name of [/^Elm/, /^Ash/, /^Gum/]) await box(name).click()
  await expect.element(box(/^Fir/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(box(/^Fir/)).toHaveAccessibleDescription(/3 of this line are ticked/)
  await box(/^Gum/).click()
  await expect.element(box(/^Fir/)).not.toHaveAttribute('aria-disabled')
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('button', { name: 'See it as the client will' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
  expect(previewed.at(-1)?.offered).toEqual([elm.id, ash.id])
  expect(offers.at(-1)).toEqual([elm.id, ash.id])
})

test('what was offered last is offered again, but not what is gone, or of a list that is not sent', async () => {
  const { previewed } = await compose(aListOfChoices([oak, ash, elm]), [ash.id, gum.id])
  await expect.element(box(/^Ash/)).toBeChecked()
  await expect.element(box(/^Elm/)).not.toBeChecked()
  await page.getByRole('button', { name: 'See it as the client will' }).click()
  await expect.poll(() => previewed.at(-1)?.offered).toEqual([ash.id])
  await page.getByRole('button', { name: 'Change what it holds' }).click()
  await box(/Floors/).click()
  await expect.element(page.getByRole('group', { name: /^Oak/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'See it as the client will' }).click()
  await expect.poll(() => previewed.at(-1)).toMatchObject({ parts: [{ kind: 'board' }], offered: [] })
})

test('where no list has alternatives, a sentence says how they come there; without lists there is none', async () => {
  await compose(aListOfChoices([oak]))
  await expect.element(page.getByText(/None of these lists has alternatives/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Let them choose' })).not.toBeInTheDocument()
  await box(/Floors/).click()
  await expect.element(page.getByText(/None of these lists has alternatives/)).not.toBeInTheDocument()
  expect(asked).toContain('GET /app-api/project/budget/get')
})

for (const setting of [
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 1366, height: 768 } },
  { tongue: 'en', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)
  test(`the choice is whole at ${setting.viewport.width}, in ${setting.tongue}`, async () => {
    await compose(aListOfChoices(), [ash.id, elm.id, fir.id], setting)
    await expect.element(box(/^Gum/)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
  })
