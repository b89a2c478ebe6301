import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '../../../../../contract/endpoint.ts'
import { createLink, updateLink, type Link } from '../../../../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../../../../contract/sharing/links.ts'
import { seriousViolations } from '../../../../testing/axe.ts'
import { aLink } from '../../../../testing/own-links.ts'
import { answer, Breakdown, refuse } from '../../../../testing/server-answers.ts'
import { drawer, openDrawer, press, visit } from '../../../../testing/sharing/share-drawer.tsx'

test('an owner without links makes one for a client, and is given its address', async () => {
  const links: Link[] = []
  let sent: InputOf<typeof createLink> | undefined
  await openDrawer({ links, document: { client: { name: 'Mr Lin' } } })
  await expect.element(drawer().getByText(/^A link opens this for somebody without an account/)).toBeVisible()
  answer(createLink, (input) => {
    sent = input
    links.push(aLink({ id: '9', name: 'The Lins' }))
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await expect.element(drawer().getByRole('heading', { name: 'New link' })).toHaveFocus()
  await expect.element(drawer().getByRole('button', { name: 'Make the link' })).toBeInViewport({ ratio: 1 })
  const name = drawer().getByRole('textbox', { name: 'Who it is for' })
  await expect.element(name).toHaveValue('Mr Lin')
  await name.fill('The Lins')
  await drawer().getByText('Approve', { exact: true }).click()
  await expect.element(drawer().getByText(/^May approve: .* can approve exactly what they see/)).toBeVisible()
  await expect
    .element(
      drawer().getByText(/^Client: sees one price a line and one total, not what it costs you .*\. Shows: Name, Brand/),
    )
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await press('Make the link')
  await expect.element(drawer().getByRole('heading', { name: 'The address for The Lins' })).toHaveFocus()
  expect(sent).toMatchObject({ kind: 'budget', refId: '5', name: 'The Lins', role: 'approve', preset: 'client' })
  const address = drawer().getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveValue(`${location.origin}/share/secret`)
  await expect.element(drawer().getByText(/^You find it again in the list of links/)).toBeVisible()
  await address.click()
  await userEvent.copy()
  await expect.element(drawer().getByText('Copied.')).toBeVisible()
  await press('Done')
  await expect.element(drawer().getByText('The Lins')).toBeVisible()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus()
})

test('the first form is left for the list, which offers another without a name', async () => {
  await openDrawer({ links: [aLink()], document: { client: { name: 'Mr Lin' } } })
  await press('New link')
  await expect.element(drawer().getByRole('textbox', { name: 'Who it is for' })).toHaveValue('')
  await press('Back to the links')
  await expect.element(drawer().getByRole('button', { name: 'New link' })).toHaveFocus()
})

test('a form in which something was typed asks before it goes, and an untouched one just goes', async () => {
  await openDrawer({ links: [aLink()] })
  const name = drawer().getByRole('textbox', { name: 'Who it is for' })
  const question = drawer().getByRole('group', { name: /^Discard this link/ })
  await press('New link')
  await name.fill('The Lins')
  const back = () => Promise.resolve(window.dispatchEvent(new PopStateEvent('popstate')))
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => press('Close'),
    () => press('Back to the links'),
    back,
  ]) {
    await leave()
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('The Lins')
  }
  await press('Close')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Share' }).click()
  await press('New link')
  await name.fill('The Lins')
  await name.fill('')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('the way out of a long form stays in sight on a low screen', async () => {
  await openDrawer({ links: [aLink()] })
  await press('New link')
  await drawer().getByText('Own choice', { exact: true }).click()
  drawer().getByRole('button', { name: 'Make the link' }).element().scrollIntoView()
  await expect.element(drawer().getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

test('what tells the price is ticked with it, and unticked with it, and that is said', async () => {
  let sent: InputOf<typeof createLink> | undefined
  await openDrawer({ links: [aLink()] })
  answer(createLink, (input) => {
    sent = input
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await press('New link')
  await drawer().getByText('Contractor', { exact: true }).click()
  await drawer().getByText('Own choice', { exact: true }).click()
  const field = (name: string) => drawer().getByRole('checkbox', { name, exact: true })
  await expect.element(field('Price')).not.toBeChecked()
  await expect.element(field('Stock')).toBeChecked()
  await field('Total').click()
  await expect.element(field('Price')).toBeChecked()
  const also = drawer().getByText('Price is ticked too: it can be worked out from Total.')
  await expect.element(also.first()).toBeVisible()
  await field('Discount').click()
  await field('Markup').click()
  await field('Freight').click()
  await expect.element(drawer().getByText(/together tell what it costs you/)).toBeVisible()
  await field('Price').click()
  await expect.element(field('Total')).not.toBeChecked()
  await expect
    .element(
      drawer()
        .getByText(/^Unticked with it: Discount, Markup, Freight, and Total\./)
        .first(),
    )
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await press('Make the link')
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toBeVisible()
  expect(sent?.fields).toEqual([
    'name',
    'brand',
    'model',
    'cover',
    'quantity',
    'stock',
    'leadTime',
    'certificates',
    'documents',
  ])
})

test('a board offers no fields that only budget lists have', async () => {
  await visit({ links: [aLink()], document: { kind: 'board' } })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByText('Own choice', { exact: true }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Price', exact: true })).toBeVisible()
  for (const name of ['Total', 'Markup', 'Quantity', 'Supplier'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).not.toBeInTheDocument()
})

test('a link for a supplier needs the brand, and one that the server refuses keeps what was typed', async () => {
  await openDrawer({ links: [aLink()] })
  let sent: InputOf<typeof createLink> | undefined
  refuse(createLink, 1009003002, { words: 'There are 50 links to this already.' })
  await press('New link')
  await drawer().getByText('Supplier', { exact: true }).click()
  await drawer().getByRole('textbox', { name: 'Password' }).fill('abc')
  await press('Make the link')
  await expect.element(drawer().getByText('Choose the brand whose lines they see.')).toBeVisible()
  await expect.element(drawer().getByText('4 to 100 characters, please.')).toBeVisible()
  const brand = drawer().getByRole('combobox', { name: 'Brand' })
  await expect.element(brand).toHaveFocus()
  await brand.click()
  await page.getByRole('option', { name: 'Nordhem' }).click()
  await drawer().getByRole('textbox', { name: 'Password' }).fill('walnut')
  await press('Make the link')
  await expect.element(drawer().getByText('There are 50 links to this already.')).toBeVisible()
  answer(createLink, (input) => {
    sent = input
    return { id: '9', token: 'secret', url: '/share/secret' }
  })
  await press('Make the link')
  await expect.element(drawer().getByRole('heading', { name: /The address for/ })).toBeVisible()
  expect(sent).toMatchObject({ preset: 'supplier', brandId: '4', password: 'walnut' })
})

test('a link that is asked for again as it is, after no answer came, is asked for under the same key', async () => {
  await openDrawer({ links: [aLink()] })
  const sent: [key: string | null, input: unknown][] = []
  answer(createLink, (input, headers) => {
    sent.push([headers.get('idempotency-key'), input])
    throw new Breakdown('503')
  })
  await press('New link')
  await press('Make the link')
  await expect.element(drawer().getByText(/503/)).toBeVisible()
  await press('Make the link')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.[0]).not.toBeNull()
  await drawer().getByRole('textbox', { name: 'Who it is for' }).fill('The Lins')
  await press('Make the link')
  await expect.poll(() => sent).toHaveLength(3)
  expect(sent[2]?.[0]).not.toBe(sent[0]?.[0])
})

describe('beside the preset', () => {
  const turn = (name: string) => drawer().getByRole('switch', { name, exact: true })
  const answered = async (asked: () => Promise<void>) => {
    let sent: InputOf<typeof createLink> | undefined
    answer(createLink, (input) => {
      sent = input
      return { id: '9', token: 'secret', url: '/share/secret' }
    })
    await asked()
    await press('Make the link')
    await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toBeVisible()
    return sent
  }

  test('what is switched is sent and said: brand and model, warnings, ranges', async () => {
    await openDrawer({ links: [aLink()], document: { countOpenPrices: () => 0 } })
    await press('New link')
    const says = async (text: RegExp) => {
      await expect.element(drawer().getByText(text)).toBeVisible()
    }
    await says(/^Client: sees one price a line and one total, .* Nothing is said of certificates\. Shows: .*Brand/)
    await expect.element(turn('Warnings')).not.toBeChecked()
    await expect.element(turn('Ranges')).not.toBeChecked()
    await expect.element(drawer().getByRole('radiogroup', { name: /no agreed price/ })).not.toBeInTheDocument()
    const sent = await answered(async () => {
      await turn('Brand and model').click()
      await turn('Warnings').click()
      await says(/Brand and model are left out\. Certificates are named, and which of them has expired since when\./)
      await turn('Ranges').click()
      await says(/^Client: sees what they pay, as ranges/)
    })
    expect(sent).toMatchObject({ preset: 'client', figure: null })
    expect(sent?.fields).toContain('certificates')
    expect(sent?.fields).not.toContain('brand')
    expect(sent?.fields).not.toContain('model')
  })

  test('the owner is asked once at what open prices count', async () => {
    await openDrawer({ links: [aLink()], document: { countOpenPrices: () => 2 } })
    await press('New link')
    const choice = drawer().getByRole('radiogroup', { name: '2 lines have a range and no agreed price. They count' })
    await expect.element(choice.getByRole('radio', { name: 'Open, in no sum' })).toBeChecked()
    await expect.element(drawer().getByText(/is marked “price to be agreed” and counts in no sum/)).toBeVisible()
    const sent = await answered(async () => {
      await choice.getByText('At the highest').click()
      await turn('Ranges').click()
      await expect.element(choice).not.toBeInTheDocument()
      await turn('Ranges').click()
    })
    expect(sent).toMatchObject({ preset: 'client', figure: 'high' })
    expect(sent).not.toHaveProperty('fields')
  })

  test('a contractor’s link asks nothing of prices, and a board’s none of figures', async () => {
    await openDrawer({ links: [aLink()], document: { countOpenPrices: () => 2 } })
    await press('New link')
    await drawer().getByText('Contractor', { exact: true }).click()
    await expect.element(turn('Warnings')).toBeChecked()
    await expect.element(turn('Ranges')).not.toBeInTheDocument()
    const sent = await answered(async () => {})
    expect(sent).toMatchObject({ preset: 'contractor' })
    expect(sent).not.toHaveProperty('figure')
  })

  test('a link of before keeps its fields and ranges until they are changed', async () => {
    const fields = [...fieldsOfPreset('client', 'budget'), 'certificates' as const]
    let sent: InputOf<typeof updateLink> | undefined
    await openDrawer({ links: [aLink({ id: '3', name: 'The Lins', role: 'view', fields })] })
    answer(updateLink, (input) => {
      sent = input
      return true as const
    })
    await drawer()
      .getByRole('button', { name: /^Change/ })
      .click()
    await expect.element(turn('Warnings')).toBeChecked()
    await expect.element(turn('Ranges')).toBeChecked()
    await drawer().getByText('Approve', { exact: true }).click()
    await press('Save')
    await expect.poll(() => sent).toEqual({ id: '3', role: 'approve' })
  })

  test.each([
    ['en', 'light', 1366],
    ['zh-CN', 'dark', 1366],
    ['en', 'dark', 320],
    ['zh-CN', 'light', 320],
  ] as const)('is legible in %s, %s, at %i', async (tongue, theme, width) => {
    const stand = { links: [aLink()], document: { countOpenPrices: () => 2 } }
    await openDrawer(stand, { tongue, theme, viewport: { width, height: 768 } })
    await page.getByRole('button', { name: /New link|新建链接/ }).click()
    await expect.element(page.getByRole('switch', { name: /^(Ranges|价格区间)$/ })).toBeInTheDocument()
    expect(await seriousViolations(document.body)).toEqual([])
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })
})
