import { LINE_UNITS } from '../../../contract/budgets/packs.ts'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_NAME,
  LONGEST_LINE_NOTE,
  LONGEST_SECTION,
  LONGEST_UNIT,
  lineStatuses,
  MOST_PACKS,
  type Line,
  type Pack,
} from '../../../contract/budgets/entries.ts'
import { mayBecome } from '../../../contract/budgets/permitted.ts'
import { typedQuantity } from '../../../contract/budgets/units.ts'
import { lineName } from '../table/words.ts'
import { LongField, OneOf, TypedField } from './fields.tsx'
import { changeLine, mayChangeLine, type LineContext } from './line-context.ts'
import styles from './LineDrawer.module.css'
import { numberWriter } from './number-writer.ts'

const LONGEST_CODE = 40
const LONGEST_BATCH = 60
const MOST_DAYS = 3650

/** Fields for what the line is, and for its order. */
export function FactFields({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { line, items, status, words } = context
  const own = lineName({ ...line, name: '' }, words.isChinese)
  const sections = new Set<string>()
  for (const entry of items.values()) if (entry.type === 'line' && entry.section) sections.add(entry.section)
  const text = (field: 'docCode' | 'section' | 'supplier' | 'batchNo' | 'name', most: number) => ({
    value: line[field],
    isClosed: !mayChangeLine(context, field),
    write: (typed: string) => {
      if (typed.length > most) return t('budgetTable.problem.tooLong', { count: most })
      changeLine(context, { [field]: typed })
      return undefined
    },
  })
  return (
    <section>
      <h3>{t('budgetLine.facts')}</h3>
      <div className={styles['grid']}>
        <div className={styles['wide']}>
          <TypedField
            label={t('budgetLine.name')}
            placeholder={own}
            note={own && line.name ? t('budgetLine.nameNote', { name: own }) : undefined}
            {...text('name', LONGEST_NAME)}
          />
        </div>
        <TypedField label={t('budgetLine.code')} {...text('docCode', LONGEST_CODE)} />
        <TypedField label={t('budgetLine.section')} offers={[...sections]} {...text('section', LONGEST_SECTION)} />
        <OneOf
          label={t('budgetLine.status')}
          options={lineStatuses
            .filter((value) => mayBecome(status, line, value))
            .map((value) => ({ value, label: t(`budgetTable.lineStatus.${value}`) }))}
          value={line.status}
          isClosed={!mayChangeLine(context, 'status')}
          onChoose={(value) => changeLine(context, { status: value })}
        />
        <TypedField label={t('budgetLine.supplier')} {...text('supplier', LONGEST_NAME)} />
        <TypedField
          label={t('budgetLine.leadTime')}
          isNumber
          value={line.leadTimeDays === null ? '' : String(line.leadTimeDays)}
          isClosed={!mayChangeLine(context, 'leadTimeDays')}
          write={numberWriter(context, { kind: 'whole', unit: 'day', most: MOST_DAYS }, (days) =>
            changeLine(context, { leadTimeDays: days === null ? null : Number(days) }),
          )}
        />
        <TypedField label={t('budgetLine.batch')} {...text('batchNo', LONGEST_BATCH)} />
        <div className={styles['whole']}>
          <LongField
            label={t('budgetLine.note')}
            value={line.note}
            most={LONGEST_LINE_NOTE}
            isClosed={!mayChangeLine(context, 'note')}
            onTake={(note) => changeLine(context, { note })}
          />
        </div>
      </div>
    </section>
  )
}

/** Fields for how the line is sold. */
export function PackingFields({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { line, words, fields } = context
  const { pack, unit } = line
  const { unitSystem: system } = fields
  const isClosed = !mayChangeLine(context, 'pack')
  const change = (changed: Partial<Pack>) => changeLine(context, { pack: { ...pack, ...changed } })
  const packs = { kind: 'whole', unit: pack.sellUnit, most: MOST_PACKS } as const
  const countField = (field: 'minOrderPacks' | 'sparePacks', label: string) => (
    <TypedField
      label={label}
      isNumber
      value={String(pack[field])}
      isClosed={isClosed}
      write={numberWriter(context, packs, (count) => change({ [field]: Number(count ?? 0) }))}
    />
  )
  return (
    <section>
      <h3>{t('budgetLine.packing')}</h3>
      <div className={styles['grid']}>
        <OneOf
          label={t('budgetLine.unit')}
          options={unitOptions(unit, words)}
          value={unit}
          isClosed={!mayChangeLine(context, 'unit')}
          onChoose={(value) => changeLine(context, { unit: value })}
        />
        <TypedField
          label={t('budgetLine.coverage', { unit: words.unit(unit, system) })}
          note={t('budgetLine.coverageNote')}
          isNumber
          value={pack.coveragePerPack === null ? '' : typedQuantity(pack.coveragePerPack, unit, system)}
          isClosed={isClosed}
          write={numberWriter(
            context,
            { kind: 'quantity', unit, system, stands: pack.coveragePerPack, isAboveZero: true },
            (coveragePerPack) => change({ coveragePerPack }),
          )}
        />
        <TypedField
          label={t('budgetLine.sellUnit')}
          value={pack.sellUnit && words.unit(pack.sellUnit)}
          isClosed={isClosed}
          write={(typed) => {
            if (typed.length > LONGEST_UNIT) return t('budgetTable.problem.tooLong', { count: LONGEST_UNIT })
            change({ sellUnit: LINE_UNITS.find((one) => words.unit(one) === typed) ?? typed })
            return undefined
          }}
        />
        <TypedField
          label={t('budgetLine.pieces')}
          isNumber
          value={pack.piecesPerPack === null ? '' : String(pack.piecesPerPack)}
          isClosed={isClosed}
          write={numberWriter(context, { kind: 'whole', unit: 'piece', most: MOST_PACKS, isAboveZero: true }, (count) =>
            change({ piecesPerPack: count === null ? null : Number(count) }),
          )}
        />
        {countField('minOrderPacks', t('budgetLine.least'))}
        {countField('sparePacks', t('budgetLine.spare'))}
      </div>
    </section>
  )
}

function unitOptions(unit: Line['unit'], { unit: nameOf }: LineContext['words']) {
  return [...new Set([unit, ...LINE_UNITS])].map((value) => ({ value, label: nameOf(value) }))
}
