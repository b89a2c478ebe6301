import { useQuery } from '@tanstack/react-query'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_LINES } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { lineIn } from '../../../contract/budgets/choosing.ts'
import { replacedBy, type YuanRate } from '../../../contract/budgets/offers.ts'
import { pickName, skuNameOf } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { similarProductsQuery } from '../../finding/similar/similar.ts'
import buttons from '../../kit/buttons.module.css'
import { useComeInSight } from '../../kit/focus/come-in-sight.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import '../../locales/substituting-texts.ts'
import { useSubstituting } from '../../workspace/substituting.ts'
import { offersOf } from '../queries.ts'
import { AgreedLost } from './AgreedLost.tsx'
import { isFull } from './Alternatives.tsx'
import { alternativeOfOffer } from './deeds.ts'
import { effectsOn, isForNothing, lostFacts, sharedProperties, type Effects } from './differences.ts'
import { focusDialogOf } from './focus-dialog.ts'
import { mayChangeLine, useYuanRates, type LineContext } from './line-context.ts'
import styles from './Replacing.module.css'
import { differenceText, ownPriceText, timeDifference } from './words.ts'
import { useWorseWords } from '../../catalogue/facts/worse-words.ts'

interface ReplacingProps {
  context: LineContext
  onOpenProduct: (skuId: string) => void
}

/** Similar materials that can replace the line or become its alternatives. They are loaded when the section opens. */
export function Replacing({ context, onOpenProduct }: ReplacingProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { part, content, come } = useComeInSight(isOpen)
  const substituting = useSubstituting()
  const { skuId } = context.line
  if (skuId === null || !mayChangeLine(context, 'skuId')) return null
  return (
    <section ref={part}>
      <button
        type="button"
        className={`${buttons['plain']} ${styles['open']}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('budgetLine.replace')}
        <IconChevronDown aria-hidden />
      </button>
      {substituting && (
        <button
          type="button"
          className={`${buttons['plain']} ${styles['everywhere']}`}
          aria-haspopup="dialog"
          onClick={() => substituting.substitute(skuId)}
        >
          {t('substituting.everywhere')}
        </button>
      )}
      <div
        ref={content}
        id={id}
        tabIndex={isOpen ? -1 : undefined}
        role={isOpen ? 'region' : undefined}
        aria-label={isOpen ? t('budgetLine.replace') : undefined}
      >
        {isOpen && (
          <Similar key={skuId} context={context} skuId={skuId} onLoaded={come} onOpenProduct={onOpenProduct} />
        )}
      </div>
    </section>
  )
}

function Similar({
  context,
  skuId,
  onLoaded,
  onOpenProduct,
}: ReplacingProps & { skuId: string; onLoaded: () => void }) {
  const { t } = useTranslation()
  const { fields, items } = context
  const similar = useQuery(similarProductsQuery(skuId))
  const found = similar.data?.map((product) => product.skuId).filter((one) => one !== skuId) ?? []
  const offers = useQuery({ ...offersOf([skuId, ...found]), enabled: found.length > 0 })
  const rates = useYuanRates(offers.data)
  const effects = useMemo(() => effectsOn(fields, items), [fields, items])
  const isLoaded = similar.isSuccess && (found.length === 0 || offers.isSuccess)
  useEffect(() => {
    if (isLoaded) onLoaded()
  }, [isLoaded, onLoaded])
  const failed = [similar, offers].find(({ isError }) => isError)
  if (failed)
    return (
      <FailureFace
        isPart
        error={failed.error}
        what={t('budgetLine.replaceFailed')}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!isLoaded) return <ProgressLine label={t('budgetLine.replaceLoading')} />
  const own = offers.data?.find((offer) => offer.skuId === skuId)
  const others = offers.data?.filter((offer) => offer !== own && offer.now.status === 'on_sale') ?? []
  if (others.length === 0) return <p className={styles['hint']}>{t('budgetLine.replaceNone')}</p>
  return (
    <>
      <p className={styles['hint']}>{t('budgetLine.replaceHint')}</p>
      <AgreedLost context={context} effects={effects} />
      <ul className={styles['list']}>
        {others.map((offer) => (
          <li key={offer.skuId}>
            <Candidate
              context={context}
              offer={offer}
              own={own}
              rates={rates}
              effects={effects}
              onOpenProduct={onOpenProduct}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CandidateProps extends ReplacingProps {
  offer: Offer
  own: Offer | undefined
  rates: ReadonlyMap<string, YuanRate>
  effects: Effects
}

function Candidate({ context, offer, own, rates, effects, onOpenProduct }: CandidateProps) {
  const { fields, line, words } = context
  const { snapshot } = offer
  const { isChinese } = words
  const name = skuNameOf(isChinese, snapshot, snapshot.variant)
  const exchange = { list: fields, rates }
  const replaced = replacedBy(line, offer, exchange)
  return (
    <article className={styles['candidate']} aria-label={name}>
      <span className={styles['picture']}>
        <Picture address={snapshot.cover?.address ?? null} alt="" sizes="120px" color={snapshot.cover?.color ?? null} />
      </span>
      <div className={styles['words']}>
        <button type="button" className={styles['name']} onClick={() => onOpenProduct(offer.skuId)}>
          {name}
        </button>
        <p className={styles['make']}>
          {[pickName(isChinese, snapshot.brand.name, snapshot.brand.enName), snapshot.model]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Cost context={context} offer={offer} replaced={replaced} effects={effects} />
        <Properties own={own} offer={offer} isChinese={isChinese} />
      </div>
      {replaced && (
        <CandidateActions context={context} offer={offer} name={name} replaced={replaced} exchange={exchange} />
      )}
    </article>
  )
}

interface CostProps extends Pick<CandidateProps, 'context' | 'offer' | 'effects'> {
  /** The line with the offer's SKU; null where the offer is sold in another unit. */
  replaced: ReturnType<typeof replacedBy>
}

/** The candidate's price, and its effect on the list's total. */
function Cost({ context: { fields, items, line, words }, offer, replaced, effects }: CostProps) {
  const { t, i18n } = useTranslation()
  if (!replaced)
    return (
      <p className={styles['hint']}>
        {t('budgetLine.otherUnit', { unit: words.unit(offer.unit), lineUnit: words.unit(line.unit) })}
      </p>
    )
  const difference = effects.of({ put: [{ type: 'line', ...replaced }] })
  const amount = difference && differenceText(difference, fields.baseCurrency, { t, language: i18n.language })
  const price = ownPriceText(replaced)
  const isIdle = isForNothing(items, line)
  return (
    <p>
      {price === null ? t('budgetLine.marks.unpriced') : `${price} / ${words.unit(offer.unit)}`}
      {' · '}
      {price !== null && (
        <>
          <b>
            {amount
              ? t('budgetLine.listMore', { amount })
              : t(isIdle ? 'budgetLine.noQuantity' : 'budgetLine.noDifference')}
          </b>
          {' · '}
        </>
      )}
      {timeDifference(offer.leadTimeDays, line.leadTimeDays, { t })}
    </p>
  )
}

interface CandidateActionsProps extends Pick<CandidateProps, 'context' | 'offer'> {
  name: string
  replaced: NonNullable<CostProps['replaced']>
  exchange: Parameters<typeof replacedBy>[2]
}

function CandidateActions({ context, offer, name, replaced, exchange }: CandidateActionsProps) {
  const { t } = useTranslation()
  const { editor, items, line } = context
  const undo = { label: t('budgetLine.undo'), act: () => void editor.undo() }
  const replace = ({ currentTarget }: MouseEvent) => {
    focusDialogOf(currentTarget)
    editor.edit({ put: [{ type: 'line', ...replaced }] })
    const losesAgreed = line.price.chosen !== null && replaced.price.chosen === null
    showToast(t(losesAgreed ? 'budgetLine.isReplacedAgreed' : 'budgetLine.isReplaced', { name }), undo)
  }
  const addBeside = () => {
    if (isFull(items)) return showToast(t('budgetLine.full', { most: MOST_LINES }))
    const main = lineIn(items, line.alternativeOf) ?? line
    editor.edit({ put: [{ type: 'line', ...alternativeOfOffer(main, offer, exchange) }] })
    showToast(t('budgetLine.isAlternative', { name }), undo)
  }
  return (
    <div className={styles['acts']}>
      <button
        type="button"
        className={buttons['plain']}
        aria-label={t('budgetLine.replaceWithOne', { name })}
        onClick={replace}
      >
        {t('budgetLine.replaceWith')}
      </button>
      {mayChangeLine(context, 'whole') && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('budgetLine.asAlternativeOne', { name })}
          onClick={addBeside}
        >
          {t('budgetLine.asAlternative')}
        </button>
      )}
    </div>
  )
}

/** Facts that are worse or lost; then properties that both state: each that differs with both values, and how many are the same. */
function Properties({ own, offer, isChinese }: { own: Offer | undefined; offer: Offer; isChinese: boolean }) {
  const { t } = useTranslation()
  const worseWords = useWorseWords()
  if (!own) return null
  const shared = sharedProperties([own, offer])
  const lost = lostFacts(own, offer)
  if (shared.length + lost.length === 0) return <p className={styles['make']}>{t('budgetLine.sharedNone')}</p>
  const same = shared.filter(({ isSame }) => isSame)
  const withUnit = ({ value, enValue }: { value: string; enValue: string }, unit: string | null) =>
    [pickName(isChinese, value, enValue), unit].filter(Boolean).join(' ')
  return (
    <dl className={styles['shared']} aria-label={t('budgetLine.shared')}>
      {lost.map(({ id, name, enName, unit, worse, ...value }) => (
        <div key={id}>
          <dt>{pickName(isChinese, name, enName)}</dt>
          <dd className={styles['worse']}>{worseWords({ worse, from: withUnit(value, unit), to: null })}</dd>
        </div>
      ))}
      {shared.map(({ id, name, enName, unit, values, isSame, worse }) => {
        if (isSame) return null
        const [was = '', is = ''] = values.map((value) => withUnit(value, unit))
        return (
          <div key={id}>
            <dt>{pickName(isChinese, name, enName)}</dt>
            {worse ? (
              <dd className={styles['worse']}>{worseWords({ worse, from: was, to: is })}</dd>
            ) : (
              <dd>{t('budgetLine.against', { value: is, other: was })}</dd>
            )}
          </div>
        )
      })}
      {same.length > 0 && (
        <div>
          <dt>{t('budgetLine.sharedSame')}</dt>
          <dd>{same.map(({ name, enName }) => pickName(isChinese, name, enName)).join(isChinese ? '、' : ', ')}</dd>
        </div>
      )}
    </dl>
  )
}
