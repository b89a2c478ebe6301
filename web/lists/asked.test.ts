import { expect, it } from 'vitest'
import { firstOf, id, oneOf, pageNo, readAsked, words, writeAsked } from './asked.ts'

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
