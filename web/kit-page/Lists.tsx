import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, IconButton } from '../kit/Button.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { Table, type Column } from '../kit/Table.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { Part, State } from './Part.tsx'

interface Material {
  id: string
  name: string
  maker: string
  price: number
  since: string
}

const materials: Material[] = [
  { id: '1', name: 'Herringbone oak', maker: 'Lind & Daughters', price: 48.5, since: '2026-01-12' },
  { id: '2', name: '灰色吸音毡', maker: '静安毛毡', price: 120, since: '2025-11-03' },
  {
    id: '3',
    name: 'Terrazzo with green marble, polished, in slabs of two by three metres',
    maker: 'Fornace',
    price: 1310.25,
    since: '2024-06-30',
  },
]

const columns: Column<Material>[] = [
  { name: 'Name', as: 'name', sort: 'name', cell: ({ name }) => name, total: 'All three' },
  { name: 'Maker', cell: ({ maker }) => maker },
  { name: 'Since', as: 'moment', cell: ({ since }) => since },
  { name: 'Price', as: 'figure', sort: 'price', cell: ({ price }) => price.toFixed(2), total: '1478.75' },
  {
    name: 'Actions',
    as: 'actions',
    cell: ({ name }) => <IconButton label={`Remove ${name}`} icon={IconTrash} onPress={() => undefined} />,
  },
]

export function Lists() {
  const [pageNo, setPageNo] = useState(2)
  return (
    <>
      <Part
        name="Table"
        does="Rows described once by their columns: a table at the desk, a card for each row on a phone. Heads sort; a row may open below itself; the last row adds up."
      >
        <SortedTable />
      </Part>
      <Part name="Pager" does="The previous and the next page; nothing for a single one.">
        <Pager what="Materials" pageNo={pageNo} pageSize={20} total={1234} onTurn={setPageNo} />
        <Pager what="Materials, at the first page" pageNo={1} pageSize={20} total={45} onTurn={() => undefined} />
      </Part>
      <Part name="PagedList" does="A list by pages with its four faces.">
        <div className="grid columns-fill-420 gap-32 [--face-height:0]">
          <State name="rows, and a page of them">
            <FacedList what="A page of materials" state={{ data: { list: materials.slice(0, 2), total: 45 } }} />
          </State>
          <State name="it loads">
            <FacedList what="Materials that load" state={{}} />
          </State>
          <State name="it is empty">
            <FacedList what="No materials" state={{ data: { list: [], total: 0 } }} />
          </State>
          <State name="it failed">
            <FacedList what="Materials that failed" state={{ error: new Error('no answer') }} />
          </State>
          <State name="an older answer, which says so">
            <FacedList
              what="Older materials"
              state={{ data: { list: materials.slice(0, 1), total: 1 }, error: new Error('no answer') }}
            />
          </State>
          <State name="a page that does not exist">
            <FacedList what="Materials without such a page" state={{ data: { list: [], total: 3 } }} />
          </State>
        </div>
      </Part>
    </>
  )
}

function SortedTable() {
  const [sort, setSort] = useState({ by: 'price', isDown: true })
  const [openId, setOpenId] = useState<string | null>(null)
  const factor = sort.isDown ? -1 : 1
  const rows = materials.toSorted((one, other) =>
    sort.by === 'price' ? factor * (one.price - other.price) : factor * one.name.localeCompare(other.name),
  )
  const opens: Column<Material> = {
    name: 'Details',
    as: 'actions',
    cell: ({ id, name }) => (
      <Button
        label={openId === id ? 'Less' : 'More'}
        about={name}
        isSmall
        isOpen={openId === id}
        onPress={() => setOpenId(openId === id ? null : id)}
      />
    ),
  }
  return (
    <Table
      what="Materials"
      columns={[...columns.slice(0, -1), opens]}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ ...sort, onSort: (by, isDown = by === 'price') => setSort({ by, isDown }) }}
      isTicked={({ id }) => id === '2'}
      below={({ id, maker }) => (id === openId ? <p className="text-second">Made by {maker}, to order.</p> : null)}
    />
  )
}

interface Answered {
  data?: { list: Material[]; total: number }
  error?: Error
}

/** A query in one of its states, as react-query gives it. */
function FacedList({ what, state }: { what: string; state: Answered }) {
  const { data, error = null } = state
  return (
    <PagedList
      query={{ data, error, isPlaceholderData: false, refetch: () => undefined }}
      failed="The materials could not be loaded."
      empty={{
        title: 'No materials yet',
        hint: 'What is added to this list stands here.',
        action: <Button label="Add the first one" look="filled" onPress={() => undefined} />,
      }}
      what={what}
      columns={columns.filter(({ name }) => name === 'Name' || name === 'Price')}
      keyOf={({ id }) => id}
      pageNo={1}
      pageSize={20}
      onTurn={() => undefined}
    />
  )
}
