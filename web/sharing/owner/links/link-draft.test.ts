import { expect, it } from 'vitest'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import { aLink } from '../../../testing/own-links.ts'
import { linkChangeOf, creationOf, linkDraftOf, findWrong, newDraft } from './link-draft.ts'

const NOW = Date.UTC(2026, 0, 5, 12)
const DAY_MS = 24 * 60 * 60_000

it('makes a link for a client that ends after ninety days where nothing else is said', () => {
  expect(creationOf({ ...newDraft('budget', 'en'), name: ' The Lins ' }, 'budget', NOW)).toEqual({
    name: 'The Lins',
    role: 'comment',
    preset: 'client',
    figure: 'open',
    language: 'en',
    expiresAt: NOW + 90 * DAY_MS,
    notifies: true,
  })
})

it('tells the server of the own choice its fields, and of a supplier the brand', () => {
  const own = creationOf({ ...newDraft('board', 'zh-CN'), preset: 'own', fields: ['name', 'note'] }, 'board', NOW)
  expect(own).toMatchObject({ fields: ['name', 'note'], language: 'zh-CN' })
  expect(own).not.toHaveProperty('preset')
  const supplier = creationOf(
    { ...newDraft('budget', 'en'), preset: 'supplier', fields: fieldsOfPreset('supplier', 'budget'), brandId: '4' },
    'budget',
    NOW,
  )
  expect(supplier).toMatchObject({ preset: 'supplier', brandId: '4' })
})

it('ends a link with the last moment of the day that was chosen', () => {
  const { expiresAt } = creationOf({ ...newDraft('budget', 'en'), expiry: 'date', date: '2026-02-01' }, 'budget', NOW)
  expect(new Date(expiresAt ?? 0).toString()).toMatch(/Feb 01 2026 23:59:59/)
})

it('finds what is wrong with a link before the server does', () => {
  const draft = newDraft('budget', 'en')
  expect(findWrong(draft, NOW)).toEqual({})
  expect(findWrong({ ...draft, name: '\u202e\u200b' }, NOW)).toEqual({ name: true })
  expect(findWrong({ ...draft, name: '' }, NOW, aLink({ name: 'The Lins' }))).toEqual({ name: true })
  expect(findWrong({ ...draft, name: '' }, NOW, aLink({ name: '' }))).toEqual({})
  expect(findWrong({ ...draft, preset: 'supplier' }, NOW)).toEqual({ brandId: true })
  expect(findWrong({ ...draft, preset: 'own', fields: [] }, NOW)).toEqual({ fields: true })
  expect(findWrong({ ...draft, password: 'abc' }, NOW)).toEqual({ password: true })
  expect(findWrong({ ...draft, password: 'x'.repeat(101) }, NOW)).toEqual({ password: true })
  for (const date of ['', '2026-01-04', '2037-01-01'])
    expect(findWrong({ ...draft, expiry: 'date', date }, NOW)).toEqual({ date: true })
})

it('says of a change only what is another', () => {
  const link = aLink({ id: '3', name: 'The Lins', hasPassword: true })
  expect(linkChangeOf(linkDraftOf(link), link, NOW)).toEqual({ id: '3' })
  expect(linkChangeOf({ ...linkDraftOf(link), role: 'view', notifies: false }, link, NOW)).toEqual({
    id: '3',
    role: 'view',
    notifies: false,
  })
  expect(linkChangeOf({ ...linkDraftOf(link), isPasswordAway: true }, link, NOW)).toEqual({ id: '3', password: null })
  expect(linkChangeOf({ ...linkDraftOf(link), preset: 'own', fields: ['name'] }, link, NOW)).toEqual({
    id: '3',
    fields: ['name'],
  })
})

it('sends a preset with its fields where something was switched, and one figure only with a price', () => {
  const draft = newDraft('budget', 'en')
  const fields = draft.fields.filter((field) => field !== 'brand' && field !== 'model')
  expect(creationOf({ ...draft, fields, figure: null }, 'budget', NOW)).toMatchObject({
    preset: 'client',
    fields,
    figure: null,
  })
  expect(creationOf(newDraft('board', 'en'), 'board', NOW)).not.toHaveProperty('figure')
  const own = creationOf({ ...draft, preset: 'own', fields: ['name'] }, 'budget', NOW)
  expect(own).not.toHaveProperty('figure')
  // A link of before shows certificates and ranges, and keeps them.
  const link = aLink({ id: '3', fields: [...draft.fields, 'certificates'], figure: null })
  expect(linkChangeOf({ ...linkDraftOf(link), role: 'view' }, link, NOW)).toEqual({ id: '3', role: 'view' })
  expect(linkChangeOf({ ...linkDraftOf(link), fields: draft.fields, figure: 'low' }, link, NOW)).toEqual({
    id: '3',
    preset: 'client',
    figure: 'low',
  })
})
