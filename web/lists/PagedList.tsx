import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { Face } from '../kit/Face.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { Table, type TableProps } from '../kit/Table.tsx'
import { Answer, type Read } from './Answer.tsx'
import { useFocusOfRows } from './focus-of-rows.ts'

interface Page<Row> {
  list: readonly Row[]
  total: number
}

interface PagedListProps<Row, Data extends Page<Row>> extends Omit<TableProps<Row>, 'rows'> {
  query: Read<Data>
  /** What could not be loaded, as a sentence. */
  failed: string
  /** In place of a list without rows: what that means, and the next step. */
  empty: EmptyList | ((data: Data) => EmptyList)
  pageNo: number
  pageSize: number
  onTurn: (pageNo: number) => void
  /** Above the rows, such as their count. */
  children?: (data: Data) => ReactNode
  /** Below the rows. */
  footnote?: (data: Data) => ReactNode
}

interface EmptyList {
  title: string
  hint?: string
  action?: ReactNode
}

/** A list by pages: its four faces (loading, failed, empty, rows), its rows by their columns, and the way to the other pages. */
export function PagedList<Row, Data extends Page<Row>>(props: PagedListProps<Row, Data>) {
  const { query, failed, empty, pageNo, pageSize, onTurn, children, footnote, ...table } = props
  const { t } = useTranslation()
  const list = useFocusOfRows<HTMLDivElement>((query.data?.list ?? []).map(table.keyOf))
  useTurnBack(query, { pageNo, pageSize, onTurn })
  const turn = (page: number) => {
    onTurn(page)
    // The rows of the next page are read from the first one.
    list.ref.current?.focus({ preventScroll: true })
    list.ref.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div
      {...list}
      className="mt-16 [--face-height:calc(160*var(--u))] scroll-mt-[calc(var(--header)+12*var(--u))] outline-none"
    >
      <Answer query={query} failed={failed}>
        {(data) => (
          <>
            {children?.(data)}
            {data.list.length > 0 && <Table {...table} rows={data.list} />}
            {data.list.length === 0 && data.total === 0 && (
              <Face {...(typeof empty === 'function' ? empty(data) : empty)} />
            )}
            {data.list.length === 0 && data.total > 0 && (
              <Face title={t('kit.noPage')} action={<Button label={t('kit.toFirst')} onPress={() => turn(1)} />} />
            )}
            {footnote?.(data)}
            <Pager what={table.what} pageNo={pageNo} pageSize={pageSize} total={data.total} onTurn={turn} />
          </>
        )}
      </Answer>
    </div>
  )
}

type Paging = Pick<PagedListProps<unknown, Page<unknown>>, 'pageNo' | 'pageSize' | 'onTurn'>

/** Turns to the last page there is, once the rows of a later one have been removed in sight. An address beyond the end stays, and says so. */
function useTurnBack({ data, isPlaceholderData }: Read<Page<unknown>>, { pageNo, pageSize, onTurn }: Paging): void {
  const hadRows = useRef(0)
  const last = Math.ceil((data?.total ?? 0) / pageSize)
  const isEmpty = !isPlaceholderData && data?.list.length === 0 && data.total > 0
  const turnBack = useEffectEvent(() => hadRows.current === pageNo && last < pageNo && onTurn(last))
  // The rows have gone with an answer, which nobody here asked for.
  useEffect(() => {
    if (isEmpty) turnBack()
    else if (!isPlaceholderData && data?.list.length) hadRows.current = pageNo
  }, [isEmpty, isPlaceholderData, data, pageNo])
}
