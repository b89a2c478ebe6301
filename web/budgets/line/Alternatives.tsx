import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_LINES } from '../../../contract/budgets/budget.ts'
import { LONGEST_NAME, type Line } from '../../../contract/budgets/entries.ts'
import { pickName } from '../../catalogue/names.ts'
import buttons from '../../ui/buttons.module.css'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { say } from '../../ui/toasts/spoken.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { rangeText as amountRange } from '../amount-text.ts'
import { removal } from '../editing/removal.ts'
import { offersOf } from '../queries.ts'
import { quantityText } from '../table/cells/shown-number.ts'
import { lineName, makeText } from '../table/words.ts'
import { alternativesOf, choosing, lineIn, ownAlternative } from './deeds.ts'
import { effectsOn, sharedProperties } from './differences.ts'
import { mayChangeLine, useYuanRates, type LineContext } from './line-context.ts'
import styles from './Alternatives.module.css'
import { differenceText, ownPriceText, timeDifference } from './words.ts'

interface AlternativesProps {
  context: LineContext
  onOpenLine: (lineId: string) => void
}

/** The line and what could take its place, side by side, with what choosing one does to the list's total. */
export function Alternatives({ context, onOpenLine }: AlternativesProps) {
  const { t } = useTranslation()
  const { items, line, words } = context
  const main = lineIn(items, line.alternativeOf) ?? line
  const alternatives = alternativesOf(items, main.id)
  const mayAdd = mayChangeLine(context, 'whole')
  return (
    <section>
      <h3>{t('budgetLine.alternatives')}</h3>
      <p className={styles['hint']}>{t('budgetLine.alternativesHint')}</p>
      {alternatives.length > 0 && (
        <Comparison
          context={context}
          main={main}
          alternatives={alternatives}
          label={t('budgetLine.compared', { name: lineName(main, words.isChinese) })}
          onOpenLine={onOpenLine}
        />
      )}
      {mayAdd && <OwnAlternative context={context} main={main} />}
    </section>
  )
}

interface ComparisonProps extends AlternativesProps {
  main: Line
  alternatives: readonly Line[]
  label: string
}

function Comparison({ context, main, alternatives, label, onOpenLine }: ComparisonProps) {
  const { t, i18n } = useTranslation()
  const { items, fields, words } = context
  const { language } = i18n
  const { baseCurrency } = fields
  const effects = useMemo(() => effectsOn(fields, items), [fields, items])
  const compared = [main, ...alternatives]
  const { data: offers = [] } = useQuery(offersOf(compared.flatMap(({ skuId }) => skuId ?? [])))
  const offerOf = ({ skuId }: Line) => offers.find((offer) => offer.skuId === skuId)
  const own = offerOf(main)
  const { orderQty = '0' } = effects.figures(main.id) ?? {}
  const cells = (render: (line: Line, isMain: boolean) => ReactNode) =>
    compared.map((line, place) => <td key={line.id}>{render(line, place === 0)}</td>)
  const row = (name: 'price' | 'leadTime' | 'order' | 'total' | 'chosen' | 'difference', content: ReactNode) => (
    <tr>
      <th scope="row">
        {t(`budgetLine.row.${name}`, { unit: words.unit(main.unit) })}
        {(name === 'total' || name === 'chosen') && ` ${baseCurrency}`}
      </th>
      {content}
    </tr>
  )
  // Each property that the line and at least one of the others state.
  const properties = new Map(
    alternatives.flatMap((alternative) => {
      const offer = offerOf(alternative)
      return own && offer ? sharedProperties([own, offer]).map((property) => [property.id, property] as const) : []
    }),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls to the side, and keys must too
    <section className={styles['scroller']} aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('budgetLine.row.property')}</span>
            </th>
            {compared.map((line, place) => (
              <th key={line.id} scope="col" data-main={place === 0}>
                <Head line={line} isMain={place === 0} words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(
            'price',
            cells((line) => ownPriceText(line) ?? t('budgetLine.marks.unpriced')),
          )}
          {row(
            'leadTime',
            cells((line, isMain) => (
              <>
                {line.leadTimeDays === null ? '–' : t('budgetLine.days', { count: line.leadTimeDays })}
                {!isMain && line.leadTimeDays !== null && main.leadTimeDays !== null && (
                  <Aside>{timeDifference(line.leadTimeDays, main.leadTimeDays, { t })}</Aside>
                )}
              </>
            )),
          )}
          {row(
            'order',
            cells((line) => {
              const figures = effects.figures(line.id)
              if (!figures) return '–'
              const quantity = quantityText(figures.orderQty, line.unit, fields.unitSystem)
              return (
                <>
                  {quantity} {words.unit(line.unit, fields.unitSystem)}
                  {figures.packs !== null && line.pack.sellUnit && (
                    <Aside>{`${figures.packs} × ${words.unit(line.pack.sellUnit)}`}</Aside>
                  )}
                </>
              )
            }),
          )}
          {row(
            'total',
            cells((line) => {
              const { low = null, high = null } = effects.figures(line.id) ?? {}
              return low === null || high === null ? '–' : amountRange(low, high, baseCurrency, language)
            }),
          )}
          {row(
            'chosen',
            cells((line) => {
              const { chosen = null } = effects.figures(line.id) ?? {}
              return chosen === null ? '–' : amountRange(chosen, chosen, baseCurrency, language)
            }),
          )}
          {row(
            'difference',
            cells((line, isMain) => {
              if (isMain) return t('budgetLine.here')
              const edit = choosing(items, line.id)
              if (!edit) return '–'
              // A line without a price costs nothing only as long as nobody has asked.
              if ((effects.figures(line.id)?.low ?? null) === null) return t('budgetLine.marks.unpriced')
              return <b>{differenceText(effects.of(edit), baseCurrency, { t, language }) ?? t('budgetLine.same')}</b>
            }),
          )}
          {[...properties.values()].map(({ id, name, enName, unit }) => (
            <tr key={id}>
              <th scope="row">{pickName(words.isChinese, name, enName)}</th>
              {cells((line) => {
                const found = offerOf(line)?.attributes.find((one) => one.id === id)
                if (!found) return '–'
                return [pickName(words.isChinese, found.value, found.enValue), unit].filter(Boolean).join(' ')
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('budgetLine.row.acts')}</th>
            {cells((line, isMain) => (
              <Acts context={context} line={line} main={main} isMain={isMain} onOpenLine={onOpenLine} />
            ))}
          </tr>
        </tbody>
      </table>
      {orderQty === '0' && <p className={styles['hint']}>{t('budgetLine.noQuantity')}</p>}
    </section>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return <span className={styles['aside']}>{children}</span>
}

function Head({ line, isMain, words }: { line: Line; isMain: boolean; words: LineContext['words'] }) {
  const { t } = useTranslation()
  const { snapshot } = line
  return (
    <div className={styles['head']}>
      {snapshot && (
        <span className={styles['picture']}>
          <Picture
            address={snapshot.cover?.address ?? null}
            alt=""
            sizes="80px"
            color={snapshot.cover?.color ?? null}
          />
        </span>
      )}
      <span>
        {lineName(line, words.isChinese) || t('budgetLine.unnamed')}
        <Aside>{isMain ? t('budgetLine.here') : makeText(line, words.isChinese)}</Aside>
      </span>
    </div>
  )
}

interface ActsProps extends AlternativesProps {
  line: Line
  main: Line
  isMain: boolean
}

function Acts({ context, line, main, isMain, onOpenLine }: ActsProps) {
  const { t } = useTranslation()
  const { editor, items, words } = context
  const name = lineName(line, words.isChinese) || t('budgetLine.unnamed')
  const undo = { label: t('budgetLine.undo'), act: () => void editor.undo() }
  const choose = ({ currentTarget }: MouseEvent) => {
    const edit = choosing(items, line.id)
    if (!edit) return
    editor.edit(edit)
    showToast(t('budgetLine.isChosen', { name }), undo)
    focusDialogOf(currentTarget)
    onOpenLine(line.id)
  }
  const remove = ({ currentTarget }: MouseEvent) => {
    editor.edit({ remove: removal({ items }, [line.id]).remove ?? [] })
    showToast(t('budgetLine.removed', { name }), undo)
    focusDialogOf(currentTarget)
    if (context.line.id === line.id) onOpenLine(main.id)
  }
  const isOtherUnit = line.unit !== main.unit
  return (
    <div className={styles['acts']}>
      {!isMain && mayChangeLine(context, 'alternativeOf') && (
        <>
          <button
            type="button"
            className={buttons['filled']}
            aria-label={t('budgetLine.chooseOne', { name })}
            disabled={isOtherUnit}
            onClick={choose}
          >
            {t('budgetLine.choose')}
          </button>
          {isOtherUnit && (
            <p className={styles['hint']}>
              {t('budgetLine.otherUnit', { unit: words.unit(line.unit), lineUnit: words.unit(main.unit) })}
            </p>
          )}
        </>
      )}
      {line.id !== context.line.id && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('budgetLine.openOne', { name })}
          onClick={() => onOpenLine(line.id)}
        >
          {t('budgetLine.open')}
        </button>
      )}
      {!isMain && mayChangeLine(context, 'whole') && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('budgetLine.removeOne', { name })}
          onClick={remove}
        >
          {t('budgetLine.remove')}
        </button>
      )}
    </div>
  )
}

/** Something that the catalogue does not have, as an alternative. */
function OwnAlternative({ context, main }: { context: LineContext; main: Line }) {
  const { t } = useTranslation()
  const { editor, items, fields } = context
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const rates = useYuanRates()
  const add = () => {
    const called = name.trim()
    if (!called) {
      setRefusal(t('budgetLine.ownPrompt'))
      field.current?.focus()
      return
    }
    if (isFull(items)) return showToast(t('budgetLine.full', { most: MOST_LINES }))
    editor.edit({ put: [{ type: 'line', ...ownAlternative(main, called, { list: fields, rates }) }] })
    say(t('budgetLine.isAlternative', { name: called }))
    setName('')
  }
  return (
    <form
      className={styles['own']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        ref={field}
        label={t('budgetLine.ownName')}
        value={name}
        error={refusal}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onType={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <button type="submit" className={buttons['plain']}>
        {t('budgetLine.ownAdd')}
      </button>
    </form>
  )
}

/** What was pressed goes with what it stood by; the drawer has the focus then, and says by its name what is in it. */
export function focusDialogOf(pressed: EventTarget & Element): void {
  pressed.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
}

export function isFull(items: LineContext['items']): boolean {
  let lines = 0
  for (const { type } of items.values()) if (type === 'line') lines += 1
  return lines >= MOST_LINES
}
