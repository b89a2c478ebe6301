import { expect, it } from 'vitest'
import { day, firstOf, id, oneOf, pageNo, place, readAsked, words, writeAsked } from './asked.ts'

const fields = {
  q: words(200),
  role: oneOf(['editor', 'operator']),
  sort: firstOf(['newest', 'name']),
  open: id,
  page: pageNo,
}
const read = (query: string) => readAsked(fields, new URLSearchParams(query))
const written = (query: string, changes: Parameters<typeof writeAsked<typeof fields>>[2]) =>
  String(writeAsked(fields, new URLSearchParams(query), changes))

it('a list shows what the address asks for', () => {
  expect(read('q=+oak+&role=editor&sort=name&open=7&page=3')).toEqual({
    q: 'oak',
    role: 'editor',
    sort: 'name',
    open: '7',
    page: 3,
  })
})

it('an address that asks for what there is not shows the usual list', () => {
  const usual = { sort: 'newest', page: 1 }
  expect(read('q=+&role=king&sort=shoe&open=x&page=-1')).toEqual(usual)
  expect(read('page=1e9')).toEqual(usual)
  expect(read('page=1.5')).toEqual(usual)
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200)
})

it('whoever looks for something else begins at the first page', () => {
  expect(written('q=oak&page=4', { role: 'editor' })).toBe('q=oak&role=editor')
  expect(written('q=oak&page=4', { page: 5 })).toBe('q=oak&page=5')
  expect(written('q=oak&page=4&other=1', { q: '' })).toBe('other=1')
})

it('what is usual is not written', () => {
  expect(written('sort=name&page=2', { sort: 'newest' })).toBe('')
  expect(written('page=2', { page: 1 })).toBe('')
  expect(written('open=7', { open: null })).toBe('')
})

const trail = { entityId: id, kind: oneOf(['added', 'changed']), from: day, to: day, before: place }

it('a list without numbered pages is narrowed down by days, and begins anew where it is asked for something else', () => {
  const readTrail = (query: string) => readAsked(trail, new URLSearchParams(query))
  const whole = { entityId: '7', kind: 'changed', from: '2026-11-01', to: '2026-11-30', before: '12' }
  expect(readTrail(String(new URLSearchParams(whole)))).toEqual(whole)
  expect(readTrail('entityId=x&kind=&from=2026-02-30&to=today&before=-1')).toEqual({})
  const address = new URLSearchParams('size=large&entityId=7&before=12')
  expect(String(writeAsked(trail, address, { kind: 'added', entityId: '' }))).toBe('size=large&kind=added')
  expect(String(writeAsked(trail, address, { before: '9' }))).toBe('size=large&entityId=7&before=9')
})
