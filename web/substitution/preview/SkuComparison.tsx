import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Substituted } from '../../../contract/substitution.ts'
import { dayText } from '../../budgets/amount-text.ts'
import { useWorseWords } from '../../catalogue/facts/worse-words.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { SQUARE_METRE } from '../../catalogue/prices/price-text.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { useSkuWords } from '../words.ts'
import styles from './Preview.module.css'
import { useSideWords } from './side-words.ts'

/** Both SKUs, and how they differ: first which facts are worse. */
export function SkuComparison({ preview }: { preview: Substituted }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const titleId = useId()
  const words = useSideWords()
  const worseWords = useWorseWords()
  const { from, to, properties, certificates } = preview
  const change = (before: string | null, after: string | null) => {
    const [one, other] = [before, after].map((value) => value ?? t('substitution.unknown'))
    return one === other ? t('substitution.same', { value: one }) : t('substitution.change', { from: one, to: other })
  }
  const value = (said: { value: string; enValue: string } | null, unit: string | null) =>
    said && [pickName(isChinese, said.value, said.enValue), unit].filter(Boolean).join(' ')
  const certificateWords = ({ scheme, enScheme, number, expiresOn }: (typeof certificates.lost)[number]) => {
    const name = [pickName(isChinese, scheme, enScheme), number].filter(Boolean).join(' ')
    return expiresOn === null
      ? name
      : t('substitution.certificates.until', { name, date: dayText(expiresOn, i18n.language) })
  }
  // Prices per square metre are left out where both SKUs are sold by it.
  const isSaid = [from, to].every(({ unit }) => unit === SQUARE_METRE)
  const isPerSquareMetre = !isSaid && (from.perSquareMetre !== null || to.perSquareMetre !== null)
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['heading']}>
        {t('substitution.compared')}
      </h3>
      <div className={styles['pair']}>
        <Side sku={from} label={t('substitution.from')} />
        <Side sku={to} label={t('substitution.to')} />
      </div>
      {from.unit !== to.unit && <p className={styles['warning']}>{t('substitution.otherUnit')}</p>}
      <dl className={styles['facts']}>
        {properties.map(
          ({ id, name, enName, unit, from: before, to: after, worse }) =>
            worse && (
              <Fact key={id} name={pickName(isChinese, name, enName)} isWarning>
                {worseWords({ worse, from: value(before, unit) ?? '', to: value(after, unit) })}
              </Fact>
            ),
        )}
        <Fact name={t('substitution.price')}>{change(words.price(from), words.price(to))}</Fact>
        {isPerSquareMetre && (
          <Fact name={t('substitution.perSquareMetre')}>
            {change(words.perSquareMetre(from), words.perSquareMetre(to))}
          </Fact>
        )}
        <Fact name={t('substitution.leadTime')}>{change(words.leadTime(from), words.leadTime(to))}</Fact>
        {properties.map(
          ({ id, name, enName, unit, from: before, to: after, worse }) =>
            !worse && (
              <Fact key={id} name={pickName(isChinese, name, enName)}>
                {change(value(before, unit), value(after, unit))}
              </Fact>
            ),
        )}
        {(['lost', 'gained', 'expiring'] as const).map(
          (kind) =>
            certificates[kind].length > 0 && (
              <Fact key={kind} name={t(`substitution.certificates.${kind}`)} isWarning={kind !== 'gained'}>
                {certificates[kind].map(certificateWords).join(isChinese ? '；' : '; ')}
              </Fact>
            ),
        )}
      </dl>
    </section>
  )
}

function Side({ sku, label }: { sku: Substituted['from']; label: string }) {
  const { name, make } = useSkuWords()(sku)
  return (
    <div className={styles['side']}>
      <span className={styles['picture']}>
        <Picture address={sku.cover?.address ?? null} alt="" sizes="96px" color={sku.cover?.color ?? null} />
      </span>
      <span className={styles['sideWords']}>
        <span className={styles['aside']}>{label}</span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['aside']}>{make}</span>
      </span>
    </div>
  )
}

function Fact({ name, isWarning = false, children }: { name: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isWarning ? styles['warning'] : undefined}>{children}</dd>
    </div>
  )
}
