import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Budget } from '../../../../contract/budgets/calls.ts'
import type { Thing } from '../../../../contract/collaboration/rights.ts'
import { MOST_OFFERED, MOST_OFFERED_OF_A_LINE } from '../../../../contract/sharing/sending-calls.ts'
import { changeText, rangeText } from '../../../budgets/amount-text.ts'
import { skuNameOf } from '../../../catalogue/names.ts'
import { TickField } from '../../../kit/fields/TickField.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { Section } from '../../../kit/Section.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { choicesIn, effectOf, hasChoices, presentOffered, type Choice, type ChoiceLine } from './offered-choices.ts'
import { useBudgetsAmong } from './queries.ts'
import type { SendingDraft } from './sending-draft.ts'

interface OfferFieldProps extends Pick<SendingDraft, 'figure' | 'offered'> {
  parts: readonly Thing[]
  onChange: (offered: string[]) => void
}

/** Which alternatives of the lists the client may choose. */
export function OfferField({ parts, ...offering }: OfferFieldProps) {
  const { t } = useTranslation()
  const budgets = useBudgetsAmong(parts)
  if (!parts.some(({ kind }) => kind === 'budget')) return null
  return (
    <Answer query={budgets} failed={t('sending.offerFailed')} skeletonHeight={24}>
      {(all) => <Offers budgets={all} {...offering} />}
    </Answer>
  )
}

interface OffersProps extends Omit<OfferFieldProps, 'parts'> {
  budgets: readonly Budget[]
}

function Offers({ budgets, figure, offered, onChange }: OffersProps) {
  const { t } = useTranslation()
  const write = useFigures()
  const lists = useMemo(() => budgets.filter(hasChoices), [budgets])
  const present = useMemo(() => presentOffered(offered, lists), [offered, lists])
  if (lists.length === 0) return <p className="max-w-[70ch] text-meta text-second">{t('sending.offerHow')}</p>
  const hint = t('sending.offerHint', { most: write(MOST_OFFERED_OF_A_LINE) })
  return (
    <Section title={t('sending.offer')} hint={hint}>
      <div className="grid grid-cols-1 gap-24">
        {lists.map((budget) => (
          <ListOffer key={budget.id} budget={budget} figure={figure} offered={present} onChange={onChange} />
        ))}
      </div>
    </Section>
  )
}

function ListOffer({ budget, figure, offered, onChange }: Omit<OffersProps, 'budgets'> & { budget: Budget }) {
  const { t } = useTranslation()
  const choices = useMemo(() => choicesIn(budget, figure), [budget, figure])
  return (
    <Section title={budget.name} hint={t(`sending.amounts.${budget.taxMode}`)} level={3}>
      <ul className="grid grid-cols-1">
        {choices.map((choice) => (
          <li key={choice.line.id} className="border-b py-12 first:border-t">
            <LineOffer choice={choice} budget={budget} figure={figure} offered={offered} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface LineOfferProps extends Omit<OffersProps, 'budgets'> {
  choice: Choice
  budget: Pick<Budget, 'baseCurrency'>
}

/** A line, and what can be offered instead of it. */
function LineOffer({ choice: { line, alternatives }, budget, figure, offered, onChange }: LineOfferProps) {
  const { t } = useTranslation()
  const write = useFigures()
  const nameOf = useLineName()
  const { amountOf, effectOn } = useAmountTexts(budget.baseCurrency, figure)
  const hasPictures = [line, ...alternatives.map(({ alternative }) => alternative)].some(({ snapshot }) => snapshot)
  const ticked = alternatives.filter(({ alternative }) => offered.includes(alternative.id)).length
  const whyNot = ({ alternative, canBeOffered }: Choice['alternatives'][number]) => {
    if (!canBeOffered) return t('sending.otherUnit')
    if (offered.includes(alternative.id)) return undefined
    if (ticked >= MOST_OFFERED_OF_A_LINE) return t('sending.offerFull', { most: write(MOST_OFFERED_OF_A_LINE) })
    return offered.length >= MOST_OFFERED ? t('sending.offerAllFull', { most: write(MOST_OFFERED) }) : undefined
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-8 w-full p-0">
        <span className="flex items-center gap-12">
          {hasPictures && <SmallPicture line={line} />}
          <span className="min-w-0 flex-1 wrap-anywhere">
            {nameOf(line)}
            <span className="ml-6 text-meta text-second"> {amountOf(line)}</span>
          </span>
        </span>
      </legend>
      <ul className="grid grid-cols-1 gap-4 pl-24 phone:pl-12">
        {alternatives.map((one) => {
          const { alternative, canBeOffered } = one
          const { id } = alternative
          const why = whyNot(one)
          return (
            <li key={id} className="flex min-h-44 items-center gap-12">
              {hasPictures && <SmallPicture line={alternative} />}
              <div className="min-w-0 flex-1 wrap-anywhere">
                <TickField
                  label={nameOf(alternative)}
                  value={offered.includes(id)}
                  {...(why !== undefined && { why })}
                  onChange={(isTicked) =>
                    onChange(isTicked ? [...offered, id] : offered.filter((other) => other !== id))
                  }
                >
                  {canBeOffered && <span className="ml-6 text-meta text-second"> {effectOn(line, alternative)}</span>}
                </TickField>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** A SKU's cover; the same room beside what has none. */
function SmallPicture({ line: { snapshot } }: { line: ChoiceLine }) {
  return (
    <span className="block w-40 shrink-0 overflow-hidden rounded-sm">
      {snapshot && (
        <Picture
          address={snapshot.cover?.address ?? null}
          alt=""
          sizes="40px"
          color={snapshot.cover?.color ?? null}
          isMinor
        />
      )}
    </span>
  )
}

function useLineName() {
  const { t, i18n } = useTranslation()
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  return ({ name, snapshot }: ChoiceLine) =>
    name || (snapshot && skuNameOf(isChinese, snapshot, snapshot.variant)) || t('sending.unnamed')
}

function useAmountTexts(currency: string, figure: OfferFieldProps['figure']) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const range = (low: string, high: string) => rangeText(low, high, currency, language)
  const positive = (amount: string) => amount.replace(/^-/, '')
  const amountOf = ({ figures }: ChoiceLine): string => {
    const [low, high] = figure === null ? [figures.low, figures.high] : [figures.chosen, figures.chosen]
    if (low === null || high === null) return t(figure === null ? 'sending.noPrice' : 'sending.openPrice')
    return `${currency} ${range(low, high)}`
  }
  /** "adds CNY 1,200.00", "saves CNY 80.00 – 300.00"; where it may do either, "CNY −20.00 – +110.00". */
  const effectOn = (line: ChoiceLine, alternative: ChoiceLine): string => {
    const effect = effectOf({ line, alternative }, figure)
    if (!effect) return amountOf(alternative)
    const { least, most } = effect
    if (Number(least) === 0 && Number(most) === 0) return t('sending.sameAmount')
    if (Number(least) >= 0) return t('sending.adds', { currency, amount: range(least, most) })
    if (Number(most) <= 0) return t('sending.saves', { currency, amount: range(positive(most), positive(least)) })
    return `${currency} ${changeText(least, currency, language)} – ${changeText(most, currency, language)}`
  }
  return { amountOf, effectOn }
}
