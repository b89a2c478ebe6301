import { Fragment } from 'react'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import type { CellContext, GridColumn } from '../columns/column.ts'
import type { RejectedInput } from '../grid/use-editing.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import { lineName, makeText } from '../words.ts'
import { rowRemarksOf } from './warnings.ts'
import styles from './Cell.module.css'

interface CellFaceProps {
  column: GridColumn
  facts: RowFacts
  context: CellContext
  wrong: RejectedInput | undefined
}

/** The content of a cell while it is not edited. */
export function CellFace({ column, facts, context, wrong }: CellFaceProps) {
  if (wrong)
    return (
      <span className={styles['text']} data-wrong>
        {wrong.text}
      </span>
    )
  if (column.key === 'item') return <ItemFace facts={facts} context={context} />
  if (column.key === 'picture') return <PictureFace facts={facts} />
  const text = (column.shown ?? column.raw)(facts, context)
  const note = column.note?.(facts, context)
  const isStruck = column.isStruck?.(facts) ?? false
  const face = (
    <span
      className={styles['text']}
      data-quiet={isStruck || column.isQuiet?.(facts, context) || undefined}
      data-explained={column.explains}
      title={column.key === 'note' ? text : undefined}
    >
      {isStruck ? <StruckPrice text={text} context={context} /> : text}
    </span>
  )
  if (!note) return face
  return (
    <span className={styles['noted']}>
      {face}{' '}
      <span className={styles['note']} data-counts={isStruck || undefined}>
        {note}
      </span>
    </span>
  )
}

/** The price of the list, where another was agreed. */
function StruckPrice({ text, context }: { text: string; context: CellContext }) {
  return (
    <>
      <span className="visually-hidden">{context.words.t('budgetCounts.listPrice')} </span>
      <s>{text}</s>
    </>
  )
}

function ItemFace({ facts, context }: Pick<CellFaceProps, 'facts' | 'context'>) {
  const { line } = facts
  const { isChinese, t } = context.words
  const name = lineName(line, isChinese)
  const make = makeText(line, isChinese)
  const remarks = rowRemarksOf(facts, context)
  const isQuiet = line.alternativeOf !== null || line.status === 'rejected'
  return (
    <span
      className={styles['item']}
      data-alternative={facts.row.isAlternative || undefined}
      data-quiet={isQuiet || undefined}
    >
      <span className={styles['name']}>{name || t('budgetTable.unnamed')}</span>
      {(make || remarks.length > 0) && (
        <span className={styles['make']}>
          {make}
          {remarks.map(({ text, isWarning }, index) => (
            <Fragment key={text}>
              {(make || index > 0) && ' · '}
              <span className={isWarning ? styles['warning'] : undefined}>{text}</span>
            </Fragment>
          ))}
        </span>
      )}
    </span>
  )
}

function PictureFace({ facts: { line } }: Pick<CellFaceProps, 'facts'>) {
  const cover = line.snapshot?.cover
  if (!cover) return null
  return (
    <span className={styles['picture']} data-picture>
      <Picture address={cover.address} alt="" sizes="44px" color={cover.color} isMinor />
    </span>
  )
}
