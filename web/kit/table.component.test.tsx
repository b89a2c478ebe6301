import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { seriousViolations } from '../testing/axe.ts'
import { show } from '../testing/show.tsx'
import { Button } from './Button.tsx'
import { TextField } from './fields/TextField.tsx'
import { Table, type Column } from './Table.tsx'

interface Material {
  id: string
  name: string
  price: number | null
}

const rows: Material[] = [
  { id: '1', name: 'Oak', price: 48 },
  { id: '2', name: '灰色吸音毡', price: null },
]

function Materials() {
  const [sort, setSort] = useState({ by: 'name', isDown: false })
  const [openId, setOpenId] = useState('')
  const columns: Column<Material>[] = [
    { name: 'Name', as: 'name', sort: 'name', cell: ({ name }) => name, total: 'Both' },
    { name: 'Price', as: 'figure', sort: 'price', cell: ({ price }) => price, total: '48' },
    {
      name: 'Details',
      as: 'actions',
      cell: ({ id, name }) => <Button label="More" about={name} isOpen={id === openId} onPress={() => setOpenId(id)} />,
    },
  ]
  return (
    <Table
      what="Materials"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ ...sort, onSort: (by, isDown = true) => setSort({ by, isDown }) }}
      isTicked={({ id }) => id === '2'}
      below={({ id, name }) => (id === openId ? <p>All of {name}</p> : null)}
    />
  )
}

it('at the desk rows are a table, whose heads sort, whose rows open, and whose last row adds up', async () => {
  await show(<Materials />)
  await expect.element(page.getByRole('table', { name: 'Materials' })).toBeVisible()
  const name = page.getByRole('columnheader', { name: 'Name' })
  const price = page.getByRole('columnheader', { name: 'Price' })
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending')
  await price.getByRole('button').click()
  await expect.element(price).toHaveAttribute('aria-sort', 'descending')
  await price.getByRole('button').click()
  await expect.element(price).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(name).not.toHaveAttribute('aria-sort')
  await expect.element(page.getByRole('rowheader', { name: 'Oak' })).toBeVisible()
  await page.getByRole('button', { name: 'More Oak' }).click()
  await expect.element(page.getByText('All of Oak')).toBeVisible()
  await expect.element(page.getByRole('row').last()).toHaveTextContent('Both48')
  const more = page.getByRole('button', { name: 'More 灰色吸音毡' }).element()
  const ticked = more.closest('tr')?.getBoundingClientRect()
  expect((ticked?.right ?? 0) - more.getBoundingClientRect().right).toBeGreaterThan(6)
  expect(await seriousViolations(document.body)).toEqual([])
})

it('on a phone each row is a card, which leaves out what the row does not have', async () => {
  await show(<Materials />, { theme: 'dark', viewport: { width: 320, height: 700 } })
  await expect.element(page.getByRole('list', { name: 'Materials' })).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
  const [oak, felt] = page.getByRole('listitem').elements()
  expect(oak?.textContent).toContain('Price48')
  expect(felt?.textContent).not.toContain('Price')
  await page.getByRole('button', { name: 'More 灰色吸音毡' }).click()
  const details = page.getByText('All of 灰色吸音毡')
  await expect.element(details).toBeVisible()
  const facts = felt?.querySelector('dl')?.getBoundingClientRect()
  expect(details.element().getBoundingClientRect().top - (facts?.bottom ?? Infinity)).toBeGreaterThanOrEqual(8)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await seriousViolations(document.body)).toEqual([])
})

it('on a card a picture has its middle in the line of its name', async () => {
  const columns: Column<Material>[] = [
    { name: 'Name', as: 'name', cell: ({ name }) => name },
    { name: 'Logo', cell: () => <img className="size-32" alt="" src="data:," /> },
  ]
  await show(<Table what="Materials" columns={columns} rows={rows} keyOf={({ id }) => id} />, {
    viewport: { width: 320, height: 700 },
  })
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const name = page.getByText('Logo').first().element()
  const picture = name.parentElement?.querySelector('img') as Element
  expect(Math.abs(middleOf(picture) - middleOf(name))).toBeLessThan(4)
})

it('keeps a Chinese head in one piece where a phone has a narrow column for it', async () => {
  const columns: Column<Material>[] = [
    { name: '原文', as: 'name', cell: ({ name }) => `${name} / Hot-rolled mild steel, galvanised` },
    { name: '识别为', cell: () => '未识别，保留原文，保留原文' },
    { name: '产品', as: 'figure', cell: () => 1 },
  ]
  await show(<Table what="Materials" columns={columns} rows={rows} keyOf={({ id }) => id} onPhone="table" />, {
    tongue: 'zh-CN',
    viewport: { width: 320, height: 700 },
  })
  const heads = page.getByRole('columnheader').elements()
  const heights = heads.map((head) => (head.firstElementChild as Element).getClientRects().length)
  expect(heights).toEqual([1, 1, 1])
})

it('fields of a row are in line with its tick, and their heads with each other', async () => {
  const fieldOf = (label: string, error?: string) => (
    <TextField label={label} isCell error={error} value="1" onChange={() => undefined} />
  )
  const columns: Column<Material>[] = [
    { name: 'Tick', as: 'tick', cell: () => <span className="flex h-36 items-center">Tick</span> },
    { name: 'Model', as: 'field', width: 120, cell: () => fieldOf('Model') },
    {
      name: 'Lead time in days',
      as: 'field',
      width: 60,
      cell: () => fieldOf('Lead', 'Write a number, such as 128.50'),
    },
  ]
  await show(
    <div style={{ width: 260 }}>
      <Table what="Materials" columns={columns} rows={rows.slice(0, 1)} keyOf={({ id }) => id} />
    </div>,
  )
  const edgesOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  const [, model, lead] = page.getByRole('columnheader').elements()
  const [shortHead, longHead] = [edgesOf(model?.firstElementChild), edgesOf(lead?.firstElementChild)]
  expect(longHead.height).toBeGreaterThan(shortHead.height)
  expect(Math.abs(longHead.bottom - shortHead.bottom)).toBeLessThan(2)
  const tick = edgesOf(page.getByRole('cell').getByText('Tick').element())
  const field = edgesOf(page.getByRole('textbox', { name: 'Model' }).element())
  expect(Math.abs(tick.top - field.top)).toBeLessThan(2)
})
