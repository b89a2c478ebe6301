import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { revokeLink, rotateLink, updateLink } from '../../../../contract/sharing/link-calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aLink } from '../../../testing/own-links.ts'
import { answer, asked } from '../../../testing/server-answers.ts'
import { drawer, openDrawer, press } from '../../../testing/sharing/share-drawer.tsx'

test('links tell what they show, until when, and how often they were opened; ended ones are folded', async () => {
  const links = [
    aLink({ name: 'The Lins', hasPassword: true, views: 4, lastView: Date.now() - 3 * 60 * 60_000 }),
    aLink({ name: '', preset: null, fields: ['name', 'price'], figure: 'high' }),
    aLink({ name: 'Nordhem', preset: 'supplier', brandId: '4' }),
    aLink({ name: 'Old', expiresAt: Date.UTC(2025, 0, 5, 12) }),
    aLink({ name: 'Gone', revoked: true }),
  ]
  await openDrawer({ links })
  const standing = drawer().getByRole('list', { name: 'Links that are open' })
  await expect
    .element(standing.getByText(/^Shows: Client, prices as ranges · ends in 90 days, on .+ at .+ GMT.* · password$/))
    .toBeVisible()
  await expect.element(standing.getByText('opened 4 times, last 3 hours ago')).toBeVisible()
  await expect.element(standing.getByText('A link without a name')).toBeVisible()
  await expect.element(standing.getByText('Shows: 2 fields, one price a line, ranges at the highest')).toBeVisible()
  await expect.element(standing.getByText('Shows: Supplier, Nordhem only')).toBeVisible()
  await expect.element(standing.getByText('Gone')).not.toBeInTheDocument()
  await drawer().getByText('2 links that have ended').click()
  await expect.element(drawer().getByText(/ended on January 5, 2025/)).toBeVisible()
  await expect.element(drawer().getByText(/revoked/)).toBeVisible()
  const preview = drawer().getByRole('link', { name: 'See what they see: The Lins' })
  await expect.element(preview).toHaveAttribute('href', `/sharePreview/${links[0]?.id}`)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a link is revoked, or given another address, once its owner has said so', async () => {
  const links = [aLink({ id: '3', name: 'The Lins' })]
  await openDrawer({ links })
  answer(rotateLink, { id: '3', token: 'other', url: '/share/other' })
  answer(revokeLink, () => {
    links[0] = { ...aLink({ id: '3', name: 'The Lins' }), revoked: true }
    return true as const
  })
  await press('Revoke: The Lins')
  const question = drawer().getByRole('group', { name: /^Revoke this link/ })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(asked).not.toContain('POST /app-api/project/share/revoke')
  await press('New address: The Lins')
  await drawer().getByRole('group').getByRole('button', { name: 'New address' }).click()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toHaveValue(`${location.origin}/share/other`)
  await press('Done')
  await press('Revoke: The Lins')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('The link is revoked.')).toBeVisible()
  await expect.element(drawer().getByText('1 link that has ended')).toBeVisible()
})

test('a link is changed in place, and only what is another is sent', async () => {
  const link = aLink({ id: '3', name: 'The Lins', hasPassword: true })
  await openDrawer({ links: [link] })
  let sent: InputOf<typeof updateLink> | undefined
  answer(updateLink, (input) => {
    sent = input
    return true as const
  })
  await press('Change: The Lins')
  await expect.element(drawer().getByRole('combobox', { name: 'It ends' })).toHaveValue('keep')
  // The brand was fixed when the link was created.
  await expect.element(drawer().getByText('Supplier', { exact: true })).not.toBeInTheDocument()
  await drawer().getByText('Look', { exact: true }).click()
  await drawer().getByRole('checkbox', { name: 'Take its password away' }).click()
  await press('Save')
  await expect.element(page.getByText('The link is changed.')).toBeVisible()
  expect(sent).toEqual({ id: '3', role: 'view', password: null })
  await expect.element(drawer().getByRole('button', { name: 'New link' })).toHaveFocus()
})
