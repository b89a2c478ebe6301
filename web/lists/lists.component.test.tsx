import { useQuery } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../kit/Button.tsx'
import type { Column } from '../kit/Table.tsx'
import { seriousViolations } from '../testing/axe.ts'
import { show } from '../testing/show.tsx'
import { oneOf, pageNo, useAsked, words } from './asked.ts'
import { PagedList } from './PagedList.tsx'

interface Member {
  id: string
  name: string
}

const fields = { q: words(20), role: oneOf(['staff', 'guest']), page: pageNo }
const PAGE_SIZE = 2
const columns: Column<Member>[] = [{ name: 'Name', as: 'name', cell: ({ name }) => name }]

type Load = (pageNo: number) => Promise<{ list: Member[]; total: number }>

function Members({ load }: { load: Load }) {
  const { asked, ask } = useAsked(fields)
  const query = useQuery({ queryKey: ['members', asked], queryFn: () => load(asked.page), retry: false })
  return (
    <>
      <p>{`${asked.q ?? 'anything'} by ${asked.role ?? 'anybody'}`}</p>
      <Button label="Only guests" onPress={() => ask({ role: 'guest' })} />
      <Button label="Read again" onPress={() => void query.refetch()} />
      <PagedList
        query={query}
        failed="The members could not be loaded."
        empty={{ title: 'No members yet', hint: 'They come by invitation.' }}
        what="Members"
        columns={columns}
        keyOf={({ id }) => id}
        pageNo={asked.page}
        pageSize={PAGE_SIZE}
        onTurn={(page) => ask({ page })}
      />
    </>
  )
}

const pageOf: Load = (pageNo) =>
  Promise.resolve({
    list: pageNo > 2 ? [] : [{ id: `${pageNo}`, name: pageNo === 1 ? 'Ann' : '李安' }],
    total: 3,
  })

it('a list loads, fails, and shows its rows once it is read again', async () => {
  let fail = () => undefined as void
  const failing = new Promise<never>((_, reject) => (fail = () => reject(new Error('no answer'))))
  const load = vi.fn<Load>().mockReturnValueOnce(failing).mockImplementation(pageOf)
  await show(<Members load={load} />)
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  fail()
  await expect.element(page.getByRole('heading', { name: 'The members could not be loaded.' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Ann' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

it('an empty list says what that means', async () => {
  await show(<Members load={() => Promise.resolve({ list: [], total: 0 })} />)
  await expect.element(page.getByText('No members yet')).toBeVisible()
  await expect.element(page.getByText('They come by invitation.')).toBeVisible()
})

it('a page that does not exist leads back to the first one', async () => {
  const { address } = await show(<Members load={pageOf} />, { address: '/members?page=9' })
  await page.getByRole('button', { name: 'To the first page' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Ann' })).toBeVisible()
  expect(address()).toBe('/members')
})

it('whoever removes the last rows of the last page is shown the page before', async () => {
  let total = 3
  const load: Load = (pageNo) => {
    const names = ['Ann', 'Bo', '李安'].slice(0, total).slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE)
    return Promise.resolve({ list: names.map((name) => ({ id: name, name })), total })
  }
  const { address } = await show(<Members load={load} />, { address: '/members?page=2' })
  await expect.element(page.getByRole('rowheader', { name: '李安' })).toBeVisible()
  total = 2
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Bo' })).toBeVisible()
  expect(address()).toBe('/members')
})

it('turning a page moves the focus to the list, and the address tells it', async () => {
  const { address } = await show(<Members load={pageOf} />, { address: '/members?q=oak' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByRole('rowheader', { name: '李安' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Members' }).element()
  // So that Tab goes on at its first row.
  expect(document.activeElement !== document.body && document.activeElement?.contains(rows)).toBe(true)
  expect(address()).toBe('/members?q=oak&page=2')
})

it('settings come from the address, and another choice begins at the first page', async () => {
  const { address } = await show(<Members load={pageOf} />, { address: '/members?q=oak&role=nobody&page=2' })
  await expect.element(page.getByText('oak by anybody')).toBeVisible()
  await page.getByRole('button', { name: 'Only guests' }).click()
  await expect.element(page.getByText('oak by guest')).toBeVisible()
  const settings = new URLSearchParams(address().split('?')[1])
  expect(Object.fromEntries(settings)).toEqual({ q: 'oak', role: 'guest' })
})
