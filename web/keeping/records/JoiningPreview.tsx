import { useTranslation } from 'react-i18next'
import type { Joining } from '../../../contract/keeping/joining.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { useFigures } from '../../kit/figures.ts'
import { Table } from '../../kit/Table.tsx'

/** What a join would do: how much can be read, what changes, what hinders it, and how the values are read. */
export function JoiningPreview({ joining }: { joining: Joining }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { attribute, fact, read, unread, values, hindrances } = joining
  const changes = useChanges(joining)
  const counted = (many: Joining['read']) =>
    [
      t('records.joining.values', { count: many.values, figure: figure(many.values) }),
      t('records.joining.products', { count: many.products, figure: figure(many.products) }),
    ].join(' · ')
  const told = (text: string) => (text === 'true' || text === 'false' ? t(`records.joining.${text}`) : text)
  const counts = [
    { name: t('records.joining.isRead'), many: read, isBad: false },
    { name: t('records.joining.isNotRead'), many: unread, isBad: unread.values > 0 },
  ]
  return (
    <>
      <h3 className="font-medium">
        {t('records.joining.means', { name: nameOf(isChinese, attribute), fact: nameOf(isChinese, fact) })}
      </h3>
      <p className="text-meta text-second">{isChinese ? fact.norm : fact.enNorm}</p>
      <dl className="flex flex-wrap gap-x-40 gap-y-10">
        {counts.map(({ name, many, isBad }) => (
          <div key={name}>
            <dt className="text-meta text-second">{name}</dt>
            <dd className={`figures text-section ${isBad ? 'text-bad' : ''}`}>{counted(many)}</dd>
          </div>
        ))}
      </dl>
      {hindrances.map(({ why, products: many }) => (
        <p key={why} className="text-bad" role="alert">
          {t(`records.joining.why.${why}`)}
          {many > 0 && ` ${t('records.joining.products', { count: many, figure: figure(many) })}`}
        </p>
      ))}
      <ul className="list-disc pl-18">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Table
        what={t('records.joining.stored')}
        rows={values}
        keyOf={({ stored, becomes }) => `${stored} ${becomes}`}
        columns={[
          { name: t('records.joining.stored'), cell: ({ stored }) => told(stored) },
          {
            name: t('records.joining.isReadAs'),
            cell: (value) => (value.read === null ? <em>{t('records.joining.notRead')}</em> : told(value.read)),
          },
          { name: t('records.joining.many'), as: 'figure', cell: ({ products }) => figure(products) },
        ]}
        onPhone="table"
        isDense
        tallest={240}
      />
    </>
  )
}

/** What changes besides the values, in sentences. */
function useChanges({ attribute, becomes, joined, products, statingBoth }: Joining): string[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  return [
    joined && t('records.joining.merges', { name: nameOf(isChinese, attribute), other: nameOf(isChinese, joined) }),
    statingBoth > 0 && t('records.joining.both', { count: statingBoth, figure: figure(statingBoth) }),
    attribute.type !== becomes.type &&
      t('records.joining.type', {
        from: t(`records.choice.${attribute.type}`),
        to: t(`records.choice.${becomes.type}`),
      }),
    attribute.unit !== becomes.unit &&
      t('records.joining.unit', { from: attribute.unit || '–', to: becomes.unit || '–' }),
    t('records.joining.leadsOn', { count: products, figure: figure(products) }),
  ].filter((change) => typeof change === 'string')
}
