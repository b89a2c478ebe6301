import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { usePageUnit } from './page-unit.ts'
import { usePrinting } from './printing.ts'

export interface Column<Row> {
  /** The column's head, and the fact's name on a card. */
  name: string
  /** Null where the row has nothing here: its card leaves the fact out. */
  cell: (row: Row) => ReactNode
  /**
   * `name` heads its row and its card; `figure` is set to the right in tabular figures; `moment` is never broken; `tick` and `actions`
   * are as narrow as they can be, without a visible head, and stand on a card beside its name; `step` is wide, without a visible head,
   * and stands at a card's foot; `field` is a field of the kit that `isCell`, which stands on a card under its label.
   */
  as?: 'text' | 'name' | 'figure' | 'moment' | 'tick' | 'actions' | 'step' | 'field'
  /** A `field` that takes a card's whole width; others share it by two. */
  isWide?: boolean
  /** The sort that its head chooses. */
  sort?: string
  /** In place of the name, such as a tick for all rows. */
  head?: ReactNode
  /** Its least width in units, or a share of the table such as `34%`. */
  width?: number | string
  /** In a last row, such as the sum of the column. */
  total?: ReactNode
}

export interface Sorted {
  by: string
  isDown: boolean
  /** `isDown` is undefined for a column that is not sorted yet: the list knows which end comes first. */
  onSort: (by: string, isDown: boolean | undefined) => void
}

export interface TableProps<Row> {
  /** What is listed, read out as the table's name. */
  what: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorted?: Sorted | undefined
  /** Ticked rows have a ground of their own. */
  isTicked?: ((row: Row) => boolean) | undefined
  /** Across the table below a row, such as its details; null where the row is closed. */
  below?: ((row: Row) => ReactNode) | undefined
  /** Rows of figures stay a table on a phone, which scrolls; others become cards. */
  onPhone?: 'cards' | 'table'
  /** In units: a taller table scrolls below its head. */
  tallest?: number
  /** Small type and low rows, for many figures. */
  isDense?: boolean
}

/** Rows described once by their columns: a table at the desk, a card for each row on a phone. `data-id` names each row. */
export function Table<Row>(props: TableProps<Row>) {
  const { isPhone } = usePageUnit()
  if (!isPhone || props.onPhone === 'table') return <Grid {...props} />
  return (
    <>
      <HeadOfTicks columns={props.columns} />
      <Cards {...props} />
    </>
  )
}

/** The tick for all rows, above the cards. */
function HeadOfTicks<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  return columns
    .filter(({ as, head }) => as === 'tick' && head !== undefined)
    .map(({ name, head }) => (
      <p key={name} className="flex min-h-44 items-center gap-8 text-meta text-second">
        {head}
        {/* The tick box says it. */}
        <span aria-hidden>{name}</span>
      </p>
    ))
}

function Grid<Row>(props: TableProps<Row>) {
  const { what, columns, rows, keyOf, sorted, isTicked, below, tallest, isDense = false } = props
  const hasTotals = columns.some(({ total }) => total !== undefined)
  const height = tallest === undefined ? {} : { style: { maxHeight: `calc(${tallest} * var(--u))` } }
  return (
    // Visually hidden content must not extend the scrolling area. Who moves by keys must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={SCROLLED} aria-label={what} tabIndex={0} {...height}>
      <table
        className={`group/table w-full border-collapse text-left ${isDense ? 'text-meta' : ''}`}
        data-dense={isDense || undefined}
        data-ticking={isTicked !== undefined || undefined}
      >
        <caption className="visually-hidden">{what}</caption>
        <thead className={tallest === undefined ? '' : 'sticky top-0 z-1 bg-surface'}>
          <tr className="align-bottom text-meta text-second">
            {columns.map((column) => (
              <Head key={column.name} column={column} sorted={sorted} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const details = below?.(row)
            return (
              <Fragment key={keyOf(row)}>
                <tr data-id={keyOf(row)} data-ticked={isTicked?.(row) || undefined} className={ROW}>
                  {columns.map((column) => (
                    <Cell key={column.name} column={column}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </tr>
                {details && (
                  <tr className="last:border-b">
                    <td colSpan={columns.length} className="pt-4 pb-20">
                      {/* As wide as the visible part of the table, and in place however far it is scrolled. */}
                      <div className="sticky left-0 w-[100cqw]">{details}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
        {hasTotals && (
          <tfoot className="sticky bottom-0 bg-surface font-medium">
            <tr>
              {columns.map((column) => (
                <Cell key={column.name} column={column}>
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

// On paper it is whole.
const SCROLLED = '@container relative overflow-auto print:max-h-none! print:overflow-visible'
const ROW = 'border-t last:border-b data-ticked:bg-accent-wash print:bg-transparent! desk:not-data-ticked:hover:bg-wash'

const looks: Record<NonNullable<Column<never>['as']>, string> = {
  // Beside a figure, which is set to the right, it needs room on its left as well.
  text: 'pr-20 phone:pr-12 [.text-right+&]:pl-20',
  name: 'min-w-150 pr-20 font-[inherit] wrap-anywhere',
  figure: 'figures pr-20 text-right last:pr-0 phone:pr-14 phone:whitespace-normal',
  moment: 'figures pr-20 whitespace-nowrap',
  tick: 'w-[1%] px-8 print:hidden [&:has(+.align-top)]:align-top',
  // As far from the end of a ticked row's ground as the tick from its beginning.
  actions: 'w-[1%] pl-16 whitespace-nowrap group-data-ticking/table:pr-8',
  step: 'w-[34%] min-w-160 pl-24',
  field: 'pr-6',
}

function Head<Row>({ column, sorted }: { column: Column<Row>; sorted: Sorted | undefined }) {
  const { name, as = 'text', sort, head, width } = column
  const isPrinting = usePrinting()
  const isBy = sort !== undefined && sorted?.by === sort
  const direction = sorted?.isDown ? 'descending' : 'ascending'
  const wide = typeof width === 'number' ? { minWidth: `calc(${width} * var(--u))` } : { width }
  const isNameless = as === 'tick' || as === 'actions' || as === 'step'
  const Arrow = sorted?.isDown ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      aria-sort={isBy ? direction : undefined}
      className={`${looks[as]} pb-8 align-bottom font-medium break-keep ${typeof width === 'number' ? '' : 'whitespace-nowrap'}`}
      style={width === undefined ? undefined : wide}
    >
      {/* No browser repeats a button on the next page. */}
      {sorted && sort !== undefined && !isPrinting ? (
        <button
          type="button"
          className={`-my-6 inline-flex items-center gap-4 py-6 font-medium ${isBy ? 'text-ink' : ''}`}
          onClick={() => sorted.onSort(sort, isBy ? !sorted.isDown : undefined)}
        >
          {name}
          {isBy && <Arrow aria-hidden className="size-14" />}
        </button>
      ) : (
        (head ?? <span className={isNameless ? 'visually-hidden' : ''}>{name}</span>)
      )}
    </th>
  )
}

function Cell<Row>({ column: { as = 'text' }, children }: { column: Column<Row>; children: ReactNode }) {
  // What is wrong with a field stands below it; those beside it stay in line.
  const className = `${looks[as]} ${as === 'field' ? 'align-top' : ''} py-10 group-data-dense/table:py-7`
  return as === 'name' ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  )
}

// A shadow, which takes no room.
const WIDENED =
  'data-ticked:shadow-[calc(-8*var(--u))_0_0_var(--accent-wash),calc(8*var(--u))_0_0_var(--accent-wash)] print:shadow-none!'

/** In the middle of a name's first line, as tall as what can be pressed. */
function Beside({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 && <div className="flex min-h-44 items-center">{children}</div>
}

// What explains a name is not as strong.
const NAME = 'min-w-0 flex-1 content-center font-medium wrap-anywhere [&_.text-second]:font-regular'

function Cards<Row>({ what, columns, rows, keyOf, isTicked, below }: TableProps<Row>) {
  const isFact = ({ as = 'text' }: Column<Row>) => as === 'text' || as === 'figure' || as === 'moment'
  const facts = columns.filter(isFact)
  const fields = columns.filter(({ as }) => as === 'field')
  // Beside a tick or a button, a name of one line is in their middle, and one of several begins at their height.
  const isBeside = columns.some(({ as }) => as === 'tick' || as === 'actions')
  const beside = (as: Column<Row>['as'], row: Row) =>
    columns
      .filter((column) => column.as === as)
      .map((column) => <Fragment key={column.name}>{column.cell(row)}</Fragment>)
  return (
    <ul aria-label={what}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          data-id={keyOf(row)}
          data-ticked={isTicked?.(row) || undefined}
          className={`${ROW} ${WIDENED} py-12`}
        >
          <div className="flex items-start gap-8">
            <Beside>{beside('tick', row)}</Beside>
            <div className={`${NAME} ${isBeside ? 'min-h-44' : ''}`}>{beside('name', row)}</div>
            <Beside>{beside('actions', row)}</Beside>
          </div>
          {fields.length > 0 && (
            <div className="mt-6 grid grid-cols-2 gap-x-12 gap-y-10">
              {fields.map((column) => (
                <div key={column.name} className={column.isWide ? 'col-span-2' : 'min-w-0'}>
                  {column.cell(row)}
                </div>
              ))}
            </div>
          )}
          <dl className="mt-6 flex flex-wrap items-baseline gap-x-18 gap-y-4 text-meta">
            {facts.map((column) => {
              const shown = column.cell(row)
              if (shown === null || shown === '') return null
              return (
                <div key={column.name} className="flex min-w-0 flex-wrap items-baseline gap-x-8">
                  <dt className="text-second">{column.name}</dt>
                  <dd className="figures min-w-0 wrap-anywhere [&>button]:-my-12 [&>img]:inline [&>img]:align-middle">
                    {shown}
                  </dd>
                </div>
              )
            })}
          </dl>
          {beside('step', row)}
          <div className="mt-10 empty:hidden">{below?.(row)}</div>
        </li>
      ))}
    </ul>
  )
}
